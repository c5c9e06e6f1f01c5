import { type OfferState, receiveDays } from '@pandrop/contract/offer-states'
import { tradeProtectionDays } from '@pandrop/contract/order-states'
import { type FieldErrors, ok, type Result, refuse } from '@pandrop/contract/result'
import { inTransaction, type Transaction } from '../../db/transaction.ts'
import type { StaffContext } from '../../shop.ts'
import { readTradeNumber } from '../trades/trade-number.rules.ts'
import { claimTradeNumber } from '../trades/trade-numbers.ts'
import { isFloat } from './counter.rules.ts'
import { changeOffer, type LockedOffer, lockOffer } from './locked-offer.ts'
import { bookOwed, bookReceived, undoBookings } from './offer-books.ts'
import { mailOfferNews, type OfferNews } from './offer-mails.ts'
import { decideOfferStep, type OfferStep, offerSteps } from './offer-steps.rules.ts'
import { writeReceived } from './offer-writes.sql.ts'

const dayMilliseconds = 24 * 60 * 60 * 1000

/** Who does what with which offer. */
export interface OfferDoing {
  offerId: number
  /** staff:<id> or the name of a job */
  by: string
  /** for the record; the customer never sees it */
  why?: string | undefined
  /** the operator's own words to the customer: mailed and shown in the timeline */
  note?: string | undefined
  /** the newest event that they had seen; absent: they do not say */
  seenEventId?: number | undefined
}

/** What became of an offer. */
export interface OfferDone {
  state: OfferState
  /** false: it had been done before, nothing was changed and nobody told again */
  changed: boolean
}

type TradeNumberRefusal = 'trade_number_used' | 'trade_number_again'

export type OfferOutcome<More extends 'invalid_input' | TradeNumberRefusal = never> = Result<
  OfferDone,
  'offer_not_found' | 'offer_state_wrong' | 'offer_moved_on' | More
>

/**
 * Turns an offer down, or takes back a counter-offer that stands.
 * @returns refuses offer_not_found, offer_moved_on as every step does where somebody else did something that
 *   `seenEventId` does not know, and offer_state_wrong once it is accepted or ended otherwise
 */
export const rejectOffer = (context: StaffContext, doing: OfferDoing): Promise<OfferOutcome> =>
  step(context, doing, 'rejected')

/** Ends an offer whose counter-offer was not answered in time; before that it refuses. Refuses as rejectOffer. */
export const expireCounterOffer = (context: StaffContext, doing: OfferDoing): Promise<OfferOutcome> =>
  step(context, doing, 'counter_expired')

/** Gives up an accepted offer whose item did not come in time; before that it refuses. Refuses as rejectOffer. */
export const recordNotReceived = (context: StaffContext, doing: OfferDoing): Promise<OfferOutcome> =>
  step(context, doing, 'not_received')

/** Gives up an offer whose item was taken back in Steam during its trade protection. Refuses as rejectOffer. */
export const reverseOffer = (context: StaffContext, doing: OfferDoing): Promise<OfferOutcome> =>
  step(context, doing, 'reversed')

/** Makes an offer's price due once the trade protection of its item is over; before that it refuses. */
export const readyOffer = (context: StaffContext, doing: OfferDoing): Promise<OfferOutcome> =>
  step(context, doing, 'ready')

/**
 * Records that the item is here: Steam's trade protection begins. It may come after its time as long as nobody has
 * given it up.
 * @param doing.tradeOfferId Steam's number of the trade, or its address
 * @param doing.isSameTrade the number stands at something else of the same customer, and is meant
 * @param doing.float of the copy, 0 to 1; what was known before counts unless given
 * @returns refuses offer_not_found, offer_state_wrong (also for another trade than the one recorded before), and
 *   invalid_input for what is no number of a trade or no float, and trade_number_used, trade_number_again
 */
export const recordReceived = async (
  context: StaffContext,
  doing: OfferDoing & { tradeOfferId: string; isSameTrade?: boolean | undefined; float?: number | undefined },
): Promise<OfferOutcome<'invalid_input' | TradeNumberRefusal>> => {
  const { float, isSameTrade = false } = doing
  const number = readTradeNumber(doing.tradeOfferId)
  const errors: FieldErrors = {
    ...(number === null && { tradeOfferId: ['field_invalid'] }),
    ...(float !== undefined && !isFloat(float) && { float: ['field_invalid'] }),
  }
  if (number === null || Object.keys(errors).length > 0) return refuse('invalid_input', { errors })
  return withOffer(context, doing, async (tx, offer, at) => {
    const isRecorded = offer.state === 'awaiting_item' && offer.tradeOfferId === number
    if (isRecorded && offer.receivedAt !== null) return ok({ state: offer.state, changed: false })
    const decided = decideOfferStep(offer, 'received', at)
    if (!decided.ok) return decided
    const { id: offerId, customerId } = offer
    const claimed = await claimTradeNumber(tx, { number, customerId, orderId: null, offerId, isSameTrade })
    if (!claimed.ok) return claimed
    const until = new Date(at.getTime() + tradeProtectionDays * dayMilliseconds)
    await writeReceived(tx, offer.id, number, float ?? null, at, until)
    await bookReceived(tx, offer, { by: doing.by, at })
    return conclude(context, tx, { offer, doing, at, step: 'received', until })
  })
}

/** Until when an item must be here whose offer is accepted at a moment. */
export const receiveUntilFrom = (at: Date): Date => new Date(at.getTime() + receiveDays * dayMilliseconds)

/** What the record says: the rule, and what the operator added. */
export const offerBecause = (rule: string, { why }: Pick<OfferDoing, 'why'>): string => (why ? `${rule}: ${why}` : rule)

/** Does something with a locked offer, in a transaction that a refusal rolls back. */
export const withOffer = <Outcome>(
  context: StaffContext,
  doing: OfferDoing,
  work: (tx: Transaction, offer: LockedOffer, at: Date) => Promise<Outcome>,
) =>
  inTransaction(context.pool, async (tx) => {
    const offer = await lockOffer(tx, doing.offerId)
    if (!offer) return refuse('offer_not_found')
    if (isUnseen(offer, doing)) return refuse('offer_moved_on')
    // The time after the wait for the lock: what another has just let expire is not accepted with an older clock.
    return work(tx, offer, context.clock.now())
  })

// What they did themselves is no news to them: an answer that was lost on its way is asked for again.
const isUnseen = ({ lastEventId, lastEventBy }: LockedOffer, { seenEventId, by }: OfferDoing): boolean =>
  seenEventId !== undefined && lastEventId !== seenEventId && lastEventBy !== by

type StepByStaff = Exclude<OfferStep, 'countered' | 'accepted' | 'declined'>

const texts: Record<StepByStaff, { template: OfferNews['template']; why: string }> = {
  rejected: { template: 'offer_rejected', why: 'the shop does not take it' },
  counter_expired: { template: 'offer_expired', why: 'the counter-offer was not answered in time' },
  received: { template: 'offer_item_received', why: 'the item is here' },
  not_received: { template: 'offer_not_received', why: 'the item did not come in time' },
  reversed: { template: 'offer_reversed', why: 'the trade was reversed' },
  ready: { template: 'offer_ready', why: 'the trade protection is over' },
}

const step = (
  context: StaffContext,
  doing: OfferDoing,
  name: Exclude<StepByStaff, 'received'>,
): Promise<OfferOutcome> =>
  withOffer(context, doing, async (tx, offer, at) => {
    const decided = decideOfferStep(offer, name, at)
    if (!decided.ok) return decided
    if (decided.value === 'again') return ok({ state: offer.state, changed: false })
    const booking = { by: doing.by, at }
    if (name === 'ready') await bookOwed(tx, offer, booking)
    if (name === 'not_received' || name === 'reversed')
      await undoBookings(tx, offer, { ...booking, reason: texts[name].why })
    return conclude(context, tx, { offer, doing, at, step: name })
  })

interface Conclusion {
  offer: LockedOffer
  doing: OfferDoing
  at: Date
  step: StepByStaff
  until?: Date
}

const conclude = async (
  context: StaffContext,
  tx: Transaction,
  { offer, doing, at, step: kind, until }: Conclusion,
): Promise<OfferOutcome> => {
  const { by, note } = doing
  const { template, why } = texts[kind]
  const { to } = offerSteps[kind]
  await changeOffer(tx, offer, { kind, to, by, at, why: offerBecause(why, doing), note })
  const { customerId, id: offerId, title, price } = offer
  const news = { template, customerId, offerId, title, price, note, ...(until && { until }) }
  await mailOfferNews(tx, news, context.env.PUBLIC_URL)
  return ok({ state: to, changed: true })
}
