import { isAgreed, type OfferStep, offerLifecycle, type StaffOfferStep } from '@pandrop/contract/lifecycle/offer'
import { tradeProtectionDays } from '@pandrop/contract/lifecycle/order'
import { type FieldErrors, ok, refuse } from '@pandrop/contract/result'
import { daysAfter } from '@pandrop/money/days'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import { because, takeStep } from '../../../lifecycle/take-step.ts'
import type { StaffContext } from '../../../shop.ts'
import { readTradeNumber } from '../../orders/trades/trade-number.rules.ts'
import { claimTradeNumber } from '../../orders/trades/trade-numbers.ts'
import { lockUndone, withdrawUndone } from '../shelving/undone-item.ts'
import { isFloat } from './counter.rules.ts'
import { counterWithin } from './counter-offer.ts'
import {
  changeOffer,
  type LockedOffer,
  lockOffer,
  type OfferDone,
  type OfferOutcome,
  type OfferStepping,
  type OfferTaking,
  offerNoun,
} from './locked-offer.ts'
import { bookOwed, bookReceived, undoBookings } from './offer-books.ts'
import { mailOfferNews } from './offer-mails.ts'
import { writeReceived } from './offer-writes.sql.ts'

/** What an operator or a job does; what customers do has verbs of its own. */
type Taken = StaffOfferStep | 'counter_expired'

/**
 * Takes a step with an offer, as staff or a job do. A step that was taken before changes nothing and is told so.
 * @returns refuses offer_not_found, offer_moved_on where somebody else did something that `seenEventId` does not know,
 *   offer_state_wrong with what is possible instead (also before the time of what waits for its time, and for another
 *   trade than the one recorded before); countered also as planCounter does, received invalid_input for what is no
 *   number of a trade or no float, and trade_number_used, trade_number_again
 */
export const takeOfferStep = (context: StaffContext, step: Taken, stepping: OfferStepping): Promise<OfferOutcome> =>
  inTransaction(context.pool, (tx) => takeOfferStepWithin(tx, context, step, stepping))

/** The same in a transaction that does more; it locks nothing that comes after the offer in the one order of locks. */
export const takeOfferStepWithin = async (
  tx: Transaction,
  context: StaffContext,
  step: Taken,
  stepping: OfferStepping,
): Promise<OfferOutcome> => {
  const offer = await lockForStep(tx, step, stepping.offerId)
  if (offer && isUnseen(offer, stepping)) return refuse('offer_moved_on')
  // The time after the wait for the lock: what another has just let expire is not accepted with an older clock.
  const taking = { offer, stepping, at: context.clock.now() }
  switch (step) {
    case 'countered':
      return counterWithin(tx, context, taking)
    case 'received':
      return receive(tx, context, taking)
    default:
      return record(tx, context, { ...taking, step })
  }
}

/** Locks an offer for a step that may be taken with it, and what comes before it in the one order of locks. */
export const lockForStep = async (tx: Transaction, step: Taken, offerId: number): Promise<LockedOffer | undefined> => {
  if (step === 'reversed') await lockUndone(tx, offerId)
  return lockOffer(tx, offerId)
}

// What they did themselves is no news to them: an answer that was lost on its way is asked for again.
const isUnseen = ({ lastEventId, lastEventBy }: LockedOffer, { seenEventId, by }: OfferStepping): boolean =>
  seenEventId !== undefined && lastEventId !== seenEventId && lastEventBy !== by

/** A step that writes down what has happened; what was booked follows it. */
const record = (
  tx: Transaction,
  context: StaffContext,
  { offer: subject, stepping, at, step }: OfferTaking & { step: Exclude<Taken, 'countered' | 'received'> },
): Promise<OfferOutcome> =>
  takeStep(offerNoun, { subject, step, at }, async (offer) => {
    const booking = { by: stepping.by, at }
    if (step === 'ready') await bookOwed(tx, offer, booking)
    if (step === 'not_received' || step === 'reversed')
      await undoBookings(tx, offer, { ...booking, reason: offerLifecycle.steps[step].record })
    const follows = step === 'reversed' ? await withdrawUndone(tx, offer.id, booking) : ''
    return ok(await write(context, tx, { offer, stepping, at, step, follows }))
  })

/** The item is here: Steam's trade protection begins. It may come late, as long as nobody has given it up. */
const receive = async (
  tx: Transaction,
  context: StaffContext,
  { offer: subject, stepping, at }: OfferTaking,
): Promise<OfferOutcome> => {
  const {
    tradeOfferId = '',
    isSameTrade = false,
    float,
    paintSeed = null,
    assetId = null,
    accountId = null,
    by,
  } = stepping
  const number = readTradeNumber(tradeOfferId)
  const errors: FieldErrors = {
    ...(number === null && { trade_offer_id: ['field_invalid'] }),
    ...(float !== undefined && !isFloat(float) && { float: ['field_invalid'] }),
  }
  if (number === null || Object.keys(errors).length > 0) return refuse('invalid_input', { errors })
  const isRepeated =
    subject !== undefined && isAgreed(subject.state) && subject.receivedAt !== null && subject.tradeOfferId === number
  return takeStep(offerNoun, { subject, step: 'received', at, isRepeated }, async (offer) => {
    const { id: offerId, customerId } = offer
    const claimed = await claimTradeNumber(tx, { number, customerId, orderId: null, offerId, isSameTrade })
    if (!claimed.ok) return claimed
    const until = daysAfter(at, tradeProtectionDays)
    await writeReceived(tx, {
      offerId: offer.id,
      tradeOfferId: number,
      float: float ?? null,
      paintSeed,
      assetId,
      accountId,
      at,
      protectedUntil: until,
    })
    await bookReceived(tx, offer, { by, at })
    return ok(await write(context, tx, { offer, stepping, at, step: 'received', until }))
  })
}

interface Writing {
  offer: LockedOffer
  stepping: OfferStepping
  at: Date
  step: Exclude<Taken, 'countered'> & OfferStep
  until?: Date
  /** for the record: what else came of it */
  follows?: string
}

const write = async (
  context: StaffContext,
  tx: Transaction,
  { offer, stepping, at, step: kind, until, follows = '' }: Writing,
): Promise<OfferDone> => {
  const { by, note } = stepping
  const { to, record: rule, mail: template } = offerLifecycle.steps[kind]
  const why = because(follows === '' ? rule : `${rule}; ${follows}`, stepping)
  await changeOffer(tx, offer, { kind, to, by, at, why, note })
  const { customerId, id: offerId, title, price } = offer
  const news = { template, customerId, offerId, title, price, note, ...(until && { until }) }
  await mailOfferNews(tx, news, context.env.PUBLIC_URL)
  return { state: to, changed: true }
}
