import type { Shop } from '../../shop.ts'
import { cleanUpDevices } from '../devices/known-device.ts'
import { deleteDoomedCustomers, deleteExpiredSessions, deleteOldAttempts, deleteOldLinks } from './clean-up.sql.ts'

const hour = 60 * 60 * 1000
const doomedHours = 24
// An old link should still say "already verified" for a while instead of "expired".
const linkDaysKept = 30

/**
 * Removes what has had its time: sessions, devices, links, attempt counts, and unverified accounts whose address
 * belongs to another account for 24 hours (readings.md, Accounts).
 */
export const cleanUpAccounts = async ({ pool, clock, log }: Shop): Promise<void> => {
  const now = clock.now()
  await deleteExpiredSessions(pool, now)
  await cleanUpDevices(pool, now)
  await deleteOldLinks(pool, new Date(now.getTime() - linkDaysKept * 24 * hour))
  await deleteOldAttempts(pool, now)
  const removed = await deleteDoomedCustomers(pool, new Date(now.getTime() - doomedHours * hour))
  if (removed.length > 0) log.info({ customers: removed.length }, 'removed accounts that could not be verified')
}
