import { ok } from '@pandrop/contract/result'
import * as calls from '@pandrop/contract/staff/trade-offers'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { answerTrade, ownTrades, pauseSending } from './trade-desk.ts'

/** Trades that accounts of the shop send by themselves: what needs somebody, and whether they send at all. */
export const tradeOfferRoutes = (serve: Serve, shop: Shop): void => {
  serve(calls.listOwnTrades, async () => ok(await ownTrades(shop)))

  serve(calls.pauseSending, async ({ body: { paused } }) => {
    await pauseSending(shop, paused)
    return ok({ paused })
  })

  serve(calls.answerTrade, ({ params: { id: orderId }, body: { answer } }) => answerTrade(shop, { orderId, answer }))
}
