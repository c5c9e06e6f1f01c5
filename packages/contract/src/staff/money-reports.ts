import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { amount, answer, day, flag, instant, query, wholeNumber } from '../wire.ts'
import { pageAnswer, pageQuery } from './pages.ts'
import { months } from './reports.ts'
import * as routes from './routes/reports.ts'

/** At the end of a day of the shop: 2026-11-30; absent: today until now. */
const atDay = { day: z.optional(day) }

const pieces = { items: z.int(), cost: amount }

const stockRow = z.object({ type: z.string(), ...pieces })

export type StockRow = z.output<typeof stockRow>

export const getStockValue = defineCall(routes.getStockValue, {
  staffKey: { scope: 'reports:read' },
  summary: 'What was in stock at the end of a day and what it had cost, by type, with offers received and not shelved',
  query: query(atDay),
  answer: answer({
    day: z.string(),
    /** dearest first; items whose cost nobody knows count and cost nothing */
    rows: z.array(stockRow),
    /** offers whose item was received and stood on no shelf yet */
    to_shelve: z.object(pieces),
    /** of both; its cost is what the books held as stock */
    total: z.object(pieces),
  }),
  refusals: ['invalid_input'],
})

/** A seller with so many sales or so much in a year is marked (docs/behaviour/money.md#purchases-report). */
export const reportable = { sales: 30, units: 2000 } as const

/** Sellers of one page at most: a file of them all asks for few pages. */
export const sellersMax = 1000

const seller = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  country: z.nullable(z.string()),
  sales: z.int(),
  sum: amount,
  /** from 30 sales or 2,000 EUR on */
  is_marked: z.boolean(),
})

export type SellerRow = z.output<typeof seller>

export const getPurchasesReport = defineCall(routes.getPurchasesReport, {
  summary: 'What was bought from customers in a year, seller by seller: offers whose price came to be owed',
  query: query({
    year: wholeNumber(2000, 2999),
    /** those that are marked alone */
    marked: z.optional(flag),
    after: pageQuery.after,
    limit: z.optional(wholeNumber(1, sellersMax)),
  }),
  answer: answer({
    year: z.int(),
    /** of the whole year, whatever is listed */
    total: z.object({ sellers: z.int(), marked: z.int(), sales: z.int(), sum: amount }),
    ...pageAnswer(seller),
  }),
  refusals: ['invalid_input'],
})

/** Sizes of balances, as bands from so many EUR on. */
export const balanceBands = [0, 10, 50, 200, 1000] as const

const balanceRow = z.object({ from: amount, customers: z.int(), sum: amount })

export type BalanceRow = z.output<typeof balanceRow>

export const getBalancesOwed = defineCall(routes.getBalancesOwed, {
  staffKey: { scope: 'reports:read' },
  summary: 'What stood on balances of customers at the end of a day, by size',
  query: query(atDay),
  answer: answer({
    day: z.string(),
    /** each of balanceBands */
    rows: z.array(balanceRow),
    total: z.object({ customers: z.int(), sum: amount }),
  }),
  refusals: ['invalid_input'],
})

/** Days since disputes were opened, as bands from so many days on. */
export const disputeAges = [0, 8, 15, 31, 61] as const

const claims = {
  disputes: z.int(),
  /** what the card banks have taken, EUR */
  held: amount,
  /** of that from balances, and collected since */
  borne: amount,
  /** of that still owed by customers: what the books hold as receivable */
  owed: amount,
  /** of that what had gone back before: what the books hold as paid twice */
  twice: amount,
}

const agedRow = z.object({ days_from: z.int(), ...claims })

export type AgedRow = z.output<typeof agedRow>

export const getAgedDisputes = defineCall(routes.getAgedDisputes, {
  staffKey: { scope: 'reports:read' },
  summary: 'Open disputes by age with what they hold, and what those hold that were lost',
  query: query({}),
  answer: answer({
    read_at: instant,
    /** open ones and inquiries, each of disputeAges */
    rows: z.array(agedRow),
    open: z.object(claims),
    lost: z.object(claims),
    /** of both */
    total: z.object(claims),
  }),
  refusals: [],
})

const payoutSums = { payouts: z.int(), paid: amount, returned: amount }

const payoutMonth = z.object({ month: z.string(), ...payoutSums })

export type PayoutMonth = z.output<typeof payoutMonth>

export const getPayoutMonths = defineCall(routes.getPayoutMonths, {
  staffKey: { scope: 'reports:read' },
  summary: 'Payouts by month: what the bank confirmed, and what came back',
  query: query(months),
  answer: answer({
    from: z.string(),
    till: z.string(),
    /** every month, oldest first */
    rows: z.array(payoutMonth),
    total: z.object(payoutSums),
  }),
  refusals: ['invalid_input'],
})
