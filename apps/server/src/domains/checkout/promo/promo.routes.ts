import { checkPromoCode } from '@pandrop/contract/promo'
import { ok } from '@pandrop/contract/result'
import { toUnits } from '@pandrop/money/money'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { checkPromo, type PromoOffer } from './promo.ts'

/** What a code would take off. */
export const promoRoutes = (serve: Serve, shop: Shop): void => {
  serve(checkPromoCode, async ({ query, customer: { customerId } }) => {
    const offer = await checkPromo(shop, { customerId, code: query.code })
    return offer.ok ? ok({ payload: offerOnTheWire(offer.value) }) : offer
  })
}

/** `discount_type` and `type` are doubles of each other; the amount of a percentage is the percentage. */
const offerOnTheWire = ({ terms: { code, description, discount: terms }, discount }: PromoOffer) => ({
  code,
  description,
  calculated_discount: toUnits(discount),
  type: terms.type,
  discount_type: terms.type,
  discount_amount: terms.type === 'fixed' ? toUnits(terms.amount) : terms.percent,
  applies_to_delivery: false,
})
