import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { say } from '../say.ts'
import { amount, answer, body, hasCentsAtMost, instant, query, text, units, unitsInQuery } from '../wire.ts'
import * as routes from './routes/offers.ts'

/** A copy that sells for so much, and what we would pay for it. */
const example = z.object({ reference_price: amount, suggested_price: amount })

const margin = z.object({
  /** from this reference price on */
  from: amount,
  /** 22 means that the shop keeps 22 % */
  percent: z.number(),
  /** at the margin's beginning; of the first one, in its middle */
  example,
  /** offers that wait for an answer and whose copies sell for so much */
  waiting: z.int(),
})

export type StaffMargin = z.output<typeof margin>

const margins = answer({ margins: z.array(margin) })

export const listMargins = defineCall(routes.listMargins, {
  summary: 'What the shop keeps of reference prices, lowest first, with what that makes of a price',
  query: query({}),
  answer: margins,
  refusals: [],
})

const percentMax = 90

const percent = z
  .number(say('field_invalid'))
  .check(
    z.minimum(0, say('field_invalid')),
    z.maximum(percentMax, say('field_invalid')),
    z.refine(hasCentsAtMost, say('field_invalid')),
  )

const percentInQuery = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d{1,2}(\.\d{1,2})?$/, say('field_invalid')))], say('field_invalid')),
  z.pipe(z.transform(Number), percent),
)

export const previewMargin = defineCall(routes.previewMargin, {
  summary: 'What a margin would change, shown by copies of the catalogue; without a percent: what its removal would',
  query: query({ from: unitsInQuery, percent: z.optional(percentInQuery) }),
  answer: answer({
    preview: z.object({
      /** where the next margin begins; null: it is the last one */
      till: z.nullable(amount),
      /** offers that wait for an answer and whose copies sell for so much */
      waiting: z.int(),
      /** copies that sell for so much, cheapest first, at most three */
      examples: z.array(
        z.object({
          title: z.string(),
          exterior: z.string(),
          reference_price: amount,
          suggested_price: amount,
          /** as it would be then */
          then_price: amount,
        }),
      ),
      /** where a dearer copy would bring less than one that sells for a cent less */
      falls: z.array(z.object({ from: amount, below: amount, there: amount })),
    }),
  }),
  refusals: ['margin_not_found'],
})

export type MarginPreview = z.output<typeof previewMargin.answer>['preview']

export const setMargin = defineCall(routes.setMargin, {
  summary: 'Sets the margin from a reference price on; quotes follow at once, counter-offers that stand do not change',
  body: body({
    from: units,
    percent,
    /** the percent that was seen there, null for none: anything else is refused. Left out: whatever is there */
    seen: z.optional(z.nullable(percent)),
  }),
  answer: margins,
  refusals: ['margin_changed'],
})

export const removeMargin = defineCall(routes.removeMargin, {
  summary: 'Forgets a margin; the first one stays, because without it the cheapest skins have no quote',
  body: body({ from: units, seen: z.optional(percent) }),
  answer: margins,
  refusals: ['margin_not_found', 'margin_changed'],
})

/** When an offer would be answered that comes in on the last working day before the holiday, at ten. */
const effect = z.object({
  asked_at: instant,
  /** the holiday counting */
  due_at: instant,
  /** if it were a day like any other */
  due_without_at: instant,
})

export type HolidayEffect = z.output<typeof effect>

const holiday = z.object({
  /** 2026-12-25 */
  day: z.string(),
  name: z.string(),
  effect,
})

export type StaffHoliday = z.output<typeof holiday>

const holidays = answer({ holidays: z.array(holiday) })

const day = z.string(say('field_invalid')).check(z.regex(/^\d{4}-\d{2}-\d{2}$/, say('field_invalid')))

export const listHolidays = defineCall(routes.listHolidays, {
  summary: 'Days on which nobody answers and no bank pays, earliest first, with what each does to an answer',
  query: query({}),
  answer: holidays,
  refusals: [],
})

export const previewHoliday = defineCall(routes.previewHoliday, {
  summary: 'What a holiday does to an answer, or would do',
  query: query({ day }),
  answer: answer({ effect }),
  refusals: [],
})

export const addHoliday = defineCall(routes.addHoliday, {
  summary: 'Adds a holiday, or names it anew; clocks that run already stay as they were',
  body: body({
    day,
    name: text(80),
    /** the name that was seen there, null for none: anything else is refused. Left out: whatever is there */
    seen: z.optional(z.nullable(text(80))),
  }),
  answer: holidays,
  refusals: ['holiday_changed'],
})

export const removeHoliday = defineCall(routes.removeHoliday, {
  summary: 'Takes a holiday away',
  body: body({ day }),
  answer: holidays,
  refusals: ['holiday_not_found'],
})
