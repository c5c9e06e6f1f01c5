import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { say } from '../say.ts'
import { amount, answer, query } from '../wire.ts'
import { months, split } from './reports.ts'
import * as routes from './routes/reports.ts'
import { daysAsked } from './sales.ts'

/** What sales are added up by. */
export const salesKeys = ['day', 'type', 'country', 'method'] as const

export type SalesKey = (typeof salesKeys)[number]

const salesSums = {
  /** those that were paid */
  orders: z.int(),
  /** those that were sold */
  items: z.int(),
  /** what orders came to that were paid */
  sold: z.object(split),
  /** what went back of orders, whenever they were paid */
  returned: z.object(split),
  /** what is left of both: what the books hold as sales and VAT, less discounts */
  left: z.object(split),
}

const salesRow = z.object({
  /** 2026-11-30, Rifle, SI, or card */
  key: z.string(),
  ...salesSums,
  /** gross that was left of the same in the range before; of a day, of the one at its place */
  before: amount,
})

export type SalesRow = z.output<typeof salesRow>

export const getSalesReport = defineCall(routes.getSalesReport, {
  staffKey: { scope: 'reports:read' },
  summary:
    'Sales of some days by day, type of item, country or way of paying, beside the range of the same length before',
  query: query({ by: z.optional(z.enum(salesKeys, say('field_invalid'))), ...daysAsked }),
  answer: answer({
    by: z.enum(salesKeys),
    from: z.string(),
    till: z.string(),
    /** every day, oldest first; of the others those that sold, most first */
    rows: z.array(salesRow),
    total: z.object(salesSums),
    before: z.object({ from: z.string(), till: z.string(), total: z.object(salesSums) }),
  }),
  refusals: ['invalid_input'],
})

const marginSums = {
  /** sales net of VAT and before discounts, less what went back */
  revenue: amount,
  /** what sold items cost that did not come back */
  cost: amount,
  /** what the card provider keeps */
  fees: amount,
  /** discounts of codes, packs and deals, less what went back of them */
  promo: amount,
  /** gifts to customers */
  goodwill: amount,
  /** revenue less all of that */
  margin: amount,
  /** how much of what was sold, net, has a cost that nobody knows, 0 to 1 */
  cost_unknown: z.number(),
}

const marginRow = z.object({ month: z.string(), ...marginSums })

export type MarginRow = z.output<typeof marginRow>

export const getMarginReport = defineCall(routes.getMarginReport, {
  staffKey: { scope: 'reports:read' },
  summary: 'Margin by month: sales net of VAT less cost of sales, fees of the card provider, discounts and goodwill',
  query: query(months),
  answer: answer({
    from: z.string(),
    till: z.string(),
    /** every month, oldest first */
    rows: z.array(marginRow),
    total: z.object(marginSums),
  }),
  refusals: ['invalid_input'],
})

const promoSums = {
  /** orders that were paid */
  orders: z.int(),
  /** what those orders came to, VAT included */
  revenue: amount,
  given: amount,
  /** discounts of what was given back, whenever it was paid */
  returned: amount,
  /** given less returned */
  cost: amount,
}

const promoRow = z.object({
  /** what took it off */
  of: z.enum(['code', 'deal', 'pack']),
  /** where it was a code */
  code: z.nullable(z.string()),
  ...promoSums,
})

export type PromoRow = z.output<typeof promoRow>

export const getPromoCost = defineCall(routes.getPromoCost, {
  staffKey: { scope: 'reports:read' },
  summary: 'What discounts of some days cost, code by code, and those of packs and deals',
  query: query(daysAsked),
  answer: answer({
    from: z.string(),
    till: z.string(),
    /** dearest first */
    rows: z.array(promoRow),
    total: z.object(promoSums),
  }),
  refusals: ['invalid_input'],
})
