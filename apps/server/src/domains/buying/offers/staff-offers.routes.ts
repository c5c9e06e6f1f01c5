import { ok, refuse } from '@pandrop/contract/result'
import * as stepCalls from '@pandrop/contract/staff/offer-steps'
import { countStaffOffers, getStaffOffer, listStaffOffers } from '@pandrop/contract/staff/offers'
import { fromUnits } from '@pandrop/money/money'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { takeOfferStep } from './offer-steps.ts'
import { staffOfferOf } from './staff-offer.ts'
import { queueCountsOf, staffOffersOf } from './staff-offer-list.ts'

/** Offers in the back office: the queues, and the steps that operators take. */
export const offerStaffRoutes = (serve: Serve, shop: Shop): void => {
  serve(listStaffOffers, ({ query }) => staffOffersOf(shop, query))

  serve(countStaffOffers, async () => ok({ counts: await queueCountsOf(shop) }))

  serve(getStaffOffer, async ({ params: { id } }) => {
    const offer = await staffOfferOf(shop, id)
    return offer ? ok({ offer }) : refuse('offer_not_found')
  })

  serve(stepCalls.takeOfferStep, async ({ params: { id: offerId }, body, staff: { by } }) => {
    const { step, note, reason, seen: seenEventId, price, float } = body
    const taken = await takeOfferStep(shop, step, {
      offerId,
      by,
      note,
      reason,
      seenEventId,
      float,
      price: price === undefined ? undefined : fromUnits(price),
      tradeOfferId: body.trade_offer_id,
      isSameTrade: body.same_trade,
      paintSeed: body.paint_seed,
      assetId: body.asset_id,
    })
    if (!taken.ok) return taken
    const offer = await staffOfferOf(shop, offerId)
    return offer ? ok({ offer, changed: taken.value.changed }) : refuse('offer_not_found')
  })
}
