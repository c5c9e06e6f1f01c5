import { isCountered, isToAnswer, offerLifecycle } from '@pandrop/contract/lifecycle/offer'
import { ok } from '@pandrop/contract/result'
import { daysAfter } from '@pandrop/money/days'
import type { Transaction } from '../../../db/transaction.ts'
import { because, takeStep } from '../../../lifecycle/take-step.ts'
import type { StaffContext } from '../../../shop.ts'
import { settingsOf } from '../../content/settings.ts'
import { quoteFor } from '../new-offers/quote.ts'
import { type Counter, planCounter } from './counter.rules.ts'
import {
  changeOffer,
  type LockedOffer,
  type OfferOutcome,
  type OfferStepping,
  type OfferTaking,
  offerNoun,
} from './locked-offer.ts'
import { mailOfferNews } from './offer-mails.ts'
import { selectCounter, writeCounter } from './offer-writes.sql.ts'

/**
 * Makes a counter-offer, or another one while one stands; it may be above what the customer wished. Either stands for
 * the settings' counter_days from now on. What stands already with the same price, float and words is not made again.
 * @returns refuses offer_not_found, offer_state_wrong (also once the counter-offer has expired) and invalid_input as
 *   planCounter does
 */
export const counterWithin = (
  tx: Transaction,
  context: StaffContext,
  { offer: subject, stepping, at }: OfferTaking,
): Promise<OfferOutcome> =>
  takeStep(offerNoun, { subject, step: 'countered', at }, async (offer) => {
    const { price, float, isAboveWishMeant = false } = stepping
    const quoted = await quotedFor(tx, offer, at)
    const counter = planCounter({ price, wish: offer.wish, isAboveWishMeant, float, quoted })
    if (!counter.ok) return counter
    const isStanding = await standsAlready(tx, offer, counter.value, stepping)
    if (!isStanding) await write(context, tx, { offer, stepping, counter: counter.value, at })
    return ok({ state: offerLifecycle.steps.countered.to, changed: !isStanding })
  })

const quotedFor = async (tx: Transaction, { skinId, quality, variant }: LockedOffer, at: Date) => {
  if (skinId === null || variant === null) return null
  return (await quoteFor(tx, { skinId, quality, variant }, at))?.quote ?? null
}

const standsAlready = async (
  tx: Transaction,
  { id, state, price }: LockedOffer,
  counter: Counter,
  { float, note }: OfferStepping,
): Promise<boolean> => {
  if (!isCountered(state) || price !== counter.price) return false
  const standing = await selectCounter(tx, id)
  return standing?.note === (note ?? null) && (float === undefined || standing.float === float)
}

interface Writing {
  offer: LockedOffer
  stepping: OfferStepping
  counter: Counter
  at: Date
}

const write = async (
  context: StaffContext,
  tx: Transaction,
  { offer, stepping, counter, at }: Writing,
): Promise<void> => {
  const { counterDays } = await settingsOf(tx)
  const until = daysAfter(at, counterDays)
  const { id: offerId, customerId, title, state } = offer
  const { price, reference, marginPercent } = counter
  await writeCounter(tx, {
    offerId,
    cents: price,
    referenceCents: reference,
    marginPercent,
    float: stepping.float ?? null,
    expiresAt: until,
  })
  const isFirst = isToAnswer(state)
  const kind = isFirst ? 'countered' : 'counter_changed'
  const why = because(isFirst ? 'the shop makes an offer' : 'the shop changes its offer', stepping)
  const { by, note } = stepping
  await changeOffer(tx, offer, { kind, to: 'offer', by, at, why, note, price })
  const template = isFirst ? 'offer_countered' : 'offer_counter_changed'
  await mailOfferNews(tx, { template, customerId, offerId, title, price, until, note }, context.env.PUBLIC_URL)
}
