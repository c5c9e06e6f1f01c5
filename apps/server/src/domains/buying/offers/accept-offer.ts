import type { RefusalOf } from '@pandrop/contract/call'
import { decide } from '@pandrop/contract/lifecycle/lifecycle'
import { type OfferState, offerLifecycle, receiveDays } from '@pandrop/contract/lifecycle/offer'
import type * as calls from '@pandrop/contract/offers'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { daysAfter } from '@pandrop/money/days'
import { formatCents } from '@pandrop/money/format'
import { type Cents, fromUnits, toUnits } from '@pandrop/money/money'
import { type Attempt, once } from '../../../db/once.ts'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { readTradeLink, type TradeLink } from '../../identity/profile/trade-link.rules.ts'
import { keepTradeLink, tradeLinkOf } from '../../identity/profile/trade-link.ts'
import { changeOffer, type LockedOffer, lockOffer } from './locked-offer.ts'
import { bookAccepted } from './offer-books.ts'
import { mailOfferNews } from './offer-mails.ts'
import { writeAccepted } from './offer-writes.sql.ts'

/** Who accepts which counter-offer. */
export interface AcceptInput {
  customerId: number
  offerId: number
  /** the counter-offer as the customer saw it, EUR units; absent where the client does not say */
  seenPrice: number | undefined
  /** as typed; for a profile without one */
  tradeUrl: string | undefined
  attempt: Attempt | null
}

type AcceptRefusal = RefusalOf<typeof calls.acceptOffer>

/** What accepting leaves behind. */
interface Accepted {
  state: OfferState
}

/**
 * The customer sells at the counter-offer: its price and their trade link are frozen, and the item must be here within
 * receiveDays. The trade link is the profile's, else the one that was typed, which the profile then keeps.
 * @returns refuses offer_not_found (another customer's too), offer_moved_on, counter_expired, counter_changed with
 *   the true price in EUR units as `service_price`, trade_link_required, trade_link_invalid, and as `once`
 */
export const acceptOffer = (shop: Shop, input: AcceptInput): Promise<Result<Accepted, AcceptRefusal>> =>
  inTransaction(shop.pool, (tx) => once(tx, input.attempt, () => accept(shop, tx, input)))

const accept = async (shop: Shop, tx: Transaction, input: AcceptInput): Promise<Result<Accepted, AcceptRefusal>> => {
  const offer = await lockOffer(tx, input.offerId)
  if (offer?.customerId !== input.customerId) return refuse('offer_not_found')
  // After the wait for the lock: time that passed meanwhile counts.
  const at = shop.clock.now()
  if (hasExpired(offer, at)) return refuse('counter_expired')
  const { may } = decide(offerLifecycle, offer, 'accepted', at)
  if (may !== 'now' || offer.price === null) return refuse('offer_moved_on')
  if (input.seenPrice !== undefined && fromUnits(input.seenPrice) !== offer.price) return changedTo(offer.price)
  const link = await linkFor(shop, tx, { ...input, at })
  if (!link.ok) return link
  const until = daysAfter(at, receiveDays)
  const by = `customer:${input.customerId}`
  await writeAccepted(tx, {
    offerId: offer.id,
    at,
    tradeLink: link.value.url,
    steamid: link.value.steamid,
    receiveUntil: until,
  })
  await bookAccepted(tx, offer, { by, at })
  const why = 'the customer accepted the offer'
  const { to: state } = offerLifecycle.steps.accepted
  await changeOffer(tx, offer, { kind: 'accepted', to: state, by, at, why })
  await mailOfferNews(tx, newsOf(offer, until), shop.env.PUBLIC_URL)
  return ok({ state })
}

// The same answer whether or not the job has written it down yet.
const hasExpired = (offer: LockedOffer, at: Date): boolean =>
  ['now', 'again'].includes(decide(offerLifecycle, offer, 'counter_expired', at).may)

const changedTo = (price: Cents) =>
  refuse('counter_changed', {
    values: { price: `€${formatCents(price)}` },
    payload: { service_price: toUnits(price) },
  })

const linkFor = async (
  { env }: Shop,
  tx: Transaction,
  { customerId, tradeUrl, at }: AcceptInput & { at: Date },
): Promise<Result<TradeLink, 'trade_link_required' | 'trade_link_invalid'>> => {
  const kept = await tradeLinkOf(tx, customerId)
  if (kept) return ok(kept)
  if (!tradeUrl) return refuseLink('trade_link_required')
  const typed = readTradeLink(tradeUrl)
  if (!typed.ok) return refuseLink('trade_link_invalid')
  return ok(await keepTradeLink(tx, { customerId, link: typed.value, at }, env.PUBLIC_URL))
}

const refuseLink = <R extends 'trade_link_required' | 'trade_link_invalid'>(refusal: R) =>
  refuse(refusal, { errors: { tradeUrl: [refusal] } })

const newsOf = ({ customerId, id: offerId, title, price }: LockedOffer, until: Date) =>
  ({ template: 'offer_accepted', customerId, offerId, title, price, until }) as const
