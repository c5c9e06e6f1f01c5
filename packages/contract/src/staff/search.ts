import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { depositStates } from '../deposits.ts'
import { itemStates } from '../item.ts'
import { offerStates } from '../offer-states.ts'
import { orderStates } from '../order-states.ts'
import { say } from '../say.ts'
import { amount, answer, instant, query } from '../wire.ts'

/** How many of each kind a search of the desk answers. */
export const foundMax = 5

export const searchDesk = defineCall({
  method: 'GET',
  path: '/staff/search',
  summary: 'Orders, customers, items, offers, payments and payouts by number, id, name or words; five of each',
  access: 'staff',
  query: query({ q: z.string(say('field_invalid')).check(z.maxLength(100, say('field_invalid'))) }),
  answer: answer({
    orders: z.array(
      z.object({ id: z.int(), customer: z.string(), total: amount, state: z.enum(orderStates), created_at: instant }),
    ),
    customers: z.array(z.object({ id: z.int(), name: z.string(), email: z.string() })),
    items: z.array(z.object({ id: z.int(), title: z.string(), price: amount, state: z.enum(itemStates) })),
    offers: z.array(
      z.object({ id: z.int(), title: z.string(), customer: z.string(), wish: amount, state: z.enum(offerStates) }),
    ),
    payments: z.array(z.object({ id: z.string(), customer: z.string(), sum: amount, state: z.enum(depositStates) })),
    payouts: z.array(
      z.object({ id: z.string(), offer_id: z.int(), name: z.string(), amount: amount, state: z.string() }),
    ),
  }),
  refusals: [],
})
