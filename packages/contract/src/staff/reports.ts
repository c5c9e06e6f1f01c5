import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { say } from '../say.ts'
import { amount, answer, day, query } from '../wire.ts'
import * as routes from './routes/reports.ts'

/** The longest range, in months. */
export const reportMonthsMax = 36

/** A month as dayName names days: 2026-11. */
export const month = z.string(say('field_invalid')).check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, say('field_invalid')))

/** A range of months, in the shop's zone. */
export const months = {
  /** first month, 2026-11 */
  from: month,
  /** last month */
  till: month,
}

/** EUR units: net of VAT, VAT, and both. */
export const split = { net: amount, vat: amount, gross: amount }

export type Split = z.output<z.ZodMiniObject<typeof split>>

const vatRow = z.object({
  /** 2026-11, in the shop's zone */
  month: z.string(),
  /** whose VAT it is, ISO 3166-1 alpha-2 */
  country: z.string(),
  /** 22 means 22 % */
  rate: z.number(),
  sold: z.object(split),
  returned: z.object(split),
  owed: z.object(split),
})

export type VatRow = z.output<typeof vatRow>

export const getVatReport = defineCall(routes.getVatReport, {
  staffKey: { scope: 'reports:read' },
  summary: 'VAT by month, country and rate: sales less what went back in its own month, as the OSS return asks for it',
  query: query(months),
  answer: answer({
    from: z.string(),
    till: z.string(),
    /** by month, country and rate */
    rows: z.array(vatRow),
    /** of all rows */
    total: z.object(split),
  }),
  refusals: ['invalid_input'],
})

export const getTrialBalance = defineCall(routes.getTrialBalance, {
  staffKey: { scope: 'reports:read' },
  summary: 'What each account of the books holds at the end of a day; debit and credit are the same in all',
  query: query({
    /** 2026-11-30, in the shop's zone; absent: today until now */
    day: z.optional(day),
  }),
  answer: answer({
    day: z.string(),
    /** EUR units; one of both is 0. Customers' accounts are one. */
    accounts: z.array(z.object({ account: z.string(), debit: amount, credit: amount })),
    /** of each side */
    total: amount,
  }),
  refusals: ['invalid_input'],
})
