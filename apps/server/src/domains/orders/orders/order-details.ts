import type { Answer } from '@pandrop/contract/call'
import { exteriorNames } from '@pandrop/contract/exteriors'
import { isProtected } from '@pandrop/contract/lifecycle/order'
import { refundDueAt } from '@pandrop/contract/lifecycle/withdrawal'
import { orderContactOf } from '@pandrop/contract/postal'
import type { orderDetails } from '@pandrop/contract/purchase'
import { secondsOf, secondsOrNull } from '@pandrop/contract/wire'
import { cents, inUnits, subtract } from '@pandrop/money/money'
import type { Shop } from '../../../shop.ts'
import { fadeOf } from '../../catalogue/items/fade.ts'
import { picturePaths } from '../../catalogue/items/picture.ts'
import { settingsOf } from '../../content/settings.ts'
import { creditNotesOf, type IssuedNote } from '../credit-notes/credit-notes.ts'
import { type IssuedReceipt, receiptOf } from '../receipts/receipts.ts'
import { customerTradeOf } from '../trade-offers/shown-trades.ts'
import { withdrawableUntil } from '../withdrawals/withdrawal.rules.ts'
import {
  type DetailedLineRow,
  type OrderEventRow,
  type OrderHeadRow,
  type RefundRow,
  selectDetailedLines,
  selectOrderEvents,
  selectOrderHead,
  selectOrderRefunds,
} from './order-details.sql.ts'
import { toLine } from './orders.rules.ts'

/** An order as its customer sees it; amounts are EUR units, moments Unix seconds. */
export type OrderDetails = Answer<typeof orderDetails>['payload']

/** An order with everything that is written down about it. */
export interface WholeOrder {
  head: OrderHeadRow
  lines: DetailedLineRow[]
  events: OrderEventRow[]
  refunds: RefundRow[]
}

/** Any order, for operators; undefined where there is none. */
export const wholeOrder = async (
  { pool, clock }: Pick<Shop, 'pool' | 'clock'>,
  orderId: number,
): Promise<WholeOrder | undefined> => {
  const head = await selectOrderHead(pool, orderId, clock.now())
  if (!head) return undefined
  const [lines, events, refunds] = await Promise.all([
    selectDetailedLines(pool, orderId),
    selectOrderEvents(pool, orderId),
    selectOrderRefunds(pool, orderId),
  ])
  return { head, lines, events, refunds }
}

/** A customer's own order, once it was paid; undefined for every other. */
export const orderDetailsOf = async (
  shop: Pick<Shop, 'pool' | 'clock'>,
  { orderId, customerId }: { orderId: number; customerId: number },
): Promise<OrderDetails | undefined> => {
  const order = await wholeOrder(shop, orderId)
  if (!order || order.head.customer_id !== customerId || !order.head.paid_at) return undefined
  const [settings, notes, receipt, trade] = await Promise.all([
    settingsOf(shop.pool),
    creditNotesOf(shop.pool, orderId),
    receiptOf(shop.pool, orderId),
    customerTradeOf(shop.pool, orderId),
  ])
  const now = shop.clock.now()
  return toDetails(order, { currency: settings.internal_currency.name, notes, receipt, trade, now })
}

interface Beside {
  currency: string
  /** by the refund that each belongs to */
  notes: Map<string, IssuedNote>
  receipt: IssuedReceipt | undefined
  trade: OrderDetails['trade']
  now: Date
}

const toDetails = (
  { head, lines, events, refunds }: WholeOrder,
  { currency, notes, receipt, trade, now }: Beside,
): OrderDetails => ({
  id: head.id,
  created_at: secondsOf(head.created_at),
  status: head.state,
  payment_method: head.payment_method,
  currency,
  total: inUnits(head.total_cents),
  discount: inUnits(head.discount_cents),
  promo_code: head.promo_code,
  pack: head.pack,
  deal_id: head.deal_id,
  vat: inUnits(head.vat_cents),
  // One purchase, one country: all lines agree.
  vat_percent: lines[0]?.vat_percent ?? 0,
  vat_country: lines[0]?.vat_country ?? head.country,
  trade_link: head.trade_link,
  contact: orderContactOf(head),
  terms_accepted_at: secondsOrNull(head.terms_accepted_at),
  withdrawal_waiver_at: secondsOrNull(head.withdrawal_waiver_at),
  withdrawable_until: head.withdrawn_at ? null : secondsOrNull(withdrawableUntil(head, isMoneyLeft(lines), now)),
  withdrawal: withdrawalOf(head),
  protected_until: isProtected(head.state) ? secondsOrNull(head.protected_until) : null,
  delivery_paused_until: secondsOrNull(head.held_until),
  trade,
  lines: lines.map(toDetailedLine),
  receipt: receipt ? { number: receipt.number } : null,
  refunds: refunds.map(({ id, created_at, cents: amount, destination, state }) => ({
    at: secondsOf(created_at),
    sum: inUnits(amount),
    destination,
    state,
    credit_note: noteOf(notes.get(id)),
  })),
  timeline: events.map(({ kind, state, at, note }) => ({ kind, status: state, at: secondsOf(at), note })),
})

/** Whether money of an order is left that could go back. */
export const isMoneyLeft = (
  lines: readonly Pick<DetailedLineRow, 'price_cents' | 'discount_cents' | 'refunded_cents'>[],
): boolean => lines.some((line) => line.refunded_cents < line.price_cents - line.discount_cents)

const withdrawalOf = ({ withdrawal_state: state, withdrawn_at: at }: OrderHeadRow): OrderDetails['withdrawal'] =>
  state && at ? { at: secondsOf(at), state, refund_due_at: secondsOf(refundDueAt(at)) } : null

const noteOf = (note: IssuedNote | undefined) => (note ? { id: note.id, number: note.number } : null)

const toDetailedLine = (row: DetailedLineRow): OrderDetails['lines'][number] => ({
  ...toLine({
    itemId: row.item_id,
    title: row.title,
    imgUrl: picturePaths(row.picture).img_url,
    quality: row.quality,
    type: row.type,
    phase: row.phase,
    fade: fadeOf(row),
    attachments: row.attachments,
    paid: subtract(cents(row.price_cents), cents(row.discount_cents)),
  }),
  price: inUnits(row.price_cents),
  discount: inUnits(row.discount_cents),
  vat: inUnits(row.vat_cents),
  refunded: inUnits(row.refunded_cents),
  exterior: exteriorNames[row.exterior],
  float: row.float,
  paint_seed: row.paint_seed,
})
