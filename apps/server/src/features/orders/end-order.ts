import type { OrderState } from '@pandrop/contract/order-states'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { Cents } from '@pandrop/money/money'
import { inTransaction, type Transaction } from '../../db/transaction.ts'
import type { Desk } from '../../shop.ts'
import { giveBack, undoFreeSale } from '../refunds/give-back.ts'
import { backOf, restOf, takenBack } from '../refunds/split.rules.ts'
import { type LockedLine, type LockedOrder, lockWhole } from './locked-order.ts'
import { mailOrderNews, type OrderNews } from './order-mails.ts'
import { decideStep } from './order-steps.rules.ts'
import { freeItems, insertRefundEvent, takeStep } from './order-steps.sql.ts'
import { because, type Doing, type Done, protectionFrom } from './order-steps.ts'

/** Where money goes back to; the way it was paid where nothing is said. */
export type Destination = 'card' | 'balance'

interface EndDoing extends Doing {
  destination?: Destination | undefined
}

type EndRefusal = 'order_not_found' | 'order_state_wrong' | 'refund_to_card_impossible'

/**
 * Gives an order up whose trade is impossible: its items are for sale again and all that is left of its money goes
 * back.
 * @returns refuses order_not_found, order_state_wrong, and refund_to_card_impossible for an order paid from balance
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
    const charge = chargeFor(found.order, doing.destination)
    if (!charge.ok) return charge
    const ended = { ...found, step, doing, at, paymentId: charge.value }
    await endWithin(tx, ended, desk.env.PUBLIC_URL)
    return ok({ state: step, changed: true })
  })

/** An order that ends now; everything that it depends on is locked. */
export interface EndingOrder {
  order: LockedOrder
  lines: readonly LockedLine[]
  step: Ending
  doing: Doing & { key?: string | undefined }
  at: Date
  /** the charge that the money goes back to; null: the balance */
  paymentId: string | null
}

const texts: Record<Ending, { template: OrderNews['template']; why: string }> = {
  cancelled: { template: 'order_cancelled', why: 'the trade is impossible' },
  reversed: { template: 'order_reversed', why: 'the items came back' },
}

/** Ends the order, frees its items, gives back what is left of its money and tells the customer. */
export const endWithin = async (tx: Transaction, ending: EndingOrder, publicUrl: string): Promise<void> => {
  const { order, lines, step, doing, at, paymentId } = ending
  const { by, note } = doing
  const { template, why } = texts[step]
  const reason = because(why, doing)
  const state: OrderState = step
  await takeStep(tx, order.id, state, step, by, at, reason, note ?? null, order.tradeOfferId, null)
  const standing = lines.filter(({ live }) => live)
  await freeItems(
    tx,
    standing.map(({ itemId }) => itemId),
    step === 'reversed' ? protectionFrom(at) : null,
  )
  const amount = await settleUp(tx, ending, { reason, publicUrl })
  const destination = paymentId ? 'card' : 'balance'
  const items = standing.map(({ title }) => title)
  const about = { customerId: order.customerId, orderId: order.id, items }
  await mailOrderNews(tx, { template, ...about, amount, destination, note }, publicUrl)
}

/** @returns what went back */
const settleUp = async (
  tx: Transaction,
  ending: EndingOrder,
  { reason, publicUrl }: { reason: string; publicUrl: string },
): Promise<Cents> => {
  const { order, lines, doing, at, paymentId } = ending
  const backs = lines.filter(isOpen).map((line) => {
    const rest = restOf(line)
    // A line that its discount paid for whole brings nothing back but its sale is undone with the others.
    return rest > 0 ? backOf(line, rest) : { ...backOf(line, rest), discount: line.discount }
  })
  const { amount, promo } = takenBack(backs)
  const { by, key } = doing
  const refund = { orderId: order.id, customerId: order.customerId, lines: backs, reason, by, at }
  if (amount > 0) {
    await giveBack(tx, { ...refund, paymentId, key, publicUrl })
    await insertRefundEvent(tx, order.id, by, at, reason, null)
  } else if (promo > 0) await undoFreeSale(tx, refund)
  return amount
}

const isOpen = (line: LockedLine): boolean => restOf(line) > 0 || (line.live && line.price === line.discount)

/**
 * The charge that money of an order goes back to; null: the balance. It goes back the way it was paid unless told
 * otherwise (readings.md, States: Order).
 */
export const chargeFor = (
  { paymentMethod, paymentId }: Pick<LockedOrder, 'paymentMethod' | 'paymentId'>,
  wished: Destination | undefined,
): Result<string | null, 'refund_to_card_impossible'> => {
  const destination = wished ?? paymentMethod
  if (destination === 'balance') return ok(null)
  return paymentId ? ok(paymentId) : refuse('refund_to_card_impossible')
}
