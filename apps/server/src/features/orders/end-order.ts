import type { EndCause, OrderState } from '@pandrop/contract/order-states'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { zero } from '@pandrop/money/money'
import { inTransaction, type Transaction } from '../../db/transaction.ts'
import type { Desk } from '../../shop.ts'
import { undoFreeSale } from '../refunds/give-back.ts'
import { backOf, type LineBack, restOf, takenBack } from '../refunds/split.rules.ts'
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
}

type EndRefusal = 'order_not_found' | 'order_state_wrong' | 'refund_to_card_impossible' | 'payment_disputed'

/**
 * Gives an order up before its delivery: its items are for sale again and all that is left of its money goes back.
 * Where its charge is disputed, the sale is undone against the dispute instead (ways-back.ts).
 * @returns refuses order_not_found, order_state_wrong, refund_to_card_impossible for an order paid from balance, and
 *   payment_disputed where the card or the balance is asked for by name and a dispute has that money
 */
export const cancelOrder = (desk: Desk, doing: EndDoing): Promise<Result<Done, EndRefusal>> =>
  end(desk, doing, 'cancelled')

/**
 * Takes a delivered order back whose items came back to us: they are for sale again once their trade protection is
 * over, and all that is left of its money goes back. Refuses as cancelOrder.
 */
export const reverseOrder = (desk: Desk, doing: EndDoing): Promise<Result<Done, EndRefusal>> =>
  end(desk, doing, 'reversed')

type Ending = 'cancelled' | 'reversed'

const end = (desk: Desk, doing: EndDoing, step: Ending): Promise<Result<Done, EndRefusal>> =>
  inTransaction(desk.pool, async (tx) => {
    const found = await lockWhole(tx, doing.orderId)
    if (!found) return refuse('order_not_found')
    const at = desk.clock.now()
    const decided = decideStep(found.order, step, at)
    if (!decided.ok) return decided
    if (decided.value === 'again') return ok({ state: step, changed: false })
    const way = await wayBack(tx, found.order, doing.destination)
    if (!way.ok) return way
    const bounded = boundedBy(way.value, found.lines, allOf(found.lines))
    if (!bounded.ok) return bounded
    const ended = { ...found, step, doing, at, way: way.value }
    await endWithin(tx, ended, desk.env.PUBLIC_URL)
    return ok({ state: step, changed: true })
  })

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
