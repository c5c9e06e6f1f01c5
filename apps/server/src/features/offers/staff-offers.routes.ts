import type { Answer } from '@pandrop/contract/call'
import { type FieldErrors, ok, type Result, refuse } from '@pandrop/contract/result'
import {
  counterDeskOffer,
  declineDeskOffer,
  deskOfferNotReceived,
  deskOfferReady,
  deskOfferReversed,
  receiveDeskOffer,
} from '@pandrop/contract/staff/offer-steps'
import { countDeskOffers, getDeskOffer, listDeskOffers } from '@pandrop/contract/staff/offers'
import { fromUnits } from '@pandrop/money/money'
import type { Serve } from '../../http/route.ts'
import type { Shop } from '../../shop.ts'
import type { StaffSignedIn } from '../staff/staff-session.ts'
import { counterOffer } from './counter-offer.ts'
import {
  type OfferDoing,
  type OfferOutcome,
  readyOffer,
  recordNotReceived,
  recordReceived,
  rejectOffer,
  reverseOffer,
} from './offer-steps.ts'
import { staffOfferOf } from './staff-offer.ts'
import { queueCountsOf, staffOffersOf } from './staff-offer-list.ts'

interface StepContext {
  params: { id: number }
  body: { note?: string | undefined; reason?: string | undefined; seen?: number | undefined }
  staff: StaffSignedIn
}

const doingOf = ({ params, body, staff }: StepContext): OfferDoing => ({
  offerId: params.id,
  by: staff.by,
  note: body.note,
  why: body.reason,
  seenEventId: body.seen,
})

type Done = Omit<Answer<typeof deskOfferReady>, 'status'>

/** The offer as it is after a step. */
const afterStep = async <More extends 'invalid_input' | 'trade_number_used' | 'trade_number_again' = never>(
  shop: Shop,
  offerId: number,
  outcome: OfferOutcome<More>,
): Promise<Result<Done, 'offer_not_found' | 'offer_state_wrong' | 'offer_moved_on' | More>> => {
  if (!outcome.ok) return outcome
  const offer = await staffOfferOf(shop, offerId)
  return offer ? ok({ offer, changed: outcome.value.changed }) : refuse('offer_not_found')
}

/** Offers at the desk: the queues, and the steps that operators take. */
export const offerStaffRoutes = (serve: Serve, shop: Shop): void => {
  serve(listDeskOffers, ({ query }) => staffOffersOf(shop, query))

  serve(countDeskOffers, async () => ok({ counts: await queueCountsOf(shop) }))

  serve(getDeskOffer, async ({ params: { id } }) => {
    const offer = await staffOfferOf(shop, id)
    return offer ? ok({ offer }) : refuse('offer_not_found')
  })

  serve(counterDeskOffer, async (context) => {
    const { price, float } = context.body
    const doing = { ...doingOf(context), price: price === undefined ? undefined : fromUnits(price), float }
    return afterStep(shop, doing.offerId, await counterOffer(shop, doing))
  })

  serve(declineDeskOffer, async (context) => {
    const doing = doingOf(context)
    return afterStep(shop, doing.offerId, await rejectOffer(shop, doing))
  })

  serve(receiveDeskOffer, async (context) => {
    const { trade_offer_id: tradeOfferId, same_trade: isSameTrade, float } = context.body
    const doing = { ...doingOf(context), tradeOfferId, isSameTrade, float }
    const received = await recordReceived(shop, doing)
    return afterStep(shop, doing.offerId, received.ok ? received : named(received))
  })

  serve(deskOfferNotReceived, async (context) => {
    const doing = doingOf(context)
    return afterStep(shop, doing.offerId, await recordNotReceived(shop, doing))
  })

  serve(deskOfferReversed, async (context) => {
    const doing = doingOf(context)
    return afterStep(shop, doing.offerId, await reverseOffer(shop, doing))
  })

  serve(deskOfferReady, async (context) => {
    const doing = doingOf(context)
    return afterStep(shop, doing.offerId, await readyOffer(shop, doing))
  })
}

/** A refusal with its fields as the wire names them. */
const named = <Refusal extends { errors?: FieldErrors }>(refused: Refusal): Refusal => {
  const { tradeOfferId, ...errors } = refused.errors ?? {}
  return tradeOfferId ? { ...refused, errors: { ...errors, trade_offer_id: tradeOfferId } } : refused
}
