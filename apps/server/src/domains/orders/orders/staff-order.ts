import { orderActions, orderObstacle } from '@pandrop/contract/lifecycle/order'
import { refundDueAt } from '@pandrop/contract/lifecycle/withdrawal'
import { orderContactOf } from '@pandrop/contract/postal'
import type { StaffOrder, StaffOrderLine } from '@pandrop/contract/staff/orders'
import { instantOrNull } from '@pandrop/contract/wire'
import { inUnits } from '@pandrop/money/money'
import type { Shop } from '../../../shop.ts'
import { fadeOf } from '../../catalogue/items/fade.ts'
import { picturePaths } from '../../catalogue/items/picture.ts'
import { customerContact } from '../../identity/profile/profile.ts'
import { staffNames } from '../../identity/staff/staff-names.ts'
import { creditNotesOf, type IssuedNote } from '../credit-notes/credit-notes.ts'
import { receiptOf } from '../receipts/receipts.ts'
import { staffTradeOf } from '../trade-offers/shown-trades.ts'
import type { DetailedLineRow, OrderHeadRow, RefundRow } from './order-details.sql.ts'
import { isMoneyLeft, type WholeOrder, wholeOrder } from './order-details.ts'
import { sortHolds } from './order-steps.rules.ts'
import { selectOrderPayment } from './staff-order-list.sql.ts'

/** Everything that staff see of one order; undefined where there is none. */
export const staffOrder = async (
  shop: Pick<Shop, 'pool' | 'clock'>,
  orderId: number,
): Promise<StaffOrder | undefined> => {
  const order = await wholeOrder(shop, orderId)
  if (!order) return undefined
  const { head, lines, refunds, events } = order
  const [account, payment, notes, receipt, trade, nameOf] = await Promise.all([
    customerContact(shop.pool, head.customer_id),
    head.payment_id === null ? undefined : selectOrderPayment(shop.pool, head.payment_id),
    creditNotesOf(shop.pool, orderId),
    receiptOf(shop.pool, orderId),
    staffTradeOf(shop.pool, orderId),
    staffNames(
      shop.pool,
      events.map(({ by }) => by),
    ),
  ])
  return {
    ...factsOf(head),
    customer: { id: head.customer_id, name: `${account.name} ${account.surname}`, email: account.email },
    payment: payment ? { ...payment, answer_due_at: instantOrNull(payment.answer_due_at) } : null,
    trade,
    lines: lines.map(toLine),
    receipt: receipt ? { id: receipt.id, number: receipt.number } : null,
    refunds: refunds.map((refund) => toRefund(refund, notes)),
    timeline: events.map(({ kind, state, at, by, why, note }) => ({
      kind,
      state,
      at: at.toISOString(),
      by,
      by_name: nameOf(by),
      why,
      note,
    })),
    actions: actionsOf(order, shop.clock.now()),
  }
}

const factsOf = (head: OrderHeadRow) => {
  return {
    id: head.id,
    created_at: head.created_at.toISOString(),
    state: head.state,
    contact: orderContactOf(head),
    trade_link: head.trade_link,
    holds: sortHolds(head.holds),
    held_until: instantOrNull(head.held_until),
    trade_offer_id: head.trade_offer_id,
    protected_until: instantOrNull(head.protected_until),
    sum: inUnits(head.total_cents),
    discount: inUnits(head.discount_cents),
    vat: inUnits(head.vat_cents),
    promo_code: head.promo_code,
    pack: head.pack,
    deal_id: head.deal_id,
    payment_method: head.payment_method,
    paid_at: instantOrNull(head.paid_at),
    terms_accepted_at: instantOrNull(head.terms_accepted_at),
    terms_version: head.terms_version,
    withdrawal_waiver_at: instantOrNull(head.withdrawal_waiver_at),
    withdrawal: withdrawalOf(head),
  }
}

const withdrawalOf = ({ withdrawal_state: state, withdrawn_at: at }: OrderHeadRow): StaffOrder['withdrawal'] =>
  state && at ? { at: at.toISOString(), state, refund_due_at: refundDueAt(at).toISOString() } : null

const leftOf = (line: DetailedLineRow): number => line.price_cents - line.discount_cents - line.refunded_cents

const toLine = (line: DetailedLineRow): StaffOrderLine => ({
  line_no: line.line_no,
  item_id: line.item_id,
  title: line.title,
  img_url: picturePaths(line.picture).img_url,
  float: line.float,
  exterior: line.exterior,
  paint_seed: line.paint_seed,
  attachments: line.attachments,
  phase: line.phase,
  fade: fadeOf(line),
  price: inUnits(line.price_cents),
  discount: inUnits(line.discount_cents),
  vat: inUnits(line.vat_cents),
  vat_percent: line.vat_percent,
  vat_country: line.vat_country,
  refunded: inUnits(line.refunded_cents),
  left: inUnits(leftOf(line)),
  live: line.live,
})

const toRefund = (refund: RefundRow, notes: Map<string, IssuedNote>): StaffOrder['refunds'][number] => {
  const note = notes.get(refund.id)
  return {
    id: refund.id,
    created_at: refund.created_at.toISOString(),
    sum: inUnits(refund.cents),
    destination: refund.destination,
    state: refund.state,
    failure: refund.failure,
    stranded: inUnits(refund.stranded_cents),
    moved: refund.moved,
    reason: refund.reason,
    by: refund.made_by,
    provider_refund_id: refund.provider_refund_id,
    credit_note_due: refund.has_lines,
    credit_note: note ? { id: note.id, number: note.number, issued_at: note.issuedAt.toISOString() } : null,
  }
}

const actionsOf = ({ head, lines }: WholeOrder, now: Date): StaffOrder['actions'] => {
  const holds = sortHolds(head.holds)
  const { state, protected_until: protectedUntil } = head
  return orderActions.map((action) => ({
    action,
    obstacle: orderObstacle(action, { state, protectedUntil, now, isMoneyLeft: isMoneyLeft(lines), holds }),
  }))
}
