import { createOffer, getOffer, offerHistory, quoteOffer, searchSellableSkins } from '@pandrop/contract/offers'
import { ok, refuse } from '@pandrop/contract/result'
import { textFor } from '@pandrop/dictionaries/languages'
import { toUnits } from '@pandrop/money/money'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import type { CatalogueIndex } from '../../catalogue/listing/catalogue-index.ts'
import { createOffer as create } from '../new-offers/create-offer.ts'
import { quoteFor } from '../new-offers/quote.ts'
import { sellableSkins } from '../new-offers/sellable-skins.ts'
import { offerDetailsOf } from './offer-details.ts'
import { offerHistoryOf } from './offers.ts'

/**
 * What a customer proposes to the shop, and how it stands.
 * @param catalogueIndex knows what a search means
 */
export const offerRoutes = (serve: Serve, shop: Shop, catalogueIndex: CatalogueIndex): void => {
  serve(offerHistory, async ({ customer }) => ok({ payload: await offerHistoryOf(shop, customer.customerId) }))

  serve(getOffer, async ({ params: { id }, customer: { customerId }, language }) => {
    const payload = await offerDetailsOf(shop, { offerId: id, customerId, language })
    return payload ? ok({ payload }) : refuse('offer_not_found')
  })

  serve(searchSellableSkins, async ({ query }) =>
    ok({ payload: await sellableSkins(shop.pool, catalogueIndex, query.search) }),
  )

  serve(quoteOffer, async ({ query: { skin_id: skinId, quality, variant } }) => {
    const quoting = await quoteFor(shop.pool, { skinId, quality, variant }, shop.clock.now())
    if (!quoting) return refuse('not_found')
    const { quote: quoted, isOutdated } = quoting
    if (!quoted) return ok({ payload: null, is_outdated: isOutdated })
    const { reference, marginPercent, quote } = quoted
    return ok({
      payload: { reference_price: toUnits(reference), margin_percent: marginPercent, quote: toUnits(quote) },
      is_outdated: false,
    })
  })

  serve(createOffer, async ({ body: form, customer: { customerId }, attempt, language }) => {
    const created = await create(shop, { customerId, form, attempt })
    if (!created.ok) return created
    return ok({ id: created.value.id, message: textFor(language)('offer_submitted') })
  })
}
