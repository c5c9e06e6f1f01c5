import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { dealEventKinds, dealHoursMax, dealItemsMax, dealStates } from '../lifecycle/deal.ts'
import { stockStates } from '../lifecycle/item.ts'
import { say } from '../say.ts'
import { amount, answer, body, hasCentsAtMost, id, instant, query, text } from '../wire.ts'
import { pageAnswer, pageQuery, searchWords } from './pages.ts'
import * as routes from './routes/deals.ts'
import { confirmed } from './together.ts'

const wrong = say('field_invalid')

/** Deals by where they stand; ended: nothing came of them. */
export const dealTabs = ['open', 'bought', 'ended', 'all'] as const

export type DealTab = (typeof dealTabs)[number]

const row = z.object({
  id: z.int(),
  state: z.enum(dealStates),
  customer: z.object({ id: z.int(), name: z.string(), email: z.string() }),
  /** the dearest first */
  titles: z.array(z.string()),
  /** what all of them cost together, VAT included */
  price: amount,
  /** what they cost one by one */
  sum: amount,
  created_at: instant,
  expires_at: instant,
  ended_at: z.nullable(instant),
  /** once it is bought */
  order_id: z.nullable(z.int()),
  made_by: z.string(),
})

export type StaffDealRow = z.output<typeof row>

const staffDeal = z.extend(row, {
  /** what the customer reads */
  note: z.string(),
  /** what the shop paid for its items; null: of one of them nobody knows */
  cost: z.nullable(amount),
  vat_percent: z.number(),
  /** the customer cannot buy: they are blocked, or a payment of theirs is disputed */
  customer_held: z.boolean(),
  items: z.array(
    z.object({
      id: z.int(),
      state: z.enum(stockStates),
      title: z.string(),
      img: z.string(),
      rarity: z.string(),
      float: z.nullable(z.number()),
      paint_seed: z.nullable(z.int()),
      /** when the deal was made */
      price: amount,
      cost: z.nullable(amount),
    }),
  ),
  /** oldest first */
  timeline: z.array(z.object({ kind: z.enum(dealEventKinds), at: instant, by: z.string(), why: z.string() })),
})

export type StaffDeal = z.output<typeof staffDeal>

const oneDeal = answer({ deal: staffDeal })

export const listStaffDeals = defineCall(routes.listStaffDeals, {
  summary: 'Deals, newest first; searched by number, or by name or e-mail of their customer',
  query: query({
    ...pageQuery,
    tab: z.optional(z.enum(dealTabs, wrong)),
    search: searchWords,
    customer: z.optional(id),
  }),
  answer: answer(pageAnswer(row)),
  refusals: [],
})

export const getStaffDeal = defineCall(routes.getStaffDeal, {
  summary: 'One deal with its items and everything that happened to it',
  params: z.object({ id }),
  query: query({}),
  answer: oneDeal,
  refusals: ['deal_not_found'],
})

export const createDeal = defineCall(routes.createDeal, {
  summary:
    'Offers a customer items at one price, holds them and mails the customer. What is unusual has to be confirmed',
  body: body({
    customer_id: id,
    item_ids: z.array(id, wrong).check(z.minLength(1, wrong), z.maxLength(dealItemsMax, wrong)),
    price: z
      .number(say('price_not_positive'))
      .check(z.minimum(0.01, say('price_not_positive')), z.maximum(10_000_000, wrong), z.refine(hasCentsAtMost, wrong)),
    /** to the customer */
    note: z.optional(text(500)),
    /** for how long it stands */
    hours: z.int(wrong).check(z.minimum(1, wrong), z.maximum(dealHoursMax, wrong)),
    confirmed,
  }),
  answer: oneDeal,
  refusals: [
    'customer_not_found',
    'customer_not_verified',
    'deal_customer_held',
    'account_leaving',
    'deal_items_taken',
    'deal_price_above_sum',
    'deal_unconfirmed',
  ],
})

export const withdrawDeal = defineCall(routes.withdrawDeal, {
  summary: 'Takes an open deal back: its items are for sale again. Doing so again changes nothing',
  params: z.object({ id }),
  body: body({ reason: z.optional(text(500)) }),
  answer: oneDeal,
  refusals: ['deal_not_found', 'deal_state_wrong'],
})
