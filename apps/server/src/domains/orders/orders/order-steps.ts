import type { RefusalOf } from '@pandrop/contract/call'
import { type OrderStep, orderLifecycle } from '@pandrop/contract/lifecycle/order'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import type * as calls from '@pandrop/contract/staff/orders'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import { because, takeStep } from '../../../lifecycle/take-step.ts'
import type { Shop, StaffContext } from '../../../shop.ts'
import { isTradeUnderway, keptFromCompleting } from '../trade-offers/underway.ts'
import { readTradeNumber } from '../trades/trade-number.rules.ts'
import { claimTradeNumber } from '../trades/trade-numbers.ts'
import { endOrder } from './end-order.ts'
import {
  type HeldOrder,
  type LockedOrder,
  lockAlone,
  lockHeld,
  type OrderDone,
  type OrderStepping,
  orderNoun,
} from './locked-order.ts'
import { mailOrderNews } from './order-mails.ts'
import { decideHold, protectionFrom } from './order-steps.rules.ts'
import { selectDueOrders, selectLines, writeStep } from './order-steps.sql.ts'

type OrderStepRefusal = RefusalOf<typeof calls.takeOrderStep> | 'invalid_input'

type PlainStep = Exclude<OrderStep, 'cancelled' | 'reversed'>

/**
 * Takes a step with an order, as staff do; the job that completes orders takes it as well. A step that was taken
 * before changes nothing and is told so.
 * @returns refuses order_not_found, order_state_wrong with what is possible instead (also for a second trade offer
 *   while one is open, and before the trade protection is over); trade_sent also invalid_input for what is no number
 *   of a trade offer, trade_number_used, trade_number_again, and trade_underway where an account of the shop sends the
 *   order by itself; completed also trade_reversed and money_proposed where it waits for somebody as to whether it
 *   was taken back; steps that hand the items over, without an
 *   administrator's override, payment_disputed, order_withdrawn, customer_held and trade_account_new; steps that give
 *   money back as end-order.ts says
 */
export const takeOrderStep = (
  context: StaffContext,
  step: OrderStep,
  stepping: OrderStepping,
): Promise<Result<OrderDone, OrderStepRefusal>> =>
  inTransaction(context.pool, (tx): Promise<Result<OrderDone, OrderStepRefusal>> => {
    switch (step) {
      case 'trade_sent':
        return sendTrade(tx, context, stepping)
      case 'delivered':
        return handOver(tx, context, { step, stepping })
      case 'trade_declined':
      case 'completed':
        return record(tx, context, { step, stepping })
      case 'cancelled':
      case 'reversed':
        return endOrder(tx, context, { step, stepping })
    }
  })

interface Recording {
  step: Exclude<PlainStep, HandingOver['step']>
  stepping: OrderStepping
}

/** A step that moves neither items nor money. */
const record = async (
  tx: Transaction,
  context: StaffContext,
  { step, stepping }: Recording,
): Promise<Result<OrderDone, OrderStepRefusal>> => {
  const order = await lockAlone(tx, stepping.orderId)
  const kept = order && step === 'completed' ? await keptFromCompleting(tx, order.id) : null
  if (kept !== null) return refuse(kept)
  return recordLocked(tx, context, { step, stepping, order })
}

/**
 * Takes a step that moves neither items nor money with an order that is locked; undefined where there is none.
 * @returns refuses order_not_found and order_state_wrong
 */
export const recordLocked = (
  tx: Transaction,
  context: StaffContext,
  { step, stepping, order: subject }: Recording & { order: LockedOrder | undefined },
): Promise<Result<OrderDone, 'order_not_found' | 'order_state_wrong'>> => {
  const at = context.clock.now()
  return takeStep(orderNoun, { subject, step, at }, async (order) =>
    ok(await write(tx, { context, order, stepping, step, at })),
  )
}

const sendTrade = async (
  tx: Transaction,
  context: StaffContext,
  stepping: OrderStepping,
): Promise<Result<OrderDone, OrderStepRefusal>> => {
  const number = readTradeNumber(stepping.tradeOfferId ?? '')
  if (number === null) return refuse('invalid_input', { errors: { trade_offer_id: ['field_invalid'] } })
  return handOver(tx, context, { step: 'trade_sent', stepping, number })
}

interface HandingOver {
  step: 'trade_sent' | 'delivered'
  stepping: OrderStepping
  /** Steam's number of a trade offer that was sent now */
  number?: string
}

const handOver = async (
  tx: Transaction,
  context: StaffContext,
  handing: HandingOver,
): Promise<Result<OrderDone, OrderStepRefusal>> => {
  const found = await lockHeld(tx, { orderId: handing.stepping.orderId, now: context.clock.now() })
  return handOverLocked(tx, context, { ...handing, found })
}

/**
 * Hands over an order that is locked with what holds it.
 * @param handing `found`: undefined where there is none
 * @returns refuses as takeOrderStep says of steps that hand the items over
 */
export const handOverLocked = async (
  tx: Transaction,
  context: StaffContext,
  { step, stepping, number, found }: HandingOver & { found: HeldOrder | undefined },
): Promise<Result<OrderDone, OrderStepRefusal>> => {
  const { orderId, override, isSameTrade = false } = stepping
  const at = context.clock.now()
  // Of an offer that is out already: the same number again is no second one.
  const isRepeated = step === 'trade_sent' && found?.order.lastStep === step && found.order.tradeOfferId === number
  return takeStep(orderNoun, { subject: found?.order, step, at, isRepeated }, async (order) => {
    const held = decideHold(found?.holds ?? [], step, override)
    if (!held.ok) return held
    if (number !== undefined) {
      if (stepping.tradeCode === undefined && (await isTradeUnderway(tx, orderId))) return refuse('trade_underway')
      const { customerId } = order
      const claimed = await claimTradeNumber(tx, { number, isSameTrade, customerId, orderId, offerId: null })
      if (!claimed.ok) return claimed
    }
    return ok(await write(tx, { context, order, stepping, step, at, number, although: held.value }))
  })
}

interface Writing {
  context: StaffContext
  order: LockedOrder
  stepping: OrderStepping
  step: PlainStep
  at: Date
  number?: string | undefined
  /** what holds the order and why it is handed over all the same; '' where nothing does */
  although?: string
}

const write = async (tx: Transaction, writing: Writing): Promise<OrderDone> => {
  const { context, order, stepping, step, at, number, although = '' } = writing
  const { orderId, by, note } = stepping
  const { to: state, record: rule, mail: template } = orderLifecycle.steps[step]
  const until = step === 'delivered' ? protectionFrom(at) : null
  const tradeOfferId = step === 'trade_declined' ? null : (number ?? order.tradeOfferId)
  const why = because([rule, although].filter(Boolean).join(', '), stepping)
  await writeStep(tx, {
    orderId,
    state,
    kind: step,
    by,
    at,
    why,
    note: note ?? null,
    tradeOfferId,
    protectedUntil: until,
  })
  const items = (await selectLines(tx, orderId)).filter(({ live }) => live).map(({ title }) => title)
  const { tradeCode } = stepping
  const news = { template, customerId: order.customerId, orderId, items, note, tradeCode, ...(until && { until }) }
  await mailOrderNews(tx, news, context.env.PUBLIC_URL)
  return { state, changed: true }
}

const ordersPerRunMax = 200

/**
 * The job that completes every delivered order whose trade protection is over: what an account of the shop has sent
 * once Steam has said at the end that nobody took it back, or has said nothing for a day.
 */
export const completeDueOrders = async (shop: Shop): Promise<void> => {
  const asksSteam = shop.delivery !== undefined
  const due = await selectDueOrders(shop.pool, shop.clock.now(), ordersPerRunMax, asksSteam)
  for (const { id } of due) {
    await takeOrderStep(shop, 'completed', { orderId: id, by: 'complete_orders' }).catch((error: unknown) =>
      shop.log.error({ err: error, order: id }, 'an order was not completed'),
    )
  }
}
