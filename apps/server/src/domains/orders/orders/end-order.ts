import { type EndCause, orderLifecycle } from '@pandrop/contract/lifecycle/order'
import { ok, type Result } from '@pandrop/contract/result'
import { zero } from '@pandrop/money/money'
import type { Transaction } from '../../../db/transaction.ts'
import { because, takeStep } from '../../../lifecycle/take-step.ts'
import type { StaffContext } from '../../../shop.ts'
import { undoFreeSale } from '../../payments/refunds/give-back.ts'
import { backOf, type LineBack, restOf, takenBack } from '../../payments/refunds/split.rules.ts'
import { needsSecondPerson, type Proposer, propose } from '../../payments/second-person/propose.ts'
import { settleWithdrawal } from '../withdrawals/withdrawals.sql.ts'
import { freeLines } from './free-lines.ts'
import {
  type LockedLine,
  type LockedOrder,
  lockWhole,
  type OrderDone,
  type OrderStepping,
  orderNoun,
} from './locked-order.ts'
import { mailOrderNews } from './order-mails.ts'
import { protectionFrom } from './order-steps.rules.ts'
import { insertRefundEvent, writeStep } from './order-steps.sql.ts'
import { boundedBy, giveBackAlong, type WayBack, type WentBack, wayBack } from './ways-back.ts'

/** What ends an order, before or after its delivery. */
type Ending = 'cancelled' | 'reversed'

interface EndStepping extends OrderStepping {
  /** who proposes it where a second person may have to agree; `staffId` where absent */
  proposer?: Proposer
  /** whether a second person has agreed */
  isApproved?: boolean
}

type EndRefusal =
  | 'order_not_found'
  | 'order_state_wrong'
  | 'refund_to_card_impossible'
  | 'payment_disputed'
  | SecondRefusal

type SecondRefusal = 'second_person_needed' | 'money_proposed'

/**
 * Ends an order inside a transaction: its items are for sale again (after a delivery once their trade protection is
 * over), and all that is left of its money goes back. Where its charge is disputed, the sale is undone against the
 * dispute instead (ways-back.ts). After a delivery and above the limit it is `proposed`.
 * @returns refuses order_not_found, order_state_wrong, refund_to_card_impossible for an order paid from balance,
 *   payment_disputed where the card or the balance is asked for by name and a dispute has that money, and, after a
 *   delivery, as refundOrder does about second persons
 */
export const endOrder = async (
  tx: Transaction,
  context: Pick<StaffContext, 'clock' | 'env'>,
  { step, stepping }: { step: Ending; stepping: EndStepping },
): Promise<Result<OrderDone, EndRefusal>> => {
  const found = await lockWhole(tx, stepping.orderId)
  const lines = found?.lines ?? []
  const at = context.clock.now()
  return takeStep(orderNoun, { subject: found?.order, step, at }, async (order) => {
    const way = await wayBack(tx, order, stepping.destination)
    if (!way.ok) return way
    const bounded = boundedBy(way.value, lines, allOf(lines))
    if (!bounded.ok) return bounded
    const ending = { order, lines, step, stepping, at, way: way.value }
    const kept = step === 'reversed' ? await keepForSecond(tx, ending, stepping) : undefined
    if (kept) return kept
    await endWithin(tx, ending, context.env.PUBLIC_URL)
    return ok({ state: step, changed: true })
  })
}

/** Keeps what goes back after a delivery for a second person where one is needed; undefined where none is. */
const keepForSecond = async (
  tx: Transaction,
  { order, lines, at }: EndingOrder,
  { destination, note, reason = 'the items came back', staffId, proposer = staffId, isApproved }: EndStepping,
): Promise<Result<OrderDone, SecondRefusal> | undefined> => {
  const { amount } = takenBack(allOf(lines))
  const { id: orderId, customerId, state } = order
  if (isApproved || amount === 0 || !(await needsSecondPerson(tx, { customerId, amount, at }))) return undefined
  const about = { kind: 'reversed', customerId, orderId, paymentId: null, amount } as const
  const terms = { ...(destination && { destination }), ...(note && { note }) }
  const kept = await propose(tx, { ...about, terms, reason, proposer, key: undefined, at })
  return kept.ok ? ok({ state, changed: false, proposed: true }) : kept
}

/** An order that ends now; everything that it depends on is locked. */
export interface EndingOrder {
  order: LockedOrder
  lines: readonly LockedLine[]
  step: Ending
  stepping: OrderStepping & { key?: string | undefined }
  at: Date
  way: WayBack
}

const reasons: Record<EndCause, string> = {
  customer_asked: 'the customer asked for it',
  trade_impossible: 'the trade is impossible',
  item_wrong: 'an item is wrong',
  fraud: 'fraud is suspected',
}

/** What the record says about what is given up before its delivery; no more than somebody has said. */
export const reasonOf = (cause: EndCause | undefined): string => (cause ? reasons[cause] : 'it is given up')

/** Ends the order, frees its items, gives back what is left of its money and tells the customer. */
export const endWithin = async (tx: Transaction, ending: EndingOrder, publicUrl: string): Promise<void> => {
  const { order, lines, step, stepping, at, way } = ending
  const { by, note, cause } = stepping
  const { to: state, mail: template } = orderLifecycle.steps[step]
  const rule = step === 'reversed' ? orderLifecycle.steps.reversed.record : reasonOf(cause)
  const reason = because(way.against.length > 0 ? `${rule}; undone against the dispute` : rule, stepping)
  await writeStep(tx, {
    orderId: order.id,
    state,
    kind: step,
    by,
    at,
    why: reason,
    note: note ?? null,
    tradeOfferId: order.tradeOfferId,
    protectedUntil: null,
  })
  const standing = lines.filter(({ live }) => live)
  const availableFrom = step === 'reversed' ? protectionFrom(at) : null
  await freeLines(tx, { orderId: order.id, lines: standing, availableFrom, reason, by, at })
  const wentBack = await settleUp(tx, ending, { reason, publicUrl })
  await settleWithdrawal(tx, { orderId: order.id, at })
  const items = standing.map(({ title }) => title)
  const about = { customerId: order.customerId, orderId: order.id, items }
  await mailOrderNews(tx, { template, ...about, ...wentBack, note, cause }, publicUrl)
}

/** All that is left of the lines of an order. */
const allOf = (lines: readonly LockedLine[]): LineBack[] =>
  lines.filter(isOpen).map((line) => {
    const rest = restOf(line)
    // A line that its discount paid for whole brings nothing back but its sale is undone with the others.
    return rest > 0 ? backOf(line, rest) : { ...backOf(line, rest), discount: line.discount }
  })

const settleUp = async (
  tx: Transaction,
  ending: EndingOrder,
  { reason, publicUrl }: { reason: string; publicUrl: string },
): Promise<WentBack> => {
  const { order, lines, stepping, at, way } = ending
  const backs = allOf(lines)
  const { amount, promo } = takenBack(backs)
  const { by, key } = stepping
  const refund = { orderId: order.id, customerId: order.customerId, reason, by, at }
  if (amount > 0) {
    const wentBack = await giveBackAlong(tx, way, { ...refund, lines, backs, key, publicUrl })
    await insertRefundEvent(tx, { orderId: order.id, by, at, why: reason, note: null })
    return wentBack
  }
  if (promo > 0) await undoFreeSale(tx, { ...refund, lines: backs })
  return { amount, destination: 'balance', against: zero }
}

const isOpen = (line: LockedLine): boolean => restOf(line) > 0 || (line.live && line.price === line.discount)
