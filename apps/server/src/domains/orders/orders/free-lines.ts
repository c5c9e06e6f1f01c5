import { negate } from '@pandrop/money/money'
import type { Transaction } from '../../../db/transaction.ts'
import { systemAccount } from '../../../ledger/accounts.ts'
import { post } from '../../../ledger/post.ts'
import { withdrawReversed } from '../../catalogue/staff-items/reversed-items.ts'
import type { LockedLine } from './locked-order.ts'
import { freeItems } from './order-steps.sql.ts'

/** Lines of a paid order that stand no more. */
interface FreedLines {
  orderId: number
  lines: readonly LockedLine[]
  /** until when their items are hidden under trade protection; null: for sale at once */
  availableFrom: Date | null
  reason: string
  by: string
  at: Date
}

/**
 * Sets the items of lines free and takes what they had cost back into stock, each line in a posting of its own
 * (docs/behaviour/money.md#stock-cost). What is not the shop's any more is withdrawn at once. The caller holds the
 * items and the order.
 */
export const freeLines = async (tx: Transaction, { lines, availableFrom, ...booking }: FreedLines): Promise<void> => {
  await freeItems(
    tx,
    lines.map(({ itemId }) => itemId),
    availableFrom,
  )
  await Promise.all(lines.map((line) => bookBack(tx, line, booking)))
  await withdrawReversed(tx, [booking.orderId], booking)
}

const bookBack = async (
  tx: Transaction,
  { lineNo, cost }: LockedLine,
  { orderId, reason, by, at }: Omit<FreedLines, 'lines' | 'availableFrom'>,
): Promise<void> => {
  if (cost === null || cost === 0) return
  const reference = `order:${orderId}:back:${lineNo}`
  const entries = [
    { account: systemAccount('stock'), cents: negate(cost) },
    { account: systemAccount('cost_of_sales'), cents: cost },
  ]
  const posted = await post(tx, { reference, kind: 'item_back', entries, reason, by, at })
  if (!posted.ok) throw new Error(`the books refused ${reference}: ${posted.refusal}`)
}
