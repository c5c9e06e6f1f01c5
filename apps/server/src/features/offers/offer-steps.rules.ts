import type { OfferEventKind, OfferState } from '@pandrop/contract/offer-states'
import { ok, type Refused, type Result, refuse } from '@pandrop/contract/result'

/** The steps of an offer up to its payout (docs/behaviour/offers.md#offer-states), whoever takes them. */
export const offerSteps = {
  countered: { from: ['pending', 'offer'], to: 'offer' },
  rejected: { from: ['pending', 'offer'], to: 'declined_by_service' },
  accepted: { from: ['offer'], to: 'awaiting_item' },
  declined: { from: ['offer'], to: 'declined_by_user' },
  counter_expired: { from: ['offer'], to: 'declined_by_service' },
  received: { from: ['awaiting_item'], to: 'awaiting_item' },
  not_received: { from: ['awaiting_item'], to: 'declined_by_service' },
  reversed: { from: ['awaiting_item'], to: 'declined_by_service' },
  ready: { from: ['awaiting_item'], to: 'ready_for_payout' },
} as const satisfies Partial<Record<OfferEventKind, { from: readonly OfferState[]; to: OfferState }>>

export type OfferStep = keyof typeof offerSteps

/** An offer as far as a step is decided by it; the row is locked. */
export interface StandingOffer {
  id: number
  state: OfferState
  /** the newest thing that happened to it */
  lastEvent: OfferEventKind
  counterExpiresAt: Date | null
  receiveUntil: Date | null
  receivedAt: Date | null
  /** end of Steam's trade protection, UTC */
  protectedUntil: Date | null
}

/** Steps that may be asked for twice: each was taken before where it was the last thing that happened. */
const repeatable: readonly OfferStep[] = [
  'rejected',
  'declined',
  'counter_expired',
  'not_received',
  'reversed',
  'ready',
]

/**
 * Whether a step may be taken now.
 * @returns `again` where it is the step that the offer has just taken: then there is nothing to do; refuses
 *   offer_state_wrong with what an operator may do instead
 */
export const decideOfferStep = (
  offer: StandingOffer,
  step: OfferStep,
  now: Date,
): Result<'now' | 'again', 'offer_state_wrong'> => {
  const { from, to }: { from: readonly OfferState[]; to: OfferState } = offerSteps[step]
  if (repeatable.includes(step) && offer.state === to && offer.lastEvent === step) return ok('again')
  return from.includes(offer.state) && isTime(offer, step, now) ? ok('now') : wrongOfferState(offer, now)
}

/** Whether what a step waits for has happened; the offer's state allows it. */
const isTime = (offer: StandingOffer, step: OfferStep, now: Date): boolean => {
  switch (step) {
    case 'countered':
    case 'accepted':
      return !isExpired(offer, now)
    case 'counter_expired':
      return isExpired(offer, now)
    case 'received':
      return offer.receivedAt === null
    case 'not_received':
      return offer.receivedAt === null && isOver(offer.receiveUntil, now)
    case 'reversed':
      return offer.receivedAt !== null
    case 'ready':
      return isOver(offer.protectedUntil, now)
    case 'rejected':
    case 'declined':
      return true
  }
}

const isOver = (until: Date | null, now: Date): boolean => until !== null && until <= now

/** Whether an offer's counter-offer is over though nobody has written that down yet. */
export const isExpired = ({ state, counterExpiresAt }: StandingOffer, now: Date): boolean =>
  state === 'offer' && isOver(counterExpiresAt, now)

/** A refusal that tells an operator where the offer is and what can be done with it. */
export const wrongOfferState = (offer: StandingOffer, now: Date): Refused<'offer_state_wrong'> =>
  refuse('offer_state_wrong', {
    values: {
      offer: String(offer.id),
      state: offer.state,
      possible: possibleWithOffer(offer, now).join(', ') || 'nothing',
    },
  })

/** The verbs that an operator has for an offer now, in the words of the command line; payouts have their own. */
export const possibleWithOffer = (offer: StandingOffer, now: Date): string[] => {
  switch (offer.state) {
    case 'pending':
      return ['counter', 'decline']
    case 'offer':
      return isExpired(offer, now) ? ['decline'] : ['counter', 'decline']
    case 'awaiting_item':
      return offer.receivedAt === null
        ? ['received', from('not-received', offer.receiveUntil, now)]
        : [from('ready', offer.protectedUntil, now), 'reversed']
    case 'ready_for_payout':
    case 'payout_processing':
    case 'approved':
    case 'declined_by_user':
    case 'declined_by_service':
      return []
  }
}

const from = (verb: string, at: Date | null, now: Date): string =>
  at === null || at <= now ? verb : `${verb} (from ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC)`
