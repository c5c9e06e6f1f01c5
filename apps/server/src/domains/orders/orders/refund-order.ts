import { type EndCause, isRefundable, isUndelivered } from '@pandrop/contract/lifecycle/order'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { type Cents, sum } from '@pandrop/money/money'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import { because, refuseStep, type StepWords } from '../../../lifecycle/take-step.ts'
import type { StaffContext } from '../../../shop.ts'
import { wasGivenBack } from '../../payments/refunds/give-back.ts'
import { backOf, type LineBack, restOf } from '../../payments/refunds/split.rules.ts'
import { needsSecondPerson, propose } from '../../payments/second-person/propose.ts'
import { settleWithdrawal } from '../withdrawals/withdrawals.sql.ts'
import { endWithin, reasonOf } from './end-order.ts'
import { freeLines } from './free-lines.ts'
import type { Destination } from './locked-order.ts'
import { type LockedLine, type LockedOrder, lockWhole, type OrderDone, orderNoun } from './locked-order.ts'
import { mailOrderNews } from './order-mails.ts'
import { insertRefundEvent } from './order-steps.sql.ts'
import { boundedBy, giveBackAlong, type WayBack, wayBack } from './ways-back.ts'

/** What of a line goes back. */
export interface RefundedPart {
  /** the line's number */
  line: number
  /** all that is left of it where absent */
  amount?: Cents | undefined
}

/** What of an order goes back. */
export interface Refunding extends StepWords, Partial<RefundedPart> {
  orderId: number
  /** several lines in one refund instead of `line`; where neither is named, all of the order */
  lines?: readonly RefundedPart[] | undefined
  /** the way it was paid where absent */
  destination?: Destination | undefined
  /** why, for the record */
  reason: string
  /**
   * Of what is given up before the delivery. unsaid: somebody was asked and did not say, which is refused where it
   * matters; absent: nobody was asked, and the record claims nothing.
   */
  cause?: EndCause | 'unsaid' | undefined
  /** names this attempt: the same key again gives nothing back */
  key?: string | undefined
  /** who of the staff asks, where a second person may have to agree */
  staffId?: number | undefined
  /** whether a second person has agreed */
  isApproved?: boolean
}

type RefundRefusal =
  | 'order_not_found'
  | 'order_state_wrong'
  | 'refund_too_much'
  | 'refund_to_card_impossible'
  | 'payment_disputed'
  | 'invalid_input'
  | 'second_person_needed'
  | 'money_proposed'

/**
 * Gives money of an order back. After the delivery it is money only. Before it, a line that goes back whole is a trade
 * that is impossible: its item is for sale again, and with the last one the order is cancelled.
 * @returns refuses order_not_found, order_state_wrong (while a trade offer is open it must be declined first),
 *   refund_too_much, refund_to_card_impossible, payment_disputed (a dispute has that money; before the delivery the
 *   sale is undone against it), invalid_input for a line or an amount that cannot be, and for a cause that was not said
 *   before the delivery, money_proposed while something of the order waits for a second person, and
 *   second_person_needed where nobody of the staff asks for what needs one: after the delivery, above the limit, it is
 *   `proposed`
 */
export const refundOrder = (context: StaffContext, refunding: Refunding): Promise<Result<OrderDone, RefundRefusal>> =>
  inTransaction(context.pool, (tx) => refundWithin(tx, context, refunding))

/** The same inside a transaction that does more. */
export const refundWithin = async (
  tx: Transaction,
  context: Pick<StaffContext, 'clock' | 'env'>,
  refunding: Refunding,
): Promise<Result<OrderDone, RefundRefusal>> => {
  const found = await lockWhole(tx, refunding.orderId)
  if (!found) return refuse('order_not_found')
  const { order, lines } = found
  const { key } = refunding
  if (key && (await wasGivenBack(tx, order.id, key))) return ok({ state: order.state, changed: false })
  const at = context.clock.now()
  if (!isRefundable(order.state)) return refuseStep(orderNoun, order, at)
  const way = await wayBack(tx, order, refunding.destination)
  if (!way.ok) return way
  const backs = backsOf(lines, refunding)
  if (!backs.ok) return backs
  if (isUndelivered(order.state) && refunding.cause === 'unsaid') return invalid('cause')
  // The customer keeps what was delivered: then there is no sale to undo.
  if (way.value.against.length > 0 && !isUndelivered(order.state)) return refuse('payment_disputed')
  const bounded = boundedBy(way.value, lines, backs.value)
  if (!bounded.ok) return bounded
  const refund = { order, lines, backs: backs.value, refunding, at, way: way.value }
  const isOver = isUndelivered(order.state) && (!partsOf(refunding) || standsNoMore(refund))
  if (!isUndelivered(order.state) && !refunding.isApproved) {
    const kept = await keepForSecond(tx, refund)
    if (kept) return kept
  }
  if (!isOver) return ok(await goBack(tx, refund, context.env.PUBLIC_URL))
  const stepping = { ...refunding, cause: causeOf(refunding) }
  const ending = { order, lines, step: 'cancelled', stepping, at, way: way.value } as const
  await endWithin(tx, ending, context.env.PUBLIC_URL)
  return ok({ state: 'cancelled', changed: true })
}

/** Keeps a refund after the delivery for a second person where one is needed; undefined where none is. */
const keepForSecond = async (tx: Transaction, { order, backs, refunding, at }: CheckedRefund) => {
  const { customerId, id: orderId, state } = order
  const amount = sum(backs.map((back) => back.amount))
  if (!(await needsSecondPerson(tx, { customerId, amount, at }))) return undefined
  const lines = backs.map((back) => ({ line: back.lineNo, cents: back.amount }))
  const { destination, note, reason, staffId, key } = refunding
  const terms = { lines, ...(destination && { destination }), ...(note && { note }) }
  const about = { kind: 'refund', customerId, orderId, paymentId: null } as const
  const kept = await propose(tx, { ...about, amount, terms, reason, proposer: staffId, key, at })
  return kept.ok ? ok({ state, changed: false, proposed: true }) : kept
}

interface CheckedRefund {
  order: LockedOrder
  lines: readonly LockedLine[]
  backs: readonly LineBack[]
  refunding: Refunding
  at: Date
  way: WayBack
}

const causeOf = ({ cause }: Refunding): EndCause | undefined => (cause === 'unsaid' ? undefined : cause)

/** The parts that were named; undefined: the whole order. */
const partsOf = ({ lines, line, amount }: Refunding): readonly RefundedPart[] | undefined =>
  lines ?? (line === undefined ? undefined : [{ line, amount }])

const backsOf = (
  lines: readonly LockedLine[],
  refunding: Refunding,
): Result<LineBack[], 'refund_too_much' | 'invalid_input'> => {
  const parts = partsOf(refunding)
  if (!parts) {
    if (refunding.amount !== undefined) return invalid('line')
    const open = lines.filter((line) => restOf(line) > 0)
    return open.length > 0 ? ok(open.map((line) => backOf(line, restOf(line)))) : refuse('refund_too_much')
  }
  const isNamedTwice = new Set(parts.map(({ line }) => line)).size < parts.length
  if (parts.length === 0 || isNamedTwice) return invalid('line')
  const backs: LineBack[] = []
  for (const part of parts) {
    const back = partBack(lines, part)
    if (!back.ok) return back
    backs.push(back.value)
  }
  return ok(backs)
}

const partBack = (
  lines: readonly LockedLine[],
  { line: lineNo, amount }: RefundedPart,
): Result<LineBack, 'refund_too_much' | 'invalid_input'> => {
  const line = lines.find((one) => one.lineNo === lineNo)
  if (!line) return invalid('line')
  if (amount !== undefined && amount <= 0) return invalid('amount')
  const rest = restOf(line)
  if (rest === 0 || (amount !== undefined && amount > rest)) return refuse('refund_too_much')
  return ok(backOf(line, amount ?? rest))
}

const invalid = (field: 'line' | 'amount' | 'cause') =>
  refuse('invalid_input', { errors: { [field]: ['field_invalid'] } })

/** Whether nothing is left to deliver once this has gone back. */
const standsNoMore = ({ lines, backs }: CheckedRefund): boolean => {
  const goneBack = wholeLines(lines, backs)
  return !lines.some((line) => line.live && !goneBack.includes(line))
}

const wholeLines = (lines: readonly LockedLine[], backs: readonly LineBack[]): LockedLine[] =>
  lines.filter((line) => backs.some(({ lineNo, amount }) => lineNo === line.lineNo && amount === restOf(line)))

const goBack = async (tx: Transaction, refund: CheckedRefund, publicUrl: string): Promise<OrderDone> => {
  const { order, lines, backs, refunding, at, way } = refund
  const { by, note, key } = refunding
  const { id: orderId, customerId, state } = order
  const cause = isUndelivered(state) ? causeOf(refunding) : undefined
  const reason = because(cause ? `money went back, ${reasonOf(cause)}` : 'money went back', refunding)
  const back = { orderId, customerId, lines, backs, reason, by, at, key, publicUrl }
  const wentBack = await giveBackAlong(tx, way, back)
  const undelivered = isUndelivered(state) ? wholeLines(lines, backs) : []
  // The lines were taken off the order by the refund's own trigger (0014): its items follow.
  if (undelivered.length > 0) {
    await freeLines(tx, { orderId, lines: undelivered, availableFrom: null, reason, by, at })
  }
  await insertRefundEvent(tx, { orderId, by, at, why: reason, note: note ?? null })
  await settleWithdrawal(tx, { orderId, at })
  const about = undelivered.length > 0 ? undelivered : lines.filter(({ lineNo }) => hasLine(backs, lineNo))
  const template = undelivered.length > 0 ? 'order_line_cancelled' : 'order_refunded'
  const items = about.map(({ title }) => title)
  await mailOrderNews(tx, { template, customerId, orderId, items, ...wentBack, note, cause }, publicUrl)
  return { state, changed: true }
}

const hasLine = (backs: readonly LineBack[], lineNo: number): boolean => backs.some((back) => back.lineNo === lineNo)
