import type { OrderStep } from '@pandrop/contract/lifecycle/order'
import type { Refusal } from '@pandrop/contract/refusals'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { dayIn } from '@pandrop/money/zones'
import { inTransaction } from '../../../db/transaction.ts'
import { refuseStep } from '../../../lifecycle/take-step.ts'
import type { StaffContext } from '../../../shop.ts'
import { timeZoneWithin } from '../../content/settings.ts'
import { lockAllHeld, lockHeld, type OrderDone, orderNoun } from '../orders/locked-order.ts'
import { mailOrderNews } from '../orders/order-mails.ts'
import { decideHold } from '../orders/order-steps.rules.ts'
import { selectLines } from '../orders/order-steps.sql.ts'
import { handOverLocked, takeOrderStep } from '../orders/order-steps.ts'
import { insertReminder } from './deliveries.sql.ts'

/** Who does something with which orders. */
export interface ManyOrders {
  orderIds: readonly number[]
  by: string
  /** for the record */
  reason?: string | undefined
}

/** What became of one of them. */
export interface OrderOutcome {
  orderId: number
  outcome: Result<OrderDone, Refusal>
  /** of trade_sent: the number that it had before; null: none */
  recorded: string | null
}

const eachOnce = (orderIds: readonly number[]): number[] => [...new Set(orderIds)].sort((one, other) => one - other)

/**
 * Records that orders of a customer go in one trade. All of them are locked together, so that of two operators who
 * record different trades for one customer one has them all.
 * @param number as Steam has it (readTradeNumber)
 * @param isSameTrade the number stands at something else of this customer too, and is meant
 * @returns by number; refuses each for itself, as takeOrderStep says
 */
export const sendInOneTrade = (
  context: StaffContext,
  { orderIds, by, reason, number, isSameTrade = false }: ManyOrders & { number: string; isSameTrade?: boolean },
): Promise<OrderOutcome[]> =>
  inTransaction(context.pool, async (tx) => {
    const found = await lockAllHeld(tx, { orderIds, now: context.clock.now() })
    const outcomes: OrderOutcome[] = []
    // What was asked for together is one trade: only of the first of them is it asked whether that is meant.
    let isMeant = isSameTrade
    for (const orderId of eachOnce(orderIds)) {
      const held = found.get(orderId)
      const stepping = { orderId, by, reason, isSameTrade: isMeant }
      const outcome = await handOverLocked(tx, context, { step: 'trade_sent', stepping, number, found: held })
      isMeant ||= outcome.ok
      outcomes.push({ orderId, outcome, recorded: held?.order.tradeOfferId ?? null })
    }
    return outcomes
  })

/**
 * Takes a step that needs no more than its name with many orders, each for itself.
 * @returns by number; refuses each as takeOrderStep says
 */
export const stepWithMany = async (
  context: StaffContext,
  step: Extract<OrderStep, 'delivered' | 'trade_declined'>,
  { orderIds, by, reason }: ManyOrders,
): Promise<OrderOutcome[]> => {
  const outcomes: OrderOutcome[] = []
  for (const orderId of eachOnce(orderIds)) {
    const outcome = await takeOrderStep(context, step, { orderId, by, reason })
    outcomes.push({ orderId, outcome, recorded: null })
  }
  return outcomes
}

/**
 * Mails customers that a trade offer waits for them, or that theirs was declined: once by order and day of the shop.
 * @returns by number, `changed` where a mail goes out; refuses each for itself: order_not_found, order_state_wrong
 *   where no offer waits or was declined, and what holds it back
 */
export const remindOfTrades = async (context: StaffContext, { orderIds, by }: ManyOrders): Promise<OrderOutcome[]> => {
  const outcomes: OrderOutcome[] = []
  for (const orderId of eachOnce(orderIds)) {
    outcomes.push({ orderId, outcome: await remindOfOne(context, { orderId, by }), recorded: null })
  }
  return outcomes
}

const remindOfOne = (
  { pool, clock, env }: StaffContext,
  { orderId, by }: { orderId: number; by: string },
): Promise<Result<OrderDone, Refusal>> =>
  inTransaction(pool, async (tx): Promise<Result<OrderDone, Refusal>> => {
    const at = clock.now()
    const found = await lockHeld(tx, { orderId, now: at })
    if (!found) return refuse('order_not_found')
    const { order, holds } = found
    const template = reminders[order.lastStep ?? '']
    if (template === undefined) return refuseStep(orderNoun, order, at)
    const free = decideHold(holds, 'delivered', undefined)
    if (!free.ok) return free
    const day = dayIn(await timeZoneWithin(tx), at)
    const [written] = await insertReminder(tx, orderId, day, by, at)
    if (!written) return ok({ state: order.state, changed: false })
    const items = (await selectLines(tx, orderId)).filter(({ live }) => live).map(({ title }) => title)
    const news = { template, customerId: order.customerId, orderId, items, note: undefined }
    await mailOrderNews(tx, news, env.PUBLIC_URL)
    return ok({ state: order.state, changed: true })
  })

/** The mail that reminds of an order whose last step it was; of any other nobody is reminded. */
const reminders: Readonly<Record<string, 'order_trade_reminder' | 'order_trade_declined' | undefined>> = {
  trade_sent: 'order_trade_reminder',
  trade_declined: 'order_trade_declined',
}
