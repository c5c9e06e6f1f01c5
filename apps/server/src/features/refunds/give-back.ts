import type { Cents } from '@pandrop/money/money'
import { enqueue } from '../../db/enqueue.ts'
import type { Transaction } from '../../db/transaction.ts'
import { customerAccount, systemAccount } from '../../ledger/accounts.ts'
import { type Entry, post } from '../../ledger/post.ts'
import { collectDebt } from '../disputes/debts.ts'
import { insertRefundLines, selectRefundByKey } from './refunds.sql.ts'
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
  const paid = lines.filter(({ amount }) => amount > 0)
  await insertRefundLines(
    tx,
    refundId,
    orderId,
    paid.map(({ lineNo }) => lineNo),
    paid.map(({ amount }) => amount),
    paid.map(({ vat }) => vat),
  )
  // A job, because its gapless number makes refunds wait for each other (readings.md, Money).
  await enqueue(tx, 'issue_credit_note', { refundId })
  const receiver = paymentId ? systemAccount('payouts_owed') : customerAccount(customerId)
  const reference = `refund:${refundId}`
  await takeBack(tx, { lines, receiver, reference, reason, by, at })
  if (!paymentId) await collectDebt(tx, { customerId, credited: back.amount, reference, by, at, publicUrl })
  return back.amount
}

interface TakingBack extends Pick<OrderRefund, 'lines' | 'reason' | 'by' | 'at'> {
  reference: string
  receiver: Entry['account']
}

const takeBack = async (tx: Transaction, { lines, receiver, reference, reason, by, at }: TakingBack): Promise<void> => {
  const { amount, sales, vat, promo } = takenBack(lines)
  const entries: Entry[] = [
    { account: receiver, cents: amount },
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
): Promise<void> =>
  takeBack(tx, { ...undo, receiver: customerAccount(undo.customerId), reference: `order:${undo.orderId}:undone` })

/** Whether an operator's attempt has given back already. */
export const wasGivenBack = async (tx: Transaction, orderId: number, key: string): Promise<boolean> =>
  (await selectRefundByKey(tx, orderId, key)) !== undefined
