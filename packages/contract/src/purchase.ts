import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { messages } from './messages.ts'
import { orderStates } from './order-states.ts'
import { amount, answer, body, countryReference, email, id, query, seconds, text, units } from './wire.ts'

/** Buys `cart` where posted, else all available lines of the customer's cart (readings.md, States: Cart). */
export const purchaseProduct = defineCall({
  method: 'POST',
  path: '/purchase/product',
  summary: 'Buys items from balance or by card; refused whole when one line is gone',
  access: 'verified',
  body: body({
    cart: z.optional(
      z
        .array(z.object({ item_id: id }), messages.field_invalid)
        .check(z.minLength(1, messages.cart_empty), z.maxLength(50)),
    ),
    steamId: z.optional(z.string().check(z.maxLength(20))),
    tradeUrl: text(300, messages.trade_link_invalid),
    name: text(60, messages.first_name_required),
    surname: text(60, messages.last_name_required),
    email,
    phone: text(250, messages.phone_valid_required),
    country: countryReference,
    city: text(100, messages.city_required),
    address: text(200, messages.address_required),
    postCode: text(20, messages.post_code_required),
    paymentMethod: z.enum(['card', 'balance'], messages.payment_method_unavailable),
    directPayment: z.optional(z.unknown()),
    promocode: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
    /** EUR after discount, as the customer saw it; another true total is answered with price_changed */
    seen_total: z.optional(units),
    /** start at once, right of withdrawal lost (readings.md, Money: Withdrawal waiver) */
    withdrawal_waiver: z.optional(z.boolean()),
  }),
  answer: answer({
    /** EUR units left on the balance */
    balance: amount,
    order_id: z.int(),
    redirect_url: z.optional(z.string()),
    message: z.string(),
  }),
  refusals: [
    'cart_empty',
    'checkout_invalid',
    'items_unavailable',
    'price_changed',
    'insufficient_balance',
    'trade_link_invalid',
    'steam_id_mismatch',
    'country_unsupported',
    'payment_method_unavailable',
    'promo_code_invalid',
    'key_reused',
    'still_running',
  ],
  idempotent: true,
})

export const purchasePack = defineCall({
  method: 'POST',
  path: '/purchase/pack',
  summary: 'Buys a curated bundle from balance',
  access: 'verified',
  body: body({ pack_id: id }),
  answer: answer({ balance: amount, message: z.string() }),
  refusals: ['not_found', 'items_unavailable', 'insufficient_balance'],
  idempotent: true,
})

export const purchasePrompt = defineCall({
  method: 'POST',
  path: '/purchase/prompt',
  summary: 'Buys a personal deal from balance',
  access: 'verified',
  body: body({ prompt_id: id }),
  answer: answer({ balance: amount, message: z.string() }),
  refusals: ['not_found', 'items_unavailable', 'insufficient_balance'],
  idempotent: true,
})

/** `sum` and `img_url` are canonical, `total` and `image_url` their doubles. Amounts are EUR units. */
const orderLine = z.object({
  title: z.string(),
  quantity: z.int(),
  count: z.int(),
  sum: amount,
  total: amount,
  img_url: z.string(),
  image_url: z.string(),
  item_id: z.int(),
  item_quality: z.string(),
  item_type: z.string(),
})

const orderRow = z.extend(orderLine, {
  id: z.int(),
  created_at: seconds,
  status: z.enum(orderStates),
  currency: z.string(),
  /** sent when an order has two or more lines; each replaces the row */
  items: z.optional(z.array(orderLine)),
})

export type OrderRow = z.output<typeof orderRow>

export const purchaseHistory = defineCall({
  method: 'GET',
  path: '/purchase/history',
  summary: 'Orders of the customer, newest first',
  access: 'verified',
  query: query({}),
  answer: answer({ payload: z.array(orderRow) }),
  refusals: [],
  apiScope: 'orders',
})
