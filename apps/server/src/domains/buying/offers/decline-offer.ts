import type { RefusalOf } from '@pandrop/contract/call'
import { decide } from '@pandrop/contract/lifecycle/lifecycle'
import { type OfferState, offerLifecycle } from '@pandrop/contract/lifecycle/offer'
import type * as calls from '@pandrop/contract/offers'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { inTransaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { changeOffer, lockOffer } from './locked-offer.ts'
import { mailOfferNews } from './offer-mails.ts'

/**
 * The customer does not sell at the counter-offer; also after it has expired, as long as nobody has written that down.
 * Declining again is welcome and changes nothing.
 * @returns refuses offer_not_found (another customer's too) and offer_moved_on
 */
export const declineOffer = (
  shop: Shop,
  { customerId, offerId }: { customerId: number; offerId: number },
): Promise<Result<{ state: OfferState; changed: boolean }, RefusalOf<typeof calls.declineOffer>>> =>
  inTransaction(shop.pool, async (tx) => {
    const offer = await lockOffer(tx, offerId)
    if (offer?.customerId !== customerId) return refuse('offer_not_found')
    const at = shop.clock.now()
    const { to: state } = offerLifecycle.steps.declined
    const { may } = decide(offerLifecycle, offer, 'declined', at)
    if (may === 'again') return ok({ state, changed: false })
    if (may !== 'now') return refuse('offer_moved_on')
    const why = 'the customer declined the offer'
    await changeOffer(tx, offer, { kind: 'declined', to: state, by: `customer:${customerId}`, at, why })
    const { title, price } = offer
    await mailOfferNews(tx, { template: 'offer_declined', customerId, offerId, title, price }, shop.env.PUBLIC_URL)
    return ok({ state, changed: true })
  })
