import type { EndCause, OrderState } from '@pandrop/contract/order-states'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { zero } from '@pandrop/money/money'
import { inTransaction, type Transaction } from '../../db/transaction.ts'
import type { StaffContext } from '../../shop.ts'
import { undoFreeSale } from '../refunds/give-back.ts'
import { backOf, type LineBack, restOf, takenBack } from '../refunds/split.rules.ts'
import { needsSecondPerson, propose } from '../second-person/propose.ts'
import { type LockedLine, type LockedOrder, lockWhole } from './locked-order.ts'
import { mailOrderNews } from './order-mails.ts'
import { decideStep } from './order-steps.rules.ts'
import { freeItems, insertRefundEvent, takeStep } from './order-steps.sql.ts'
import { because, type Doing, type Done, protectionFrom } from './order-steps.ts'
import { boundedBy, type Destination, giveBackAlong, type WayBack, type WentBack, wayBack } from './ways-back.ts'

interface EndDoing extends Doing {
  destination?: Destination | undefined
  /** of an order that is given up before its delivery */
  cause?: EndCause | undefined
  /** who of the staff asks, where a second person may have to agree */
  staffId?: number | undefined
  /** whether a second person has agreed */
  isApproved?: boolean
}

type EndRefusal = 'order_not_found' | 'order_state_wrong' | 'refund_to_card_impossible' | 'payment_disputed'

type SecondRefusal = 'second_person_needed' | 'money_proposed'

/**
 * Gives an order up before its delivery: its items are for sale again and all that is left of its money goes back.
 * Where its charge is disputed, the sale is undone against the dispute instead (ways-back.ts).
 * @returns refuses order_not_found, order_state_wrong, refund_to_card_impossible for an order paid from balance, and
 *   payment_disputed where the card or the balance is asked for by name and a dispute has that money
 */
export const cancelOrder = (context: StaffContext, doing: EndDoing): Promise<Result<Done, EndRefusal>> =>
  inTransaction(context.pool, (tx) =>
    end<never>(tx, context, { doing, step: 'cancelled', keep: async () => undefined }),
  )

/**
 * Takes a delivered order back whose items came back to us: they are for sale again once their trade protection is
 * over, and all that is left of its money goes back. Above the limit it is `proposed`.
 * @returns refuses as cancelOrder, and as refundOrder does about second persons
 */
export const reverseOrder = (
  context: StaffContext,
  doing: EndDoing,
): Promise<Result<Done, EndRefusal | SecondRefusal>> =>
  inTransaction(context.pool, (tx) => reverseWithin(tx, context, doing))

/** The same inside a transaction that does more. */
export const reverseWithin = (
  tx: Transaction,
  context: Pick<StaffContext, 'clock' | 'env'>,
  doing: EndDoing,
): Promise<Result<Done, EndRefusal | SecondRefusal>> =>
  end(tx, context, { doing, step: 'reversed', keep: (ending) => keepForSecond(tx, ending, doing) })

/** Keeps what goes back after a delivery for a second person where one is needed; undefined where none is. */
const keepForSecond = async (
  tx: Transaction,
  { order, lines, at }: EndingOrder,
  { destination, note, why, staffId, isApproved }: EndDoing,
): Promise<Result<Done, SecondRefusal> | undefined> => {
  const { amount } = takenBack(allOf(lines))
  const { id: orderId, customerId, state } = order
  if (isApproved || amount === 0 || !(await needsSecondPerson(tx, { customerId, amount, at }))) return undefined
  const about = { kind: 'reversed', customerId, orderId, paymentId: null, amount } as const
  const terms = { ...(destination && { destination }), ...(note && { note }) }
  const reason = why ?? 'the items came back'
  const kept = await propose(tx, { ...about, terms, reason, staffId, key: undefined, at })
  return kept.ok ? ok({ state, changed: false, proposed: true }) : kept
}

type Ending = 'cancelled' | 'reversed'

interface EndStep<R extends SecondRefusal> {
  doing: EndDoing
  step: Ending
  /** keeps it for a second person instead, where one is needed */
  keep: (ending: EndingOrder) => Promise<Result<Done, R> | undefined>
}

const end = async <R extends SecondRefusal = never>(
  tx: Transaction,
  context: Pick<StaffContext, 'clock' | 'env'>,
  { doing, step, keep }: EndStep<R>,
): Promise<Result<Done, EndRefusal | R>> => {
  const found = await lockWhole(tx, doing.orderId)
  if (!found) return refuse('order_not_found')
  const at = context.clock.now()
  const decided = decideStep(found.order, step, at)
  if (!decided.ok) return decided
  if (decided.value === 'again') return ok({ state: step, changed: false })
  const way = await wayBack(tx, found.order, doing.destination)
  if (!way.ok) return way
  const bounded = boundedBy(way.value, found.lines, allOf(found.lines))
  if (!bounded.ok) return bounded
  const ending = { ...found, step, doing, at, way: way.value }
  const kept = await keep(ending)
  if (kept) return kept
  await endWithin(tx, ending, context.env.PUBLIC_URL)
  return ok({ state: step, changed: true })
}

/** An order that ends now; everything that it depends on is locked. */
export interface EndingOrder {
  order: LockedOrder
  lines: readonly LockedLine[]
  step: Ending
  doing: Doing & { key?: string | undefined; cause?: EndCause | undefined }
  at: Date
  way: WayBack
}

const templates = { cancelled: 'order_cancelled', reversed: 'order_reversed' } as const

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
  const { order, lines, step, doing, at, way } = ending
  const { by, note, cause } = doing
  const template = templates[step]
  const why = step === 'reversed' ? 'the items came back' : reasonOf(cause)
  const reason = because(way.against.length > 0 ? `${why}; undone against the dispute` : why, doing)
  const state: OrderState = step
  await takeStep(tx, order.id, state, step, by, at, reason, note ?? null, order.tradeOfferId, null)
  const standing = lines.filter(({ live }) => live)
  await freeItems(
    tx,
    standing.map(({ itemId }) => itemId),
    step === 'reversed' ? protectionFrom(at) : null,
  )
  const wentBack = await settleUp(tx, ending, { reason, publicUrl })
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
  const { order, lines, doing, at, way } = ending
  const backs = allOf(lines)
  const { amount, promo } = takenBack(backs)
  const { by, key } = doing
  const refund = { orderId: order.id, customerId: order.customerId, reason, by, at }
  if (amount > 0) {
    const wentBack = await giveBackAlong(tx, way, { ...refund, lines, backs, key, publicUrl })
    await insertRefundEvent(tx, order.id, by, at, reason, null)
    return wentBack
  }
  if (promo > 0) await undoFreeSale(tx, { ...refund, lines: backs })
  return { amount, destination: 'balance', against: zero }
}

const isOpen = (line: LockedLine): boolean => restOf(line) > 0 || (line.live && line.price === line.discount)
