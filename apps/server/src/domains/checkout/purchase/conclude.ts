import { shownState } from '@pandrop/contract/lifecycle/item'
import { isAwaitingPayment, isGivenUp } from '@pandrop/contract/lifecycle/order'
import { cents, negate } from '@pandrop/money/money'
import { enqueue } from '../../../db/enqueue.ts'
import type { Transaction } from '../../../db/transaction.ts'
import { systemAccount } from '../../../ledger/accounts.ts'
import { post } from '../../../ledger/post.ts'
import { withdrawReversed } from '../../catalogue/staff-items/reversed-items.ts'
import { customerContact } from '../../identity/profile/profile.ts'
import type { EndedPayment, Ending, EndingBy } from '../../payments/payments/payment-row.ts'
import { reasonText } from '../../payments/payments/payments.ts'
import type { PaymentPurposeEnds } from '../../payments/payments/purposes.ts'
import { refundToCard } from '../../payments/refunds/refunds.ts'
import { reclaimPromo, returnPromo, returnPromos } from '../promo/promo.ts'
import { bookSale } from './book-sale.ts'
import { cancelOpenOrders, lockReservedItems } from './free-reservations.sql.ts'
import { type OrderToTell, orderPaidMail, paymentEndedMail, refundedLateMail } from './order-mail.ts'
import {
  type CardOrderLineRow,
  type CardOrderRow,
  insertOrderEvent,
  lockOrder,
  lockOrderItems,
  markPaid,
  markUnpaid,
  selectLinesToTell,
  selectOrderOfPayment,
} from './order-of-payment.sql.ts'
import { canBeCompletedLate } from './purchase.rules.ts'

/**
 * The end of a card payment for an order (docs/behaviour/money.md#late-success): a success sells the reserved items,
 * any other end sets them free. A success that comes after that completes the order where all items are still free at
 * that price, and goes back to the card otherwise. A promo code's use goes and comes with the items.
 */
const concludePurchase = async (tx: Transaction, payment: EndedPayment, ending: EndingBy): Promise<void> => {
  const { order, lines } = await lockOrderOf(tx, payment.id)
  const isOpen = isAwaitingPayment(order.state)
  if (payment.state !== 'Success') {
    if (isOpen) {
      await markUnpaid(tx, order.id, ending.at, ending.by, `the payment ended as ${payment.reason}`)
      await returnPromo(tx, order.id, ending.at)
      await withdrawReversed(tx, [order.id], ending)
    }
    return mailUnpaidOrder(tx, payment, ending)
  }
  if (!isOpen && !isGivenUp(order.state)) throw new Error(`payment ${payment.id} has paid order ${order.id} before`)
  const told = toTell(order, lines)
  const addressee = { recipient: await customerContact(tx, order.customer_id), publicUrl: ending.publicUrl }
  const canComplete = isOpen || canBeCompletedLate(order.state, lines.map(asFound), ending.at)
  if (canComplete && (await reclaimPromo(tx, order.id))) {
    await markPaid(tx, order.id, ending.at, isOpen ? 'paid' : 'paid_late', ending.by)
    await sell(tx, order, lines, ending)
    await enqueue(tx, 'send_mail', orderPaidMail(isOpen ? 'order_paid_card' : 'order_paid_late', told, addressee))
  } else {
    await giveBack(tx, order, payment, ending)
    await enqueue(tx, 'send_mail', refundedLateMail(told, addressee))
  }
}

const lockOrderOf = async (tx: Transaction, paymentId: string) => {
  const found = await selectOrderOfPayment(tx, paymentId)
  if (!found) throw new Error(`payment ${paymentId} is for no order`)
  const lines = await lockOrderItems(tx, found.id)
  const order = await lockOrder(tx, found.id)
  if (!order) throw new Error(`order ${found.id} has disappeared`)
  return { order, lines }
}

const asFound = (line: CardOrderLineRow) => ({
  state: shownState(line.item_state),
  availableFrom: line.available_from,
  price: cents(line.item_price_cents),
  soldFor: cents(line.price_cents),
})

const sell = async (
  tx: Transaction,
  order: CardOrderRow,
  lines: readonly CardOrderLineRow[],
  { at, by }: EndingBy,
): Promise<void> => {
  const amounts = {
    total: cents(order.total_cents),
    customerId: order.customer_id,
    discount: cents(order.discount_cents),
    vat: cents(order.vat_cents),
    costs: lines.map((line) => (line.item_cost_cents === null ? null : cents(line.item_cost_cents))),
  }
  const payer = systemAccount('provider_clearing')
  const posted = await bookSale(tx, { orderId: order.id, payer, ...amounts, by, at })
  if (!posted.ok) throw new Error(`the books refused order ${order.id}: ${posted.refusal}`)
}

// The money is the provider's debt to us and ours to the card, until the refund has arrived.
const giveBack = async (
  tx: Transaction,
  order: CardOrderRow,
  payment: EndedPayment,
  { at, by }: EndingBy,
): Promise<void> => {
  const reason = 'paid after the reservation had ended; the items or the promo code were gone'
  const posted = await post(tx, {
    reference: `payment:${payment.id}:success`,
    kind: 'late_payment',
    entries: [
      { account: systemAccount('provider_clearing'), cents: negate(payment.credit_cents) },
      { account: systemAccount('payouts_owed'), cents: payment.credit_cents },
    ],
    reason,
    by,
    at,
  })
  if (!posted.ok) throw new Error(`the books refused payment ${payment.id}: ${posted.refusal}`)
  await refundToCard(tx, {
    customerId: order.customer_id,
    orderId: order.id,
    paymentId: payment.id,
    amount: payment.credit_cents,
    amountMinor: payment.amount_minor,
    reason,
    by,
    at,
  })
  await insertOrderEvent(tx, { orderId: order.id, kind: 'refunded', by, at, why: reason })
}

/**
 * Sets free what many card payments had reserved; their orders came to nothing and give their promo codes back.
 * @param paymentIds of payments that have just ended unpaid, their rows locked
 */
const freeReservations = async (
  tx: Transaction,
  paymentIds: string[],
  { at, by }: { at: Date; by: string },
): Promise<void> => {
  // Sent together; they run in this order, so the items are locked before the orders.
  const [, ended] = await Promise.all([lockReservedItems(tx, paymentIds), cancelOpenOrders(tx, paymentIds, at, by)])
  const orderIds = ended.map(({ id }) => id)
  await returnPromos(tx, orderIds, at)
  await withdrawReversed(tx, orderIds, { by, at })
}

/** An order as its mails tell it. */
const toTell = (order: CardOrderRow, lines: { title: string; price_cents: number }[]): OrderToTell => ({
  customerId: order.customer_id,
  orderId: order.id,
  name: order.name,
  lines: lines.map(({ title, price_cents }) => ({ title, price: cents(price_cents) })),
  discount: cents(order.discount_cents),
  total: cents(order.total_cents),
  vat: cents(order.vat_cents),
  termsAcceptedAt: order.terms_accepted_at,
  withdrawalWaiverAt: order.withdrawal_waiver_at,
})

/** Queues the mail about a card payment that came to nothing, in the customer's language. */
const mailUnpaidOrder = async (tx: Transaction, payment: EndedPayment, { publicUrl }: Ending): Promise<void> => {
  const order = await selectOrderOfPayment(tx, payment.id)
  if (!order) throw new Error(`payment ${payment.id} is for no order`)
  const [recipient, lines] = await Promise.all([
    customerContact(tx, order.customer_id),
    selectLinesToTell(tx, order.id),
  ])
  const reason = reasonText(payment, recipient.language)
  await enqueue(tx, 'send_mail', paymentEndedMail(toTell(order, lines), reason, { recipient, publicUrl }))
}

/** What follows from the end of a card payment for an order: its items are sold, or free again. */
export const cardPurchases: PaymentPurposeEnds = {
  conclude: concludePurchase,
  setFree: freeReservations,
  mailUnpaid: mailUnpaidOrder,
}
