import { inTransaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { settingsOf } from '../../content/settings.ts'
import { issueReceiptOf } from '../receipts/issue-receipts.ts'
import { insertNote, lockRefundOfLines, selectNoteOfRefund, selectRefundsWithoutNote } from './credit-notes.sql.ts'

/**
 * The job that issues the credit note of a refund, once. Its number is the next one of the year: notes wait for each
 * other here, in a transaction of their own, so that refunds need not (docs/behaviour/money.md#credit-note).
 */
export const issueCreditNote = ({ pool, clock }: Pick<Shop, 'pool' | 'clock'>, refundId: string): Promise<void> =>
  inTransaction(pool, async (tx) => {
    const refund = await lockRefundOfLines(tx, refundId)
    if (!refund || (await selectNoteOfRefund(tx, refundId))) return
    const { requisites } = await settingsOf(tx)
    // The note names the receipt of the sale that it takes back a part of.
    await issueReceiptOf(tx, refund.order_id, clock.now())
    await insertNote(tx, refundId, refund.order_id, clock.now(), requisites)
  })

const notesPerRunMax = 500

/** The job that issues what has none yet: refunds from before there were credit notes. */
export const issueMissingCreditNotes = async (shop: Shop): Promise<void> => {
  for (const { id } of await selectRefundsWithoutNote(shop.pool, notesPerRunMax)) {
    await issueCreditNote(shop, id).catch((error: unknown) =>
      shop.log.error({ err: error, refund: id }, 'a credit note was not issued'),
    )
  }
}
