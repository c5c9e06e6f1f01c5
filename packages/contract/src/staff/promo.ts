import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { orderHolds, orderStates } from '../lifecycle/order.ts'
import { say } from '../say.ts'
import { amount, answer, body, day, hasCentsAtMost, id, instant, lengthAtMost, query, units } from '../wire.ts'
import { pageAnswer, pageQuery, searchWords } from './pages.ts'
import * as routes from './routes/promo.ts'

const invalid = say('field_invalid')

/** How a code stands; one that is used up runs again once a limit is raised or a use comes back. */
export const promoStates = ['planned', 'running', 'used_up', 'over', 'stopped'] as const

export type PromoState = (typeof promoStates)[number]

/** What the list is narrowed to; ended: used up, over or stopped. */
export const promoFilters = ['running', 'planned', 'ended', 'all'] as const

export type PromoFilter = (typeof promoFilters)[number]

/** What is asked about once more before it is saved. */
export const promoWarnings = ['whole_price', 'no_limit', 'longer_than_a_year'] as const

export type PromoWarning = (typeof promoWarnings)[number]

/** The same in the words of the back office and the command line. */
export const promoWarningTexts = {
  whole_price: 'It takes off the whole price.',
  no_limit: 'Nothing limits how often it is used, neither in all nor by one customer.',
  longer_than_a_year: 'It runs for more than a year, or has no end.',
} as const satisfies Record<PromoWarning, string>

/** Letters of what a code says about itself. */
export const promoDescriptionMax = 200

/** Codes that are made at once at most. */
export const promoBatchMax = 500

/** Letters of what such codes begin with. */
export const promoPrefixMax = 20

/** Uses that a limit may allow at most. */
export const promoUsesMax = 1_000_000

const discount = z.union([z.object({ percent: z.number() }), z.object({ fixed: amount })])

const promoCode = z.object({
  id: z.int(),
  code: z.string(),
  description: z.string(),
  /** percent: 12.5 means 12.5 %; fixed: EUR units */
  discount,
  /** of the cart before the discount */
  total_min: amount,
  from: instant,
  /** first moment without it; null: until it is stopped */
  until: z.nullable(instant),
  /** 2026-12-01, in the shop's zone; null where it begins within a day */
  first_day: z.nullable(z.string()),
  /** the last day on which it is valid; null where it ends within a day or has no end */
  last_day: z.nullable(z.string()),
  /** orders that have it now */
  uses: z.int(),
  /** null: without limit */
  uses_max: z.nullable(z.int()),
  uses_per_customer_max: z.nullable(z.int()),
  /** paid ones, with what was paid for in them, less what went back */
  orders: z.object({ count: z.int(), total: amount }),
  /** what it took off in them, less what went back of that */
  given: amount,
  state: z.enum(promoStates),
  /** an order has had it at some time: its discount stays */
  ever_used: z.boolean(),
  made_by: z.string(),
  created_at: instant,
  stopped_at: z.nullable(instant),
  /** to be sent as `seen` */
  version: z.int(),
})

/** A promo code in the back office. */
export type StaffPromoCode = z.output<typeof promoCode>

export const listPromoCodes = defineCall(routes.listPromoCodes, {
  summary: 'Promo codes, newest first; searched by parts of the code or of its description',
  query: query({ ...pageQuery, filter: z.optional(z.enum(promoFilters, invalid)), search: searchWords }),
  answer: answer(pageAnswer(promoCode)),
  refusals: [],
})

const ofCode = { params: z.object({ id }) } as const
const oneCode = answer({ promo_code: promoCode })

export const getPromoCode = defineCall(routes.getPromoCode, {
  ...ofCode,
  summary: 'One promo code with its uses',
  query: query({}),
  answer: oneCode,
  refusals: ['promo_not_found'],
})

const promoUse = z.object({
  order_id: z.int(),
  customer: z.object({ id: z.int(), name: z.string() }),
  claimed_at: instant,
  /** the order came to nothing and gave it back */
  returned_at: z.nullable(instant),
  state: z.enum(orderStates),
  /** what keeps the order from being delivered, the heaviest first */
  holds: z.array(z.enum(orderHolds)),
  /** EUR units, after the discount */
  sum: amount,
  discount: amount,
})

export type PromoUse = z.output<typeof promoUse>

export const listPromoUses = defineCall(routes.listPromoUses, {
  ...ofCode,
  summary: 'Orders that have or had a promo code, newest first',
  query: query(pageQuery),
  answer: answer(pageAnswer(promoUse)),
  refusals: ['promo_not_found'],
})

const limit = z.nullable(z.int(invalid).check(z.minimum(1, invalid), z.maximum(promoUsesMax, invalid)))

const percent = z
  .number(invalid)
  .check(z.minimum(0.01, invalid), z.maximum(100, invalid), z.refine(hasCentsAtMost, invalid))

const fixed = units.check(z.minimum(0.01, invalid))

const description = z.pipe(
  z.string(invalid),
  z.pipe(
    z.transform((value: string) => value.trim()),
    z.string().check(lengthAtMost(promoDescriptionMax), z.regex(/^[^\p{Cc}]*$/u, invalid)),
  ),
)

const setTerms = {
  /** customers read it in their cart */
  description: z.optional(description),
  discount: z.optional(z.union([z.strictObject({ percent }), z.strictObject({ fixed })], invalid)),
  total_min: z.optional(units),
  /** the first day; left out: from this moment on */
  from: z.optional(day),
  /** the last day, which belongs to it; null: until it is stopped */
  until: z.optional(z.nullable(day)),
  /** what was asked about and is meant */
  confirmed: z.optional(z.array(z.enum(promoWarnings, invalid), invalid).check(z.maxLength(10, invalid))),
}

const terms = { ...setTerms, uses_max: z.optional(limit), uses_per_customer_max: z.optional(limit) }

export const createPromoCode = defineCall(routes.createPromoCode, {
  summary: 'Makes a promo code; what is unusual about it has to be confirmed',
  body: body({ code: z.string(invalid).check(lengthAtMost(60)), ...terms }),
  answer: oneCode,
  refusals: ['promo_code_taken', 'promo_unconfirmed'],
})

export const changePromoCode = defineCall(routes.changePromoCode, {
  ...ofCode,
  summary: 'Changes what is named; of a used code the end moves out, limits rise, its description changes, no more',
  body: body({
    ...terms,
    /** the version that was seen: what a colleague has saved since is not written over */
    seen: z.int(invalid),
  }),
  answer: oneCode,
  refusals: ['promo_not_found', 'promo_stopped', 'promo_changed', 'promo_promised', 'promo_unconfirmed'],
})

export const stopPromoCode = defineCall(routes.stopPromoCode, {
  ...ofCode,
  summary: 'Stops a promo code for good; open card payments keep it. Stopping again changes nothing',
  body: body({}),
  answer: oneCode,
  refusals: ['promo_not_found'],
})

export const createPromoBatch = defineCall(routes.createPromoBatch, {
  summary: 'Makes codes for one use each and hands them out as one CSV file; the same Idempotency-Key makes them once',
  body: body({
    /** what all of them begin with */
    prefix: z.string(invalid).check(lengthAtMost(promoPrefixMax)),
    count: z.int(invalid).check(z.minimum(1, invalid), z.maximum(promoBatchMax, invalid)),
    ...setTerms,
  }),
  answer: answer({
    count: z.int(),
    /** in upper case, as it was kept */
    prefix: z.string(),
    file_name: z.string(),
    /** RFC 4180; cells that a spreadsheet would take for a formula are text */
    csv: z.string(),
  }),
  refusals: ['promo_unconfirmed', 'key_reused'],
})
