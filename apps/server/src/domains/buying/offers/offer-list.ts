import type { OfferState } from '@pandrop/contract/lifecycle/offer'
import type { Shop } from '../../../shop.ts'
import {
  countOverdue,
  type ListedOfferRow,
  selectListedOffers,
  selectWholeOffer,
  selectWholeTimeline,
  type WholeOfferEventRow,
  type WholeOfferRow,
} from './offer-list.sql.ts'

/** Which offers an operator wants to see. */
interface OfferFilter {
  state?: OfferState | undefined
  customerId?: number | undefined
  /** only those that the shop should have answered by now */
  overdue?: boolean
  offersMax: number
}

/** Offers for operators, newest first. */
export const listOffers = (
  { pool, clock }: Pick<Shop, 'pool' | 'clock'>,
  { state, customerId, overdue, offersMax }: OfferFilter,
): Promise<ListedOfferRow[]> =>
  selectListedOffers(pool, state ?? null, customerId ?? null, overdue ? clock.now() : null, offersMax)

/** How many offers the shop should have answered by now (docs/behaviour/offers.md#reply-time). */
export const countOverdueOffers = async ({ pool, clock }: Pick<Shop, 'pool' | 'clock'>): Promise<number> =>
  (await countOverdue(pool, clock.now()))?.count ?? 0

/** An offer as its operator sees it. */
export interface WholeOffer {
  head: WholeOfferRow
  /** oldest first */
  events: WholeOfferEventRow[]
}

/** Everything about one offer but its payouts; undefined where there is none. */
export const wholeOffer = async ({ pool }: Pick<Shop, 'pool'>, offerId: number): Promise<WholeOffer | undefined> => {
  const head = await selectWholeOffer(pool, offerId)
  return head && { head, events: await selectWholeTimeline(pool, offerId) }
}
