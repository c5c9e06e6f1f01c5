import type { Delivery, FoundOffer } from '../../../ports/delivery/delivery.ts'
import type { Shop } from '../../../shop.ts'
import { SilentAccounts } from '../../orders/trade-offers/trade-offers.rules.ts'
import { recordRequestLost, recordRequestReport } from './record-request.ts'
import { checkReceived } from './reversed-request.ts'
import {
  type FollowedRequestRow,
  isOfferWaiting,
  markRequestCalled,
  selectRequestsToFollow,
  writeRequestRecalled,
} from './trade-requests.sql.ts'

const requestsPerRunMax = 200

/**
 * The job that asks Steam what became of the trade offers that ask for items, takes those back whose item is not
 * awaited any more, and hears of trades that are reversed (docs/behaviour/offers.md#request-followed).
 */
export const followTradeRequests = async (shop: Shop): Promise<void> => {
  const { delivery, pool, clock, log } = shop
  if (!delivery) return
  const silent = new SilentAccounts()
  for (const request of await selectRequestsToFollow(pool, requestsPerRunMax)) {
    if (silent.has(request.account)) continue
    await markRequestCalled(pool, request.id, clock.now())
    const answer = await ask(shop, delivery, request)
    if (answer.outcome === 'found') await recordRequestReport(shop, request, answer.offer)
    if (answer.outcome === 'none') await recordRequestLost(shop, request)
    if (answer.outcome === 'unavailable') silent.add(request.account, answer.problem)
  }
  await checkReceived(shop, delivery, silent)
  const { unanswered } = silent
  if (unanswered.length > 0) log.warn({ unanswered }, 'Steam did not say what became of some items that are asked for')
}

const ask = async (shop: Shop, delivery: Delivery, request: FollowedRequestRow): Promise<FoundOffer> => {
  const { account } = request
  const steamId = request.steam_id ?? ''
  const waiting = await isOfferWaiting(shop.pool, request.offer_id)
  if (waiting && request.recalled_at === null) return delivery.state({ account, steamId })
  await writeRequestRecalled(shop.pool, request.id, shop.clock.now())
  return delivery.cancel({ account, steamId })
}
