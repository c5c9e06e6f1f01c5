import { daysBefore } from '@pandrop/money/days'
import { enqueue } from '../../../db/enqueue.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { forgetAccountEvents } from '../account-events/account-events.ts'
import { cleanUpDevices } from '../devices/known-device.ts'
import { forgetChallenges } from '../passkeys/challenge.ts'
import { partPaths } from '../personal-data/make-export.ts'
import {
  deleteDoomedCustomers,
  deleteExpiredSessions,
  deleteOldAttempts,
  deleteOldLinks,
  deleteOldWishes,
} from './clean-up.sql.ts'

const hour = 60 * 60 * 1000
const doomedHours = 24
// An old link should still say "already verified" for a while instead of "expired".
const linkDaysKept = 30

/**
 * Removes what has had its time: sessions, devices, what passkeys were asked, what happened to accounts, links, wishes
 * for another e-mail, attempt counts, and unverified
 * accounts whose address belongs to another account for 24 hours (docs/behaviour/accounts.md#doomed-24h), with their
 * pictures and the copies of their data.
 */
export const cleanUpAccounts = async ({ pool, clock, log }: Shop): Promise<void> => {
  const now = clock.now()
  await deleteExpiredSessions(pool, now)
  await cleanUpDevices(pool, now)
  await forgetChallenges(pool, now)
  await forgetAccountEvents(pool, now)
  await deleteOldLinks(pool, daysBefore(now, linkDaysKept))
  await deleteOldAttempts(pool, now)
  await deleteOldWishes(pool, now)
  const removed = await inTransaction(pool, async (tx) => {
    const rows = await deleteDoomedCustomers(tx, new Date(now.getTime() - doomedHours * hour))
    const paths = rows.flatMap(({ avatar, copies }) => [
      ...(avatar ? [avatar] : []),
      ...copies.flatMap(({ id, parts }) => partPaths(id, parts)),
    ])
    for (const path of paths) await enqueue(tx, 'remove_stored_file', { path })
    return rows
  })
  if (removed.length > 0) log.info({ customers: removed.length }, 'removed accounts that could not be verified')
}
