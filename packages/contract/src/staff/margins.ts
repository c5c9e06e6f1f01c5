import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { messages } from '../messages.ts'
import { amount, answer, body, hasCentsAtMost, query, text, units } from '../wire.ts'

const margin = z.object({
  /** from this reference price on */
  from: amount,
  /** 22 means that the shop keeps 22 % */
  percent: z.number(),
})

export type DeskMargin = z.output<typeof margin>

const margins = answer({ margins: z.array(margin) })

export const listMargins = defineCall({
  method: 'GET',
  path: '/staff/margins',
  summary: 'What the shop keeps of reference prices, lowest first',
  access: 'staff',
  query: query({}),
  answer: margins,
  refusals: [],
})

const percent = z
  .number(messages.field_invalid)
  .check(
    z.minimum(0, messages.field_invalid),
    z.maximum(90, messages.field_invalid),
    z.refine(hasCentsAtMost, messages.field_invalid),
  )

export const setMargin = defineCall({
  method: 'POST',
  path: '/staff/margins',
  summary: 'Sets the margin from a reference price on; quotes follow at once, counter-offers that stand do not change',
  access: 'administrator',
  body: body({ from: units, percent }),
  answer: margins,
  refusals: [],
})

export const removeMargin = defineCall({
  method: 'POST',
  path: '/staff/margins/remove',
  summary: 'Forgets a margin; the first one stays, because without it the cheapest skins have no quote',
  access: 'administrator',
  body: body({ from: units }),
  answer: margins,
  refusals: ['not_found'],
})

const holiday = z.object({
  /** 2026-12-25 */
  day: z.string(),
  name: z.string(),
})

export type DeskHoliday = z.output<typeof holiday>

const holidays = answer({ holidays: z.array(holiday) })

const day = z.string(messages.field_invalid).check(z.regex(/^\d{4}-\d{2}-\d{2}$/, messages.field_invalid))

export const listHolidays = defineCall({
  method: 'GET',
  path: '/staff/holidays',
  summary: 'Days on which nobody answers and no bank pays, earliest first',
  access: 'staff',
  query: query({}),
  answer: holidays,
  refusals: [],
})

export const addHoliday = defineCall({
  method: 'POST',
  path: '/staff/holidays',
  summary: 'Adds a holiday, or names it anew; clocks that run already stay as they were',
  access: 'administrator',
  body: body({ day, name: text(80) }),
  answer: holidays,
  refusals: [],
})

export const removeHoliday = defineCall({
  method: 'POST',
  path: '/staff/holidays/remove',
  summary: 'Takes a holiday away',
  access: 'administrator',
  body: body({ day }),
  answer: holidays,
  refusals: ['not_found'],
})
