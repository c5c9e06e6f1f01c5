import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { item } from './item.ts'
import * as routes from './routes.ts'
import { amount, answer, body, id, instant, query, wholeNumber } from './wire.ts'

/** Items of a pack (docs/behaviour/orders.md#packs). */
export const packItemsMin = 2

export const packItemsMax = 10

/** Packs that a list of the shop has at most. */
export const packsMax = 60

/**
 * What a visitor may do with a pack. waiting: not now, because one of its items is held for somebody or under trade
 * protection, or all are cheaper alone; gone: never again.
 */
export const packStandings = ['offered', 'waiting', 'gone'] as const

export type PackStanding = (typeof packStandings)[number]

/** A pack as lists show it. Amounts are EUR units. */
const pack = z.object({
  id: z.int(),
  name: z.string(),
  /** of all items together, VAT included */
  price: amount,
  /** what they cost one by one at this moment */
  sum: amount,
  /** first moment without it; null: until it is sold or stopped */
  until: z.nullable(instant),
  items: z.array(z.object({ id: z.int(), title: z.string(), quality: z.string(), img_url: z.string() })),
})

export type Pack = z.output<typeof pack>

export const packDetails = z.extend(pack, {
  standing: z.enum(packStandings),
  /** of one that is gone, those that have a page of their own */
  items: z.array(item),
})

export type PackDetails = z.output<typeof packDetails>

export const listPacks = defineCall(routes.listPacks, {
  summary: 'Packs that are on offer, newest first',
  query: query({
    /** an item that they hold */
    item: z.optional(id),
    limit: z.optional(wholeNumber(1, packsMax)),
  }),
  answer: answer({ payload: z.array(pack) }),
  refusals: [],
})

export const getPack = defineCall(routes.getPack, {
  summary: 'One pack with its items; one that is over answers with standing gone',
  params: z.object({ id }),
  query: query({}),
  answer: answer({ payload: packDetails }),
  refusals: ['pack_not_found'],
})

export const purchasePack = defineCall(routes.purchasePack, {
  summary: 'Buys a pack from balance, whole or not at all; who buys and where it goes is what the profile says',
  body: body({
    pack_id: id,
    /** start at once, right of withdrawal lost (docs/behaviour/orders.md#withdrawal-waiver) */
    withdrawal_waiver: z.optional(z.boolean()),
    /** the terms and conditions were accepted; logged with the order */
    terms: z.optional(z.boolean()),
  }),
  answer: answer({
    /** EUR units left on the balance */
    balance: amount,
    order_id: z.int(),
    message: z.string(),
  }),
  refusals: [
    'pack_not_found',
    'pack_unavailable',
    'insufficient_balance',
    'profile_incomplete',
    'payment_method_unavailable',
    'spending_blocked',
    'account_leaving',
    'key_reused',
    'still_running',
  ],
})
