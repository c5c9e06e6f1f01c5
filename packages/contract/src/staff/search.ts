import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { depositStates } from '../deposits.ts'
import { stockStates } from '../lifecycle/item.ts'
import { offerStates } from '../lifecycle/offer.ts'
import { orderStates } from '../lifecycle/order.ts'
import { say } from '../say.ts'
import { amount, answer, instant, query } from '../wire.ts'
import { promoStates } from './promo.ts'
import * as routes from './routes/today.ts'

/** How many of each kind a search of the back office answers. */
export const foundMax = 5

export const searchBackOffice = defineCall(routes.searchBackOffice, {
  summary: 'Orders, customers, items, offers, payments, payouts, papers, promo codes, tags; five of each',
  /** without words nothing is found */
  query: query({ q: z._default(z.string(say('field_invalid')).check(z.maxLength(100, say('field_invalid'))), '') }),
  answer: answer({
    orders: z.array(
      z.object({ id: z.int(), customer: z.string(), total: amount, state: z.enum(orderStates), created_at: instant }),
    ),
    customers: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        email: z.string(),
        state: z.enum(['verified', 'unverified', 'blocked']),
      }),
    ),
    items: z.array(z.object({ id: z.int(), title: z.string(), price: amount, state: z.enum(stockStates) })),
    offers: z.array(
      z.object({ id: z.int(), title: z.string(), customer: z.string(), wish: amount, state: z.enum(offerStates) }),
    ),
    payments: z.array(z.object({ id: z.string(), customer: z.string(), sum: amount, state: z.enum(depositStates) })),
    payouts: z.array(
      z.object({ id: z.string(), offer_id: z.int(), name: z.string(), amount: amount, state: z.string() }),
    ),
    /** by their number, CN-2026-000001 */
    credit_notes: z.array(z.object({ id: z.int(), number: z.string(), order_id: z.int(), customer: z.string() })),
    /** by their number, R-2026-000001 */
    receipts: z.array(z.object({ id: z.int(), number: z.string(), order_id: z.int(), customer: z.string() })),
    /** by the beginning of the code */
    promo_codes: z.array(
      z.object({
        id: z.int(),
        code: z.string(),
        discount: z.union([z.object({ percent: z.number() }), z.object({ fixed: amount })]),
        uses: z.int(),
        /** null: as often as anybody likes */
        uses_max: z.nullable(z.int()),
        state: z.enum(promoStates),
      }),
    ),
    /** of customers, by the beginning of one of its words, with how many have it */
    tags: z.array(z.object({ name: z.string(), customers: z.int() })),
  }),
  refusals: [],
})
