import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { item, itemStates } from './item.ts'
import * as routes from './routes.ts'
import { amount, answer, body, id, query } from './wire.ts'

/** One line of the cart; count is always 1, because items are unique. Amounts are EUR units. */
export const cartEntry = z.object({
  item_id: z.int(),
  is_variation: z.boolean(),
  count: z.literal(1),
  /** what the item costs now */
  price: amount,
  /** what it cost when the customer last saw it in the cart */
  seen_price: amount,
  state: z.enum(itemStates),
  /** when a reserved item is free again at the latest, ISO 8601 UTC; null where nobody holds it */
  reserved_until: z.nullable(z.string()),
  /** what holds it, whoever's it is; null where nobody does */
  held_by: z.nullable(z.enum(['payment', 'deal'])),
  /** whether the customer's own open card payment holds it */
  reserved_for_you: z.boolean(),
  /** the customer's own deal that holds it: bought there, not from the cart */
  deal_id: z.nullable(z.int()),
  item,
})

export type CartEntry = z.output<typeof cartEntry>

const cartAnswer = answer({ cart: z.array(cartEntry), message: z.optional(z.string()) })

export const cartContents = defineCall(routes.cartContents, {
  summary: "The customer's cart, oldest line first",
  query: query({}),
  answer: cartAnswer,
  refusals: [],
  apiScope: 'cart',
})

export const addToCart = defineCall(routes.addToCart, {
  summary: 'Puts one item into the cart',
  body: body({ id: z.optional(id), item_id: z.optional(id), count: z.optional(z.unknown()) }),
  answer: cartAnswer,
  refusals: ['item_not_found', 'item_unavailable', 'item_already_in_cart', 'cart_full'],
})

export const updateCart = defineCall(routes.updateCart, {
  summary: 'Answers with the unchanged cart, because every item exists once; refuses an item that is not in it',
  body: body({ id: z.optional(id), item_id: z.optional(id), count: z.optional(z.unknown()) }),
  answer: cartAnswer,
  refusals: ['quantity_not_updated'],
})

export const removeFromCart = defineCall(routes.removeFromCart, {
  summary: 'Takes one item out of the cart',
  body: body({ id: z.optional(id), item_id: z.optional(id), is_variation: z.optional(z.boolean()) }),
  answer: cartAnswer,
  refusals: ['item_not_in_cart'],
})

export const clearCart = defineCall(routes.clearCart, {
  summary: 'Empties the cart',
  body: z.optional(z.nullable(body({}))),
  answer: cartAnswer,
  refusals: [],
})
