import { ok, refuse } from '@pandrop/contract/result'
import * as calls from '@pandrop/contract/staff/shelving'
import { fromUnits, toUnits } from '@pandrop/money/money'
import { envelopeOf } from '../../../http/envelope.ts'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { staffOfferOf } from '../offers/staff-offer.ts'
import { type ShelvedOne, shelveOffer, shelveOffers } from './shelve-offer.ts'

const momentOf = (instant: string | null | undefined): Date | null | undefined => (instant ? new Date(instant) : null)

/** From an offer to the shelf. */
export const shelvingRoutes = (serve: Serve, shop: Shop): void => {
  serve(calls.shelveOffer, async ({ params: { id: offerId }, body, staff: { by } }) => {
    const { price, exterior, variant, float, note, hidden, sure } = body
    const shelved = await shelveOffer(shop, {
      offerId,
      by,
      skinId: body.skin_id,
      exterior,
      variant,
      float,
      paintSeed: body.paint_seed,
      attachments: body,
      price: price === undefined ? undefined : fromUnits(price),
      assetId: body.asset_id,
      accountId: body.account,
      note,
      newUntil: momentOf(body.new_until),
      isHidden: hidden,
      isSure: sure,
    })
    if (!shelved.ok) return shelved
    const offer = await staffOfferOf(shop, offerId)
    return offer ? ok({ offer, changed: shelved.value.changed }) : refuse('offer_not_found')
  })

  serve(calls.shelveOffers, async ({ body: { ids, account: accountId, hidden: isHidden }, staff: { by } }) => {
    const results = await shelveOffers(shop, ids, { by, accountId, isHidden })
    return ok({ results: results.map(toResult) })
  })
}

const toResult = ({ offerId: id, outcome }: ShelvedOne) => {
  if (outcome.ok) {
    const { itemId, title, price, changed } = outcome.value
    return { id, item: { id: itemId, title, price: toUnits(price) }, changed, refusal: null }
  }
  const text = envelopeOf(outcome, 'en').body.message
  return { id, item: null, changed: false, refusal: { code: outcome.refusal, text } }
}
