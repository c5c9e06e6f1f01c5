import type { Delivery, FoundOffer } from '../../../ports/delivery/delivery.ts'
import type { Shop } from '../../../shop.ts'
import { recordLost, recordReport } from './record-trade.ts'
import { checkDelivered } from './reversed-trade.ts'
import { SilentAccounts } from './trade-offers.rules.ts'
import {
  isOrderWaiting,
  markAsked,
  selectTradesOutside,
  type TradeOutsideRow,
  writeRecalled,
} from './trade-offers.sql.ts'

const tradesPerRunMax = 200

/**
 * The job that asks Steam what became of the trade offers that are out, takes those back whose order is not to be
 * delivered any more (docs/behaviour/orders.md#trade-followed), and hears of what customers take back.
 */
export const followTrades = async (shop: Shop): Promise<void> => {
  const { delivery, pool, clock, log } = shop
  if (!delivery) return
  const silent = new SilentAccounts()
  for (const trade of await selectTradesOutside(pool, tradesPerRunMax)) {
    if (silent.has(trade.account)) continue
    await markAsked(pool, trade.id, clock.now())
    const answer = await ask(shop, delivery, trade)
    if (answer.outcome === 'found') await recordReport(shop, trade, answer.offer)
    if (answer.outcome === 'none') await recordLost(shop, trade)
    if (answer.outcome === 'unavailable') silent.add(trade.account, answer.problem)
  }
  await checkDelivered(shop, delivery, silent)
  const { unanswered } = silent
  if (unanswered.length > 0) log.warn({ unanswered }, 'Steam did not say what became of some trade offers')
}

const ask = async (shop: Shop, delivery: Delivery, trade: TradeOutsideRow): Promise<FoundOffer> => {
  const steamId = trade.steam_id ?? ''
  const now = shop.clock.now()
  const waiting = await isOrderWaiting(shop.pool, { orderId: trade.order_id, steamId, now })
  if (waiting && trade.recalled_at === null) return delivery.state({ account: trade.account, steamId })
  await writeRecalled(shop.pool, trade.id, now)
  return delivery.cancel({ account: trade.account, steamId })
}
