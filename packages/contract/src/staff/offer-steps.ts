import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { say } from '../say.ts'
import { answer, body, hasCentsAtMost, id, text } from '../wire.ts'
import { staffOffer } from './offers.ts'
import * as routes from './routes/offers.ts'
import { tradeNumber, tradeNumberRefusals } from './trade-number.ts'

const words = z.optional(text(500))

/** What every step may say, and what its operator had seen. */
const doing = {
  /** to the customer: mailed, and shown in their timeline */
  note: words,
  /** for the record */
  reason: words,
  /** the newest event that was seen: a step is refused where somebody else did something after it */
  seen: z.optional(id),
}

const price = z
  .number({ error: say('price_not_positive') })
  .check(
    z.minimum(0.01, say('price_not_positive')),
    z.maximum(1_000_000, say('field_invalid')),
    z.refine(hasCentsAtMost, say('field_invalid')),
  )

const float = z.optional(
  z.number(say('field_invalid')).check(z.minimum(0, say('field_invalid')), z.maximum(1, say('field_invalid'))),
)

const done = answer({
  offer: staffOffer,
  /** false: it had been done before */
  changed: z.boolean(),
})

const stepRefusals = ['offer_not_found', 'offer_state_wrong', 'offer_moved_on'] as const

export const counterDeskOffer = defineCall(routes.counterDeskOffer, {
  summary: 'Makes or changes a counter-offer; without a price the suggested one, and never more than the wish',
  params: z.object({ id }),
  body: body({ ...doing, price: z.optional(price), float }),
  answer: done,
  refusals: stepRefusals,
})

export const declineDeskOffer = defineCall(routes.declineDeskOffer, {
  summary: 'Turns an offer down, or takes back a counter-offer that stands; the customer reads why',
  params: z.object({ id }),
  body: body({ ...doing, note: text(500) }),
  answer: done,
  refusals: stepRefusals,
})

export const receiveDeskOffer = defineCall(routes.receiveDeskOffer, {
  summary: 'Records that the item is here: seven days of trade protection begin',
  params: z.object({ id }),
  body: body({ ...doing, ...tradeNumber, float }),
  answer: done,
  refusals: [...stepRefusals, ...tradeNumberRefusals],
})

export const deskOfferNotReceived = defineCall(routes.deskOfferNotReceived, {
  summary: 'Gives an accepted offer up whose item did not come in time',
  params: z.object({ id }),
  body: body(doing),
  answer: done,
  refusals: stepRefusals,
})

export const deskOfferReversed = defineCall(routes.deskOfferReversed, {
  summary: 'Gives an offer up whose item was taken back in Steam during its protection',
  params: z.object({ id }),
  body: body(doing),
  answer: done,
  refusals: stepRefusals,
})

export const deskOfferReady = defineCall(routes.deskOfferReady, {
  summary: 'Makes the price due once the trade protection is over',
  params: z.object({ id }),
  body: body(doing),
  answer: done,
  refusals: stepRefusals,
})
