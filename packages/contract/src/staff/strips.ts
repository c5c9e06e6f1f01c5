import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { pinsMax, strips } from '../limits.ts'
import { say } from '../say.ts'
import { amount, answer, body, id, instant, query } from '../wire.ts'
import * as routes from './routes/strips.ts'

/** Why a pinned item is not in its strip at the moment; it comes back by itself. */
export const pinWaits = ['reserved', 'not_yet', 'not_reduced', 'not_new'] as const

const stripItem = z.object({
  id: z.int(),
  title: z.string(),
  img: z.string(),
  quality: z.string(),
  float: z.nullable(z.number()),
  price: amount,
  old_price: z.nullable(amount),
})

export type StripItem = z.output<typeof stripItem>

const pin = z.extend(stripItem, {
  /** null: customers see it */
  waits_for: z.nullable(z.enum(pinWaits)),
  /** when it can be bought; null: at once */
  available_from: z.nullable(instant),
})

export type StripPin = z.output<typeof pin>

const stripsAnswer = z.object({
  strips: z.array(
    z.object({
      strip: z.enum(strips),
      /** in their order, those that wait included */
      pins: z.array(pin),
      /** what customers see after the pins; empty where chance decides anew for each of them */
      rest: z.array(stripItem),
    }),
  ),
  /** where customers see it */
  home_url: z.string(),
})

export type StripsAnswer = z.output<typeof stripsAnswer>

export const listStrips = defineCall(routes.listStrips, {
  summary: 'The strips of the home page: what is pinned to each, and what follows by itself',
  query: query({}),
  answer: answer(stripsAnswer.shape),
  refusals: [],
})

const strip = z.enum(strips, say('field_invalid'))

const changedAnswer = answer({
  ...stripsAnswer.shape,
  /** false: it was so already */
  changed: z.boolean(),
})

export const pinItem = defineCall(routes.pinItem, {
  summary: 'Pins an item to a strip of the home page, or moves its pin; those below make room',
  body: body({
    strip,
    item: id,
    /** from 1 on; left out: behind the others, or where it stands already */
    place: z.optional(
      z.int(say('field_invalid')).check(z.minimum(1, say('field_invalid')), z.maximum(pinsMax, say('field_invalid'))),
    ),
  }),
  answer: changedAnswer,
  refusals: ['item_not_found', 'item_not_on_shelf', 'strip_full'],
})

export const unpinItems = defineCall(routes.unpinItems, {
  summary: 'Takes pins away; what follows by itself moves up',
  body: body({
    strip,
    items: z.array(id).check(z.minLength(1, say('field_invalid')), z.maxLength(pinsMax, say('field_invalid'))),
  }),
  answer: changedAnswer,
  refusals: [],
})
