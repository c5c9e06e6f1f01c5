import { type OrderState, type OrderStep, orderSteps, tradeProtectionDays } from '@pandrop/contract/order-states'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { inTransaction, type Transaction } from '../../db/transaction.ts'
import type { Shop, StaffContext } from '../../shop.ts'
import { readTradeNumber } from '../trades/trade-number.rules.ts'
import { claimTradeNumber } from '../trades/trade-numbers.ts'
import { type LockedOrder, lockAlone, lockHeld } from './locked-order.ts'
import { mailOrderNews, type OrderNews } from './order-mails.ts'
import { decideHold, decideStep, type Override, wrongState } from './order-steps.rules.ts'
import { selectDueOrders, selectLines, takeStep } from './order-steps.sql.ts'

/** Who does what with which order. */
export interface Doing {
  orderId: number
  /** staff:<id> or the name of a job */
  by: string
  /** for the record; the customer never sees it */
  why?: string | undefined
  /** the operator's own words to the customer: mailed and shown in the timeline */
  note?: string | undefined
}

/** A step after which the items are gone. */
export interface HandingOver extends Doing {
  /** why, where the order is held and goes out all the same */
  override?: Override | undefined
}

/** What became of an order. */
export interface Done {
  state: OrderState
  /** false: it had been done before, nothing was changed and nobody told again */
  changed: boolean
  /** it waits for a second person */
  proposed?: boolean
}

type TradeNumberRefusal = 'trade_number_used' | 'trade_number_again'

type HeldRefusal = 'payment_disputed' | 'customer_held' | 'trade_account_new' | 'staff_role_missing'

type StepOutcome<More extends 'invalid_input' | HeldRefusal | TradeNumberRefusal = never> = Result<
  Done,
  'order_not_found' | 'order_state_wrong' | More
>

type PlainStep = Exclude<OrderStep, 'cancelled' | 'reversed'>

/**
 * Records that the trade offer was sent to the customer's trade link.
 * @param doing.tradeOfferId Steam's number of it, or its address
 * @param doing.isSameTrade the number stands at another order or offer of the same customer, and is meant
 * @returns refuses order_not_found, order_state_wrong (also for a second offer while one is open), invalid_input for
 *   what is no number of a trade offer, trade_number_used, trade_number_again, and, without an administrator's
 *   override, payment_disputed and customer_held
 */
export const recordTradeSent = async (
  context: StaffContext,
  doing: HandingOver & { tradeOfferId: string; isSameTrade?: boolean | undefined },
): Promise<StepOutcome<'invalid_input' | HeldRefusal | TradeNumberRefusal>> => {
  const number = readTradeNumber(doing.tradeOfferId)
  if (number === null) return refuse('invalid_input', { errors: { tradeOfferId: ['field_invalid'] } })
  return handOver(context, doing, 'trade_sent', { number, isSameTrade: doing.isSameTrade ?? false })
}

/** Records that the customer turned the trade offer down: another may be sent. Refuses order_state_wrong. */
export const recordTradeDeclined = (context: StaffContext, doing: Doing): Promise<StepOutcome> =>
  step(context, doing, 'trade_declined')

// Its trade was numbered when it was sent: only a new number is refused.
/** Records that the customer took the items: Steam's trade protection begins. Refuses as recordTradeSent. */
export const recordDelivered = (context: StaffContext, doing: HandingOver): Promise<StepOutcome<HeldRefusal>> =>
  handOver(context, doing, 'delivered') as Promise<StepOutcome<HeldRefusal>>

/** Ends a delivered order whose trade protection is over; before that it is refused with order_state_wrong. */
export const completeOrder = (context: StaffContext, doing: Doing): Promise<StepOutcome> =>
  step(context, doing, 'completed')

const texts: Record<PlainStep, { template: OrderNews['template']; why: string }> = {
  trade_sent: { template: 'order_trade_sent', why: 'the trade offer was sent' },
  trade_declined: { template: 'order_trade_declined', why: 'the trade offer was declined' },
  delivered: { template: 'order_delivered', why: 'the trade offer was accepted' },
  completed: { template: 'order_completed', why: 'the trade protection is over' },
}

const step = (context: StaffContext, doing: Doing, name: PlainStep): Promise<StepOutcome> =>
  inTransaction(context.pool, async (tx) => {
    const order = await lockAlone(tx, doing.orderId)
    if (!order) return refuse('order_not_found')
    const at = context.clock.now()
    const decided = decideStep(order, name, at)
    if (!decided.ok) return decided
    return ok(decided.value === 'again' ? doneBefore(name) : await take(tx, { context, order, doing, name, at }))
  })

const handOver = (
  context: StaffContext,
  doing: HandingOver,
  name: 'trade_sent' | 'delivered',
  trade: { number: string; isSameTrade: boolean } | null = null,
): Promise<StepOutcome<HeldRefusal | TradeNumberRefusal>> =>
  inTransaction(context.pool, async (tx) => {
    const at = context.clock.now()
    const found = await lockHeld(tx, { orderId: doing.orderId, now: at })
    if (!found) return refuse('order_not_found')
    const { order, holds } = found
    const decided = decideStep(order, name, at)
    if (!decided.ok) return decided
    const newOffer = trade?.number ?? null
    if (decided.value === 'again') {
      const isOther = newOffer !== null && newOffer !== order.tradeOfferId
      return isOther ? wrongState(order, at) : ok(doneBefore(name))
    }
    const held = decideHold(holds, name, doing.override)
    if (!held.ok) return held
    if (trade) {
      const { id: orderId, customerId } = order
      const claimed = await claimTradeNumber(tx, { ...trade, customerId, orderId, offerId: null })
      if (!claimed.ok) return claimed
    }
    return ok(await take(tx, { context, order, doing, name, at, newOffer, although: held.value }))
  })

const doneBefore = (name: PlainStep): Done => ({ state: orderSteps[name].to, changed: false })

interface Taking {
  context: StaffContext
  order: LockedOrder
  doing: Doing
  name: PlainStep
  at: Date
  newOffer?: string | null
  /** what holds the order and why it is handed over all the same; '' where nothing does */
  although?: string
}

const take = async (tx: Transaction, taking: Taking): Promise<Done> => {
  const { context, order, doing, name, at, newOffer = null, although = '' } = taking
  const { orderId, by, note } = doing
  const { to: state } = orderSteps[name]
  const { template, why } = texts[name]
  const until = name === 'delivered' ? protectionFrom(at) : null
  const offer = offerAfter(order, name, newOffer)
  const reason = because([why, although].filter(Boolean).join(', '), doing)
  await takeStep(tx, orderId, state, name, by, at, reason, note ?? null, offer, until)
  const items = (await selectLines(tx, orderId)).filter(({ live }) => live).map(({ title }) => title)
  const news = { template, customerId: order.customerId, orderId, items, note, ...(until && { until }) }
  await mailOrderNews(tx, news, context.env.PUBLIC_URL)
  return { state, changed: true }
}

const offerAfter = ({ tradeOfferId }: LockedOrder, name: PlainStep, newOffer: string | null): string | null =>
  name === 'trade_sent' ? newOffer : name === 'trade_declined' ? null : tradeOfferId

/** When the trade protection of items that change hands at a moment is over. */
export const protectionFrom = (at: Date): Date => new Date(at.getTime() + tradeProtectionDays * 24 * 60 * 60 * 1000)

/** What the record says: the rule, and what the operator added. */
export const because = (rule: string, { why }: Pick<Doing, 'why'>): string => (why ? `${rule}: ${why}` : rule)

const ordersPerRunMax = 200

/** The job that completes every delivered order whose trade protection is over. */
export const completeDueOrders = async (shop: Shop): Promise<void> => {
  const due = await selectDueOrders(shop.pool, shop.clock.now(), ordersPerRunMax)
  for (const { id } of due) {
    await completeOrder(shop, { orderId: id, by: 'complete_orders' }).catch((error: unknown) =>
      shop.log.error({ err: error, order: id }, 'an order was not completed'),
    )
  }
}
