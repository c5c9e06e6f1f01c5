import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { say } from '../say.ts'
import { amount, answer, query } from '../wire.ts'
import * as routes from './routes/today.ts'

/** Ranges that the back office offers, in days up to today. */
export const salesPresets = [7, 30, 90, 365] as const

export type SalesPreset = (typeof salesPresets)[number]

/** The longest range, in days. */
export const salesDaysMax = 731

const day = z.iso.date(say('field_invalid'))

const totals = z.object({
  /** what paid orders brought, VAT included, before refunds */
  revenue: amount,
  orders: z.int(),
  /** revenue by order; 0 without any */
  average: amount,
  /** what went back to balances and cards for orders */
  refunds: amount,
  /** top-ups that succeeded */
  deposits: amount,
  /** before refunds: sales without VAT less cost, of items whose cost was known when they were sold */
  margin: amount,
  /** how much of the revenue is of such items, 0 to 1; of the rest the cost is not known */
  cost_known: z.number(),
})

export type SalesTotals = z.output<typeof totals>

const salesDay = z.object({
  /** YYYY-MM-DD, in the shop's zone */
  day: z.string(),
  revenue: amount,
  orders: z.int(),
  refunds: amount,
  deposits: amount,
})

export type SalesDay = z.output<typeof salesDay>

const period = {
  /** first and last day */
  from: z.string(),
  till: z.string(),
  totals,
  /** every day, oldest first */
  days: z.array(salesDay),
}

/** A range of days, in the shop's zone. */
export const daysAsked = {
  /** both or neither, at most 731 days, not after today; they win over `days` */
  from: z.optional(day),
  till: z.optional(day),
  /** up to today; 30 where nothing is said */
  days: z.optional(z.enum(['7', '30', '90', '365'], say('field_invalid'))),
}

export const getSales = defineCall(routes.getSales, {
  staffKey: { scope: 'reports:read' },
  summary: 'Sales by day of a range, beside the range of the same length before it',
  query: query(daysAsked),
  answer: answer({
    ...period,
    before: z.object(period),
    /** revenue by type of weapon, most first */
    types: z.array(z.object({ type: z.string(), revenue: amount })),
    /** how much of the revenue came from reduced items, 0 to 1 */
    sale_share: z.number(),
  }),
  refusals: ['invalid_input'],
})

const owed = z.object({ sum: amount, count: z.int() })

export const getLiabilities = defineCall(routes.getLiabilities, {
  staffKey: { scope: 'reports:read' },
  summary: 'What the shop owes, and what may still come back',
  query: query({}),
  answer: answer({
    /** balances of all customers; count: customers with one */
    balances: owed,
    /** offers whose item is safe and that are not paid out yet */
    payouts_owed: owed,
    /** offers that were accepted and are not safe yet */
    payouts_promised: owed,
    /** refunds that are on their way to a card */
    refunds_open: owed,
    /** delivered orders whose trade can still be reversed */
    protected_orders: owed,
  }),
  refusals: [],
})
