import type { Queryable } from '../../../db/statement.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { settingsOf } from '../../content/settings.ts'
import { issueDue, issueDueOf } from './receipts.sql.ts'

type Issuing = Pick<Shop, 'pool' | 'clock'>

const receiptsAtOnceMax = 200

/**
 * The job that gives paid orders their receipts, first paid first. A number is the next one of the year: receipts wait
 * for each other in transactions of their own, so that sales need not (docs/behaviour/money.md#receipt).
 */
export const issueReceipts = async ({ pool, clock }: Issuing): Promise<void> => {
  const issueSome = () =>
    inTransaction(pool, async (tx) => {
      const { requisites } = await settingsOf(tx)
      return issueDue(tx, receiptsAtOnceMax, clock.now(), requisites)
    })
  while ((await issueSome()).length === receiptsAtOnceMax);
}

/** Gives one order its receipt, where it is paid and has none. */
export const issueReceiptOf = async (q: Queryable, orderId: number, at: Date): Promise<void> => {
  const { requisites } = await settingsOf(q)
  await issueDueOf(q, orderId, at, requisites)
}
