import { ok, refuse } from '@pandrop/contract/result'
import * as calls from '@pandrop/contract/staff/deliveries'
import { envelopeOf } from '../../../http/envelope.ts'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { readTradeNumber } from '../trades/trade-number.rules.ts'
import { claimDelivery, deliveryCards, tradesOut } from './deliveries.ts'
import { type OrderOutcome, remindOfTrades, sendInOneTrade, stepWithMany } from './many-orders.ts'
import { recordTradeList, type TakenLine } from './trade-list.ts'

/** The delivery desk: what goes to whom in one trade, and what became of it. */
export const deliveryRoutes = (serve: Serve, shop: Shop): void => {
  serve(calls.listDeliveries, async ({ staff: { staffId } }) => ok(await deliveryCards(shop, staffId)))

  serve(calls.listTradesOut, async ({ query: { view } }) => ok({ trades: await tradesOut(shop, view) }))

  serve(calls.claimDelivery, async ({ body: { orders: orderIds }, staff: { staffId } }) => {
    await claimDelivery(shop, { orderIds, staffId })
    return ok({})
  })

  serve(calls.takeOrderSteps, async ({ body, staff: { by } }) => {
    const { step, orders: orderIds, trade_offer_id: typed = '', same_trade: isSameTrade } = body
    if (step !== 'trade_sent') return ok({ results: (await stepWithMany(shop, step, { orderIds, by })).map(toResult) })
    const number = readTradeNumber(typed)
    if (number === null) return refuse('invalid_input', { errors: { trade_offer_id: ['field_invalid'] } })
    return ok({ results: (await sendInOneTrade(shop, { orderIds, by, number, isSameTrade })).map(toResult) })
  })

  serve(calls.recordTradeList, async ({ body: { list }, staff: { by } }) => {
    const taken = await recordTradeList(shop, { list, by })
    return taken.ok ? ok({ lines: taken.value.map(toLine) }) : taken
  })

  serve(calls.remindOfTrades, async ({ body: { orders: orderIds }, staff: { by } }) =>
    ok({ results: (await remindOfTrades(shop, { orderIds, by })).map(toResult) }),
  )
}

const toResult = ({ orderId: id, outcome }: OrderOutcome): calls.OrderResult => {
  if (outcome.ok) return { id, state: outcome.value.state, changed: outcome.value.changed, refusal: null }
  const text = envelopeOf(outcome, 'en').body.message
  return { id, state: null, changed: false, refusal: { code: outcome.refusal, text } }
}

const toLine = ({ line, text, outcome, orderId, recorded, refused }: TakenLine): calls.TradeListLine => ({
  line,
  text,
  outcome,
  order_id: orderId,
  reason: refused ? envelopeOf(refused, 'en').body.message : (recorded ?? null),
})
