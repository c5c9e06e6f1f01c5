import { daysBefore } from '@pandrop/money/days'
import { enqueue } from '../../../db/enqueue.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { digestOf, quietSince } from './alerts.rules.ts'
import { deleteOldAlerts, lockRecipient, recordHits, selectDueCustomers } from './alerts.sql.ts'

// The next run, a minute later, goes on with those who are left.
const customersPerRunMax = 2000

// An order can be undone for a week; whatever is sold for so long stays sold.
const soldDaysKept = 30

/**
 * Queues a mail to every verified customer who waits for something that is for sale below their price now, one mail for
 * all of it. It only reads items, so no purchase and no new price waits for it; several servers share the work.
 * @returns how many mails were queued
 */
export const mailPriceAlerts = async (shop: Shop): Promise<number> => {
  const now = shop.clock.now()
  const due = await selectDueCustomers(shop.pool, now, quietSince(now), customersPerRunMax)
  let mails = 0
  for (const { customer_id } of due) if (await alertCustomer(shop, customer_id, now)) mails += 1
  return mails
}

/** What is noted and the mail that tells it are one transaction: neither exists without the other. */
const alertCustomer = (shop: Shop, customerId: number, now: Date): Promise<boolean> =>
  inTransaction(shop.pool, async (tx) => {
    if (!(await lockRecipient(tx, customerId))) return false
    // Looked up after the lock, so that it sees what another server has just noted.
    const entries = digestOf(await recordHits(tx, now, quietSince(now), customerId))
    if (entries.length === 0) return false
    await enqueue(tx, 'send_price_alert', { customerId, entries })
    return true
  })

/** Forgets what was told a month ago about items that are sold. */
export const forgetOldAlerts = async ({ pool, clock }: Shop): Promise<void> => {
  await deleteOldAlerts(pool, daysBefore(clock.now(), soldDaysKept))
}
