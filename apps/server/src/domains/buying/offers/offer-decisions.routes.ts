import { acceptOffer as acceptCall, declineOffer as declineCall } from '@pandrop/contract/offers'
import { ok } from '@pandrop/contract/result'
import { textFor } from '@pandrop/dictionaries/languages'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { acceptOffer } from './accept-offer.ts'
import { declineOffer } from './decline-offer.ts'

/** What a customer answers to a counter-offer. */
export const offerDecisionRoutes = (serve: Serve, shop: Shop): void => {
  serve(acceptCall, async ({ body, customer: { customerId }, attempt, language }) => {
    const { id: offerId, seen_price: seenPrice, tradeUrl } = body
    const accepted = await acceptOffer(shop, { customerId, offerId, seenPrice, tradeUrl, attempt })
    return accepted.ok ? ok({ message: textFor(language)('offer_accepted') }) : accepted
  })

  serve(declineCall, async ({ body, customer: { customerId }, language }) => {
    const declined = await declineOffer(shop, { customerId, offerId: body.id })
    return declined.ok ? ok({ message: textFor(language)('offer_declined') }) : declined
  })
}
