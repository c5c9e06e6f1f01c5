import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { amount, answer, instant, query } from '../wire.ts'
import * as routes from './routes/stock.ts'

/** Where an item in stock stands; protected: on the shelf, but nobody can buy it yet. */
export const inStockStates = ['on_sale', 'protected', 'hidden', 'reserved'] as const

/** Days since items came into stock, as bands from so many days on. */
export const stockAges = [0, 30, 60, 90, 180] as const

const worth = z.object({
  items: z.int(),
  /** of those whose cost is known */
  cost: amount,
  /** items whose cost nobody knows */
  without_cost: z.int(),
  /** at our prices, VAT included */
  price: amount,
  /** at reference prices */
  reference: amount,
})

export type StockWorth = z.output<typeof worth>

export const getStockReport = defineCall(routes.getStockReport, {
  staffKey: { scope: 'reports:read' },
  summary: 'What is in stock now and what it is worth, by where it stands, by type and by age',
  query: query({}),
  answer: answer({
    read_at: instant,
    total: worth,
    /** each of inStockStates */
    states: z.array(z.extend(worth, { state: z.enum(inStockStates) })),
    /** dearest first */
    types: z.array(z.extend(worth, { type: z.string() })),
    /** each of stockAges */
    ages: z.array(z.extend(worth, { days_from: z.int() })),
    /** offers whose item was received and stands on no shelf yet */
    to_shelve: z.object({ offers: z.int(), cost: amount }),
    /** what stands in stock in the books: the cost of all this */
    booked: amount,
  }),
  refusals: [],
})
