import { type EndCause, type OrderHold, type OrderState, orderLifecycle } from '@pandrop/contract/lifecycle/order'
import { type Cents, cents } from '@pandrop/money/money'
import type { Transaction } from '../../../db/transaction.ts'
import type { Noun, StepDone, StepWords } from '../../../lifecycle/take-step.ts'
import { holdCharge } from '../../payments/refunds/refunds.ts'
import type { PaidLine } from '../../payments/refunds/split.rules.ts'
import { type Override, type StandingOrder, sortHolds } from './order-steps.rules.ts'
import {
  lockCustomerOf,
  lockItemsOf,
  lockOrder,
  type OrderLineRow,
  selectChargesOf,
  selectHolds,
  selectLastStep,
  selectLines,
} from './order-steps.sql.ts'

/** Where money of an order goes back to. */
export type Destination = 'card' | 'balance'

/** Who takes a step with which order, and what the step needs or takes (lifecycle/order.ts). */
export interface OrderStepping extends StepWords {
  orderId: number
  /** of trade_sent: Steam's number of the trade offer, or its address */
  tradeOfferId?: string | undefined
  /** the number stands at another order or offer of the same customer, and is meant */
  isSameTrade?: boolean | undefined
  /** of a trade offer that an account of the shop has sent by itself: what its customer compares */
  tradeCode?: string | undefined
  /** of steps that hand the items over: why, where the order is held and goes out all the same */
  override?: Override | undefined
  /** of what is given up before its delivery */
  cause?: EndCause | undefined
  /** of steps that give the money back; the way it was paid where absent */
  destination?: Destination | undefined
  /** who of the staff asks, where a second person may have to agree */
  staffId?: number | undefined
}

/** What became of an order. */
export type OrderDone = StepDone<OrderState>

/** An order, as its steps are refused. */
export const orderNoun: Noun<typeof orderLifecycle, 'order_not_found', 'order_state_wrong'> = {
  name: 'order',
  lifecycle: orderLifecycle,
  notFound: 'order_not_found',
  stateWrong: 'order_state_wrong',
}

/** An order that nobody else changes before the transaction ends. */
export type LockedOrder = StandingOrder & {
  customerId: number
  paymentMethod: 'card' | 'balance'
  /** of the card payment; null: paid from balance */
  paymentId: string | null
  tradeOfferId: string | null
}

/** A line of it. */
export interface LockedLine extends PaidLine {
  itemId: number
  title: string
  /** false once its item is free again */
  live: boolean
  /** what the shop had paid for the item when it was sold; null: nobody knew */
  cost: Cents | null
}

/** Locks an order alone: enough for a step that moves neither items nor money. */
export const lockAlone = async (tx: Transaction, orderId: number): Promise<LockedOrder | undefined> => {
  const row = await lockOrder(tx, orderId)
  if (!row) return undefined
  const last = await selectLastStep(tx, orderId)
  if (!last) throw new Error(`order ${orderId} has no timeline`)
  return {
    id: row.id,
    customerId: row.customer_id,
    state: row.state,
    lastStep: last.kind,
    paymentMethod: row.payment_method,
    paymentId: row.payment_id,
    tradeOfferId: row.trade_offer_id,
    protectedUntil: row.protected_until,
  }
}

/** An order with what holds it back, the heaviest first. */
export interface HeldOrder {
  order: LockedOrder
  holds: OrderHold[]
}

// Disputes are written under the lock of the card payment that they are of.
const holdChargesOf = async (tx: Transaction, orderIds: number[]): Promise<void> => {
  for (const { payment_id: paymentId } of await selectChargesOf(tx, orderIds)) await holdCharge(tx, paymentId)
}

/**
 * Locks orders with what may hold them, in the one order of the house: all card payments, all orders, all customers.
 * @returns those that there are, by their numbers
 */
export const lockAllHeld = async (
  tx: Transaction,
  { orderIds, now }: { orderIds: readonly number[]; now: Date },
): Promise<Map<number, HeldOrder>> => {
  const ids = [...new Set(orderIds)].sort((one, other) => one - other)
  await holdChargesOf(tx, ids)
  const orders: LockedOrder[] = []
  for (const id of ids) {
    const order = await lockAlone(tx, id)
    if (order) orders.push(order)
  }
  const customers = [...new Set(orders.map(({ customerId }) => customerId))].sort((one, other) => one - other)
  for (const customerId of customers) await lockCustomerOf(tx, customerId)
  const held = new Map<number, HeldOrder>()
  for (const order of orders) {
    const holds = (await selectHolds(tx, order.id, now)).map(({ hold }) => hold)
    held.set(order.id, { order, holds: sortHolds(holds) })
  }
  return held
}

/** The same of one; undefined where there is none. */
export const lockHeld = async (
  tx: Transaction,
  { orderId, now }: { orderId: number; now: Date },
): Promise<HeldOrder | undefined> => (await lockAllHeld(tx, { orderIds: [orderId], now })).get(orderId)

/**
 * Locks an order with all that money and items depend on, in the one order of the house: the card payment, the items by
 * ascending id, the order. The customer's balance comes after that, with the ledger.
 */
export const lockWhole = async (
  tx: Transaction,
  orderId: number,
): Promise<{ order: LockedOrder; lines: LockedLine[] } | undefined> => {
  await holdChargesOf(tx, [orderId])
  await lockItemsOf(tx, orderId)
  const order = await lockAlone(tx, orderId)
  return order && { order, lines: (await selectLines(tx, orderId)).map(toLine) }
}

const toLine = (row: OrderLineRow): LockedLine => ({
  lineNo: row.line_no,
  itemId: row.item_id,
  title: row.title,
  price: cents(row.price_cents),
  discount: cents(row.discount_cents),
  vat: cents(row.vat_cents),
  refunded: cents(row.refunded_cents),
  live: row.live,
  cost: row.cost_cents === null ? null : cents(row.cost_cents),
})
