import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { item } from './item.ts'
import { dealStates } from './lifecycle/deal.ts'
import * as routes from './routes.ts'
import { amount, answer, body, id, query, seconds } from './wire.ts'

/** Items that this customer alone is offered at one price; amounts are EUR units, moments Unix seconds. */
const deal = z.object({
  /** `prompt_id` of the purchase */
  id: z.int(),
  created_at: seconds,
  status: z.enum(dealStates),
  /** what all of them cost together, VAT included */
  price: amount,
  /** what they cost one by one */
  sum: amount,
  /** an operator's own words; empty: none */
  note: z.string(),
  expires_at: seconds,
  /** once it is bought */
  order_id: z.nullable(z.int()),
  items: z.array(item),
})

export type Deal = z.output<typeof deal>

export const listDeals = defineCall(routes.listDeals, {
  summary: 'Deals of the customer, open ones first, then the newest',
  query: query({}),
  answer: answer({ payload: z.array(deal) }),
  refusals: [],
})

export const declineDeal = defineCall(routes.declineDeal, {
  summary: 'The customer does not want a deal: its items are for sale again. Declining again changes nothing',
  body: body({ id }),
  answer: answer({ message: z.string() }),
  refusals: ['not_found', 'deal_over'],
})

export const purchasePrompt = defineCall(routes.purchasePrompt, {
  summary: 'Buys a personal deal from balance',
  body: body({
    /** the deal's number */
    prompt_id: id,
    /** as in every purchase: the terms were accepted, and the right of withdrawal was given up */
    terms: z.optional(z.boolean()),
    withdrawal_waiver: z.optional(z.boolean()),
  }),
  answer: answer({ balance: amount, order_id: z.int(), message: z.string() }),
  refusals: [
    'not_found',
    'deal_over',
    'items_unavailable',
    'spending_blocked',
    'account_leaving',
    'payment_method_unavailable',
    'profile_incomplete',
    'insufficient_balance',
    'key_reused',
    'still_running',
  ],
})
