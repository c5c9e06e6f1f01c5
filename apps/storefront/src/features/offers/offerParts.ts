import { isAgreed, isToAnswer, type OfferVariant } from '@pandrop/contract/lifecycle/offer'
import { isSetOff } from '@pandrop/contract/lifecycle/payout'
import type { Offer, OfferDetails } from '@pandrop/contract/offers'
import type { Text } from '@pandrop/dictionaries/translate'
import { dateOf } from '../../dates.ts'

/** An offer's number as the shop writes it: O-911. */
export const offerNumber = ({ id }: Pick<Offer, 'id'>): string => `O-${id}`

/** The exterior of an offered skin in words. */
export const qualityText = (text: Text, { quality }: Pick<Offer, 'quality'>): string => text(`tag_${quality}`)

/** The fixed label of a status (docs/behaviour/offers.md#offer-states). */
export const statusText = (text: Text, { status }: Pick<Offer, 'status'>): string => text(`offer_status_${status}`)

/** The number of an offer in an address; undefined for what cannot be one. */
export const readOfferId = (typed: string): number | undefined =>
  /^[1-9]\d{0,14}$/.test(typed) ? Number(typed) : undefined

/** What happens next, in one sentence. */
export const aboutText = (
  text: Text,
  offer: Pick<OfferDetails, 'status' | 'reply_due_at' | 'receive_until' | 'protected_until' | 'payout'>,
): string => {
  const { status, reply_due_at, receive_until, protected_until } = offer
  const date = (moment: number | null) => (moment === null ? '–' : dateOf(moment))
  if (isToAnswer(status)) return text('offer_about_pending', { date: date(reply_due_at) })
  if (offer.payout && isSetOff(offer.payout.state)) return text('offer_about_set_off')
  if (!isAgreed(status)) return text(`offer_about_${status}`)
  return protected_until === null
    ? text('offer_about_awaiting_item', { date: date(receive_until) })
    : text('offer_about_received')
}

/** How a copy is made, in words. */
export const variantText = (text: Text, variant: OfferVariant): string =>
  text(variant === 'normal' ? 'offer_variant_normal' : `tag_${variant}`)
