import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { say } from '../say.ts'
import { amount, answer, body, id } from '../wire.ts'
import { addItem } from './item-changes.ts'
import { staffOffer } from './offers.ts'
import * as routes from './routes/offers.ts'

// What somebody may say of the copy; whatever is left out is what the offer knows. What it cost is the offer's price.
const { price, asset_id, account, note, new_until, hidden, sure, ...copy } = z.partial(addItem.body).shape
const { skin_id, exterior, variant, float, paint_seed, stickers, charm, name_tag } = copy

/** Why an offer's copy cannot be put on sale. */
const shelvingRefusals = [
  'offer_not_found',
  'offer_not_here',
  'offer_skin_unknown',
  'offer_copy_unknown',
  'skin_not_found',
  'variant_unknown',
  'float_outside',
  'asset_known',
  'account_not_found',
  'price_below_cost',
  'price_unusual',
] as const

export const shelveOffer = defineCall(routes.shelveOffer, {
  summary: 'Puts the copy that an offer has brought on sale, from the end of its trade protection on; once, ever',
  params: z.object({ id }),
  body: body({
    skin_id,
    exterior,
    variant,
    float,
    paint_seed,
    stickers,
    charm,
    name_tag,
    /** what customers pay; left out: the reference price */
    price,
    asset_id,
    account,
    note,
    new_until,
    hidden,
    sure,
  }),
  answer: answer({
    offer: staffOffer,
    /** false: it was an item already */
    changed: z.boolean(),
  }),
  refusals: shelvingRefusals,
})

/** Most offers that are shelved with one call. */
export const shelvedAtOnceMax = 100

export const shelveOffers = defineCall(routes.shelveOffers, {
  summary: 'Puts the copies of several offers on sale at their reference prices, each for itself',
  body: body({
    ids: z.array(id).check(z.minLength(1, say('field_invalid')), z.maxLength(shelvedAtOnceMax, say('field_invalid'))),
    /** where they are kept */
    account,
    hidden,
  }),
  answer: answer({
    /** in the order of the call, each once */
    results: z.array(
      z.object({
        id: z.int(),
        /** the item; null: there is none, `refusal` says why */
        item: z.nullable(z.object({ id: z.int(), title: z.string(), price: amount })),
        /** false: it was an item already, or was refused */
        changed: z.boolean(),
        refusal: z.nullable(z.object({ code: z.enum([...shelvingRefusals, 'invalid_input']), text: z.string() })),
      }),
    ),
  }),
  refusals: [],
})
