import { ok } from '@pandrop/contract/result'
import { daysAfter } from '@pandrop/money/days'
import type { Cents } from '@pandrop/money/money'
import type { Transaction } from '../../db/transaction.ts'
import type { StaffContext } from '../../shop.ts'
import { settingsOf } from '../content/settings.ts'
import { type Counter, planCounter } from './counter.rules.ts'
import { changeOffer, type LockedOffer } from './locked-offer.ts'
import { mailOfferNews } from './offer-mails.ts'
import { decideOfferStep } from './offer-steps.rules.ts'
import { type OfferDoing, type OfferOutcome, offerBecause, withOffer } from './offer-steps.ts'
import { selectCounter, writeCounter } from './offer-writes.sql.ts'
import { quoteFor } from './quote.ts'

/** A counter-offer of an operator. */
export interface CounterDoing extends OfferDoing {
  /** cents; absent: the quote from the reference price and the margins, or the wish where that is less */
  price?: Cents | undefined
  /** without a price the quote is meant even where it is above the wish */
  isAboveWishMeant?: boolean | undefined
  /** of the copy in the customer's inventory, 0 to 1; what was known before counts unless given */
  float?: number | undefined
}

/**
 * Makes a counter-offer, or another one while one stands; it may be above what the customer wished. Either stands for
 * the settings' counter_days from now on. What stands already with the same price, float and words is not made again.
 * @returns refuses offer_not_found, offer_moved_on as rejectOffer, offer_state_wrong (also once the counter-offer has
 *   expired) and invalid_input as planCounter does
 */
export const counterOffer = (context: StaffContext, doing: CounterDoing): Promise<OfferOutcome<'invalid_input'>> =>
  withOffer(context, doing, async (tx, offer, at) => {
    const decided = decideOfferStep(offer, 'countered', at)
    if (!decided.ok) return decided
    const { price, float, isAboveWishMeant = false } = doing
    const quoted = await quotedFor(tx, offer)
    const counter = planCounter({ price, wish: offer.wish, isAboveWishMeant, float, quoted })
    if (!counter.ok) return counter
    if (await standsAlready(tx, offer, counter.value, doing)) return ok({ state: 'offer', changed: false })
    await write(context, tx, { offer, doing, counter: counter.value, at })
    return ok({ state: 'offer', changed: true })
  })

const quotedFor = async (tx: Transaction, { skinId, quality, variant }: LockedOffer) =>
  skinId === null || variant === null ? null : ((await quoteFor(tx, { skinId, quality, variant })) ?? null)

const standsAlready = async (
  tx: Transaction,
  { id, state, price }: LockedOffer,
  counter: Counter,
  { float, note }: CounterDoing,
): Promise<boolean> => {
  if (state !== 'offer' || price !== counter.price) return false
  const standing = await selectCounter(tx, id)
  return standing?.note === (note ?? null) && (float === undefined || standing.float === float)
}

interface Writing {
  offer: LockedOffer
  doing: CounterDoing
  counter: Counter
  at: Date
}

const write = async (context: StaffContext, tx: Transaction, { offer, doing, counter, at }: Writing): Promise<void> => {
  const { counterDays } = await settingsOf(tx)
  const until = daysAfter(at, counterDays)
  const { id: offerId, customerId, title, state } = offer
  const { price, reference, marginPercent } = counter
  await writeCounter(tx, offerId, price, reference, marginPercent, doing.float ?? null, until)
  const isFirst = state === 'pending'
  const kind = isFirst ? 'countered' : 'counter_changed'
  const why = offerBecause(isFirst ? 'the shop makes an offer' : 'the shop changes its offer', doing)
  const { by, note } = doing
  await changeOffer(tx, offer, { kind, to: 'offer', by, at, why, note, price })
  const template = isFirst ? 'offer_countered' : 'offer_counter_changed'
  await mailOfferNews(tx, { template, customerId, offerId, title, price, until, note }, context.env.PUBLIC_URL)
}
