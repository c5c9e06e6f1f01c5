import type { Delivery, FoundOffer } from '../../../ports/delivery/delivery.ts'
import type { Shop } from '../../../shop.ts'
import { recordLost, recordReport } from './record-trade.ts'
import {
  isOrderWaiting,
  markAsked,
  selectTradesOutside,
  type TradeOfferRow,
  writeRecalled,
} from './trade-offers.sql.ts'

const tradesPerRunMax = 200

// Steam that is away would otherwise cost every trade offer its timeout.
const unansweredMax = 3

/**
 * The job that asks Steam what became of the trade offers that are out, and takes those back whose order is not to be
 * delivered any more (docs/behaviour/orders.md#trade-followed).
 */
export const followTrades = async (shop: Shop): Promise<void> => {
  const { delivery, pool, clock, log } = shop
  if (!delivery) return
  let unanswered = 0
  for (const trade of await selectTradesOutside(pool, tradesPerRunMax)) {
    await markAsked(pool, trade.id, clock.now())
    const answer = await ask(shop, delivery, trade)
    if (answer.outcome === 'found') await recordReport(shop, trade, answer.offer)
    if (answer.outcome === 'none') await recordLost(shop, trade)
    if (answer.outcome === 'unavailable') unanswered += 1
    if (unanswered === unansweredMax) break
  }
  if (unanswered > 0) log.warn({ unanswered }, 'Steam did not say what became of some trade offers')
}

const ask = async (shop: Shop, delivery: Delivery, trade: TradeOfferRow): Promise<FoundOffer> => {
  const steamId = trade.steam_id ?? ''
  const now = shop.clock.now()
  const waiting = await isOrderWaiting(shop.pool, { orderId: trade.order_id, steamId, now })
  if (waiting && trade.recalled_at === null) return delivery.state(steamId)
  await writeRecalled(shop.pool, trade.id, now)
  return delivery.cancel(steamId)
}
