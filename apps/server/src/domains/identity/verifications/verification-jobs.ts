import { isVerificationApproved, verificationWarnDays } from '@pandrop/contract/lifecycle/verification'
import { daysAfter } from '@pandrop/money/days'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { insertCustomerEvent } from '../accounts/customer-events.ts'
import { tellExpired } from './decide-verification.ts'
import { mailVerificationNews } from './verification-mails.ts'
import {
  lockCustomer,
  lockVerification,
  noteWarned,
  selectEnding,
  selectOver,
  setExpired,
  type VerificationRow,
} from './verifications.sql.ts'

type Running = Pick<Shop, 'pool' | 'clock' | 'env'>

type Found = { id: number; customer_id: number }

/** Does something with an approval that still holds, each in a transaction of its own. */
const withApprovals = async (
  { pool }: Running,
  found: readonly Found[],
  work: (tx: Transaction, row: VerificationRow & { valid_until: Date }) => Promise<void>,
): Promise<void> => {
  for (const { id, customer_id: customerId } of found) {
    await inTransaction(pool, async (tx) => {
      await lockCustomer(tx, customerId)
      const row = await lockVerification(tx, id)
      // It was ended, or a newer one took its place, at this very moment.
      if (!row?.valid_until || !isVerificationApproved(row.state)) return
      await work(tx, { ...row, valid_until: row.valid_until })
    })
  }
}

/**
 * Ends approvals whose time is over, and tells customers thirty days before
 * (docs/behaviour/accounts.md#verification-ends); runs every hour. What was told stands in the transaction that queues
 * the mail, so that a crash between the two tells nobody twice.
 */
export const endVerifications = async (shop: Running): Promise<void> => {
  const { pool, clock, env } = shop
  const now = clock.now()
  await withApprovals(shop, await selectOver(pool, now), async (tx, { customer_id: customerId }) => {
    if (!(await setExpired(tx, customerId, now))) return
    const why = 'expired: its time is over'
    await insertCustomerEvent(tx, { customerId, kind: 'verification', by: 'shop', at: now, why })
    await tellExpired(tx, { customerId, publicUrl: env.PUBLIC_URL, at: now })
  })
  const ending = await selectEnding(pool, daysAfter(now, verificationWarnDays))
  await withApprovals(shop, ending, async (tx, { id, customer_id: customerId, valid_until: until }) => {
    await noteWarned(tx, id, now)
    const whom = { customerId, publicUrl: env.PUBLIC_URL }
    await mailVerificationNews(tx, whom, { template: 'verification_ending', until })
  })
}
