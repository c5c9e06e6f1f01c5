import type { Cents } from '@pandrop/money/money'
import { enqueue } from '../../../db/enqueue.ts'
import type { Transaction } from '../../../db/transaction.ts'
import { customerAccount, systemAccount } from '../../../ledger/accounts.ts'
import { type Entry, post } from '../../../ledger/post.ts'
import { type Claim, settleClaim } from '../disputes/claims.ts'
import { collectDebt } from '../disputes/debts.ts'
import { insertDisputeRefund, insertRefundLines, selectRefundByKey } from './refunds.sql.ts'
import { refundToBalance, refundToCard } from './refunds.ts'
import { type LineBack, takenBack } from './split.rules.ts'

/** Money of an order that goes back; the caller holds its payment, items and order. */
export interface OrderRefund {
  orderId: number
  customerId: number
  /** null: the balance; else the card payment that it goes back to */
  paymentId: string | null
  /** at least one above zero */
  lines: readonly LineBack[]
  reason: string
  /** staff:<id> or the name of a job */
  by: string
  at: Date
  /** names the operator's attempt */
  key: string | undefined
  /** origin of the shop */
  publicUrl: string
}

/**
 * Gives money of an order back: one transaction of the ledger, and where it goes to a card also a job that asks the
 * provider once this is committed. What goes to the balance pays first what the customer owes. More of a line than was
 * paid throws (constraint order_lines_refunded).
 * @returns the amount
 */
export const giveBack = async (tx: Transaction, refund: OrderRefund): Promise<Cents> => {
  const { orderId, customerId, paymentId, lines, reason, by, at, key, publicUrl } = refund
  const back = takenBack(lines)
  const written = { customerId, orderId, amount: back.amount, reason, by, at, key }
  const refundId = paymentId
    ? // Orders are charged in EUR: a cent of the order is a cent of the card's.
      await refundToCard(tx, { ...written, paymentId, amountMinor: back.amount })
    : await refundToBalance(tx, written)
  await writeLines(tx, refundId, orderId, lines)
  // A job, because its gapless number makes refunds wait for each other (docs/behaviour/money.md#credit-note).
  await enqueue(tx, 'issue_credit_note', { refundId })
  const account = paymentId ? systemAccount('payouts_owed') : customerAccount(customerId)
  const receivers = [{ account, cents: back.amount }]
  const reference = `refund:${refundId}`
  await takeBack(tx, { lines, receivers, reference, reason, by, at })
  if (!paymentId) await collectDebt(tx, { customerId, credited: back.amount, reference, by, at, publicUrl })
  return back.amount
}

/**
 * Undoes the sale of lines against a dispute that is open or lost: the bank has given that money to the card's holder,
 * so nothing leaves. What the customer owes for the dispute is forgiven, and what was taken from their balance for it
 * comes back. The caller holds the charge and the balance.
 * @returns the amount
 */
export const giveBackAgainst = async (
  tx: Transaction,
  refund: OrderRefund & { paymentId: string },
  claim: Claim,
): Promise<Cents> => {
  const { orderId, customerId, paymentId, lines, reason, by, at, key = null, publicUrl } = refund
  const { amount } = takenBack(lines)
  const row = await insertDisputeRefund(tx, {
    customerId,
    orderId,
    paymentId,
    disputeId: claim.id,
    cents: amount,
    reason,
    by,
    at,
    key,
  })
  if (!row) throw new Error('a new refund has no id')
  await writeLines(tx, row.id, orderId, lines)
  await enqueue(tx, 'issue_credit_note', { refundId: row.id })
  const { entries: receivers, returned } = await settleClaim(
    tx,
    { claimId: claim.id, customerId },
    { refundId: row.id, amount, at },
  )
  const reference = `refund:${row.id}`
  await takeBack(tx, { lines, receivers, reference, reason, by, at })
  if (returned > 0) await collectDebt(tx, { customerId, credited: returned, reference, by, at, publicUrl })
  return amount
}

const writeLines = async (
  tx: Transaction,
  refundId: string,
  orderId: number,
  lines: readonly LineBack[],
): Promise<void> => {
  const paid = lines.filter(({ amount }) => amount > 0)
  await insertRefundLines(tx, {
    refundId,
    orderId,
    lineNos: paid.map(({ lineNo }) => lineNo),
    cents: paid.map(({ amount }) => amount),
    vatCents: paid.map(({ vat }) => vat),
  })
}

interface TakingBack extends Pick<OrderRefund, 'lines' | 'reason' | 'by' | 'at'> {
  reference: string
  receivers: readonly Entry[]
}

const takeBack = async (
  tx: Transaction,
  { lines, receivers, reference, reason, by, at }: TakingBack,
): Promise<void> => {
  const { sales, vat, promo } = takenBack(lines)
  const entries: Entry[] = [
    ...receivers,
    { account: systemAccount('sales'), cents: sales },
    { account: systemAccount('vat'), cents: vat },
    { account: systemAccount('promo'), cents: promo },
  ]
  const written = entries.filter((entry) => entry.cents !== 0)
  const posted = await post(tx, { reference, kind: 'refund', entries: written, reason, by, at })
  if (!posted.ok) throw new Error(`the books refused ${reference}: ${posted.refusal}`)
}

/**
 * Undoes the sale of lines that a promo code had paid for whole: nobody gets anything, but neither sales nor discounts
 * keep what was not sold.
 */
export const undoFreeSale = (
  tx: Transaction,
  undo: Omit<OrderRefund, 'key' | 'paymentId' | 'publicUrl'>,
): Promise<void> => takeBack(tx, { ...undo, receivers: [], reference: `order:${undo.orderId}:undone` })

/** Whether an operator's attempt has given back already. */
export const wasGivenBack = async (tx: Transaction, orderId: number, key: string): Promise<boolean> =>
  (await selectRefundByKey(tx, orderId, key)) !== undefined
