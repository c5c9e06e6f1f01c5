import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { offerLifecycle } from '../lifecycle/offer.ts'
import { say } from '../say.ts'
import { answer, hasCentsAtMost, id } from '../wire.ts'
import { staffOffer } from './offers.ts'
import * as routes from './routes/offers.ts'
import { stepBody } from './steps.ts'
import { optionalTradeNumber, tradeNumberRefusals } from './trade-number.ts'

const price = z
  .number({ error: say('price_not_positive') })
  .check(
    z.minimum(0.01, say('price_not_positive')),
    z.maximum(1_000_000, say('field_invalid')),
    z.refine(hasCentsAtMost, say('field_invalid')),
  )

const float = z
  .number(say('field_invalid'))
  .check(z.minimum(0, say('field_invalid')), z.maximum(1, say('field_invalid')))

const paintSeed = z
  .int(say('field_invalid'))
  .check(z.minimum(0, say('field_invalid')), z.maximum(1000, say('field_invalid')))

const assetId = z.string(say('field_invalid')).check(z.regex(/^\d{1,20}$/, say('field_invalid')))

export const takeOfferStep = defineCall(routes.takeOfferStep, {
  staffKey: { scope: 'offers:answer', steps: ['countered', 'rejected'] },
  summary: 'Takes a step with an offer (lifecycle/offer.ts); the same step again changes nothing',
  params: z.object({ id }),
  body: stepBody(
    offerLifecycle,
    {
      ...optionalTradeNumber,
      /** of a counter-offer; without one the suggested price, and never more than the wish */
      price: z.optional(price),
      float: z.optional(float),
      /** of the copy that has come, for its place on the shelf */
      paint_seed: z.optional(paintSeed),
      /** Steam's number of it, which is another one since the trade */
      asset_id: z.optional(assetId),
    },
    {
      /** the newest event that was seen: a step is refused where somebody else did something after it */
      seen: z.optional(id),
    },
  ),
  answer: answer({
    offer: staffOffer,
    /** false: it had been done before */
    changed: z.boolean(),
  }),
  refusals: ['offer_not_found', 'offer_state_wrong', 'offer_moved_on', ...tradeNumberRefusals],
  auditedField: 'step',
})
