import * as z from 'zod/mini'
import { attachments } from './attachment-fields.ts'
import { defineCall } from './call.ts'
import { cartEntry } from './cart.ts'
import { customerTrade } from './customer-trade.ts'
import { orderEventKinds, orderStates } from './lifecycle/order.ts'
import { refundStates } from './lifecycle/refund.ts'
import { tradeProblems } from './lifecycle/trade-offer.ts'
import { withdrawalStates } from './lifecycle/withdrawal.ts'
import { addressFields, businessFields, orderContact, personFields } from './postal.ts'
import * as routes from './routes.ts'
import { say } from './say.ts'
import { amount, answer, body, email, id, query, seconds, text, units } from './wire.ts'

/**
 * Buys `cart` where posted, else all available lines of the customer's cart (docs/behaviour/orders.md#what-is-bought).
 */
export const purchaseProduct = defineCall(routes.purchaseProduct, {
  summary: 'Buys items from balance or by card; refused whole when one line is gone',
  body: body({
    cart: z.optional(
      z
        .array(z.object({ item_id: id }), say('field_invalid'))
        .check(z.minLength(1, say('cart_empty')), z.maxLength(50)),
    ),
    steamId: z.optional(z.string().check(z.maxLength(20))),
    tradeUrl: text(300, say('trade_link_invalid')),
    ...personFields,
    email,
    phone: text(250, say('phone_valid_required')),
    ...addressFields,
    /** asked for where the shop's settings say so (docs/behaviour/orders.md#business-customers) */
    ...businessFields,
    paymentMethod: z.enum(['card', 'balance'], say('payment_method_unavailable')),
    directPayment: z.optional(z.unknown()),
    promocode: z.optional(z.nullable(z.string().check(z.maxLength(40, say('promo_code_invalid'))))),
    /** EUR after discount, as the customer saw it; another true total is answered with price_changed */
    seen_total: z.optional(units),
    /** start at once, right of withdrawal lost (docs/behaviour/orders.md#withdrawal-waiver) */
    withdrawal_waiver: z.optional(z.boolean()),
    /** the terms and conditions were accepted; logged with the order */
    terms: z.optional(z.boolean()),
  }),
  answer: answer({
    /** EUR units left on the balance */
    balance: amount,
    order_id: z.int(),
    /** by card: our hop to the card page, with the payment's id as `order` */
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
    'promo_code_used_up',
    'promo_total_too_low',
    'card_items_too_many',
    'card_blocked',
    'card_total_zero',
    'card_total_too_low',
    'payment_open',
    'payment_completed',
    'provider_unavailable',
    'payment_turned_down',
    'spending_blocked',
    'account_leaving',
    'factor_required',
    'verification_needed',
    'proof_required',
    'too_many_requests',
    'key_reused',
    'still_running',
  ],
})

/** The customer's one open card purchase; items are held until `expires_at` at the latest. */
const openPayment = z.object({
  order_id: z.int(),
  payment_id: z.string(),
  /** our hop to the card page */
  redirect_url: z.string(),
  /** ISO 8601 UTC */
  expires_at: z.string(),
  /** EUR units */
  total: amount,
  item_ids: z.array(z.int()),
})

export type OpenPayment = z.output<typeof openPayment>

export const openPurchase = defineCall(routes.openPurchase, {
  summary: 'The card payment of an order that is still open, if there is one',
  query: query({}),
  answer: answer({ payload: z.nullable(openPayment) }),
  refusals: [],
})

export const cancelOpenPurchase = defineCall(routes.cancelOpenPurchase, {
  summary: 'Gives up the open card payment and sets its items free, once the provider confirms',
  body: body({}),
  answer: answer({ cart: z.array(cartEntry), message: z.optional(z.string()) }),
  refusals: ['payment_not_open', 'payment_completed', 'payment_open', 'provider_unavailable'],
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
  /** "Phase 2", "Ruby": what the title leaves out; empty for most */
  phase: z.string(),
  /** of a Fade, whole percent; absent for most (docs/behaviour/catalogue.md#fade) */
  fade: z.optional(z.int()),
  /** what was on it when it was bought; absent for most */
  attachments: z.optional(attachments),
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

export const purchaseHistory = defineCall(routes.purchaseHistory, {
  summary: 'Orders of the customer, newest first',
  query: query({}),
  answer: answer({ payload: z.array(orderRow) }),
  refusals: [],
  apiScope: 'orders',
})

const orderDetailsLine = z.extend(orderLine, {
  /** before the discount, EUR units */
  price: amount,
  discount: amount,
  /** contained in price less discount */
  vat: amount,
  refunded: amount,
  /** Steam's English name */
  exterior: z.string(),
  /** null for vanilla knives, like the seed */
  float: z.nullable(z.number()),
  paint_seed: z.nullable(z.int()),
})

/** Everything that a customer may know of one order; amounts are EUR units, moments Unix seconds. */
export const orderDetails = defineCall(routes.orderDetails, {
  summary: 'One order of the customer with its lines and its timeline',
  params: z.object({ id }),
  query: query({}),
  answer: answer({
    payload: z.object({
      id: z.int(),
      created_at: seconds,
      status: z.enum(orderStates),
      payment_method: z.enum(['card', 'balance']),
      currency: z.string(),
      total: amount,
      discount: amount,
      promo_code: z.nullable(z.string()),
      /** the pack that it bought; its price brought the discount */
      pack: z.nullable(z.object({ id: z.int(), name: z.string() })),
      /** the deal that it bought, likewise */
      deal_id: z.nullable(z.int()),
      vat: amount,
      vat_percent: z.number(),
      vat_country: z.string(),
      trade_link: z.string(),
      contact: orderContact,
      terms_accepted_at: z.nullable(seconds),
      withdrawal_waiver_at: z.nullable(seconds),
      /** until when it can be withdrawn from (docs/behaviour/orders.md#withdrawal); null: it cannot be, or was */
      withdrawable_until: z.nullable(seconds),
      /** what became of a declared withdrawal */
      withdrawal: z.nullable(
        z.object({
          at: seconds,
          state: z.enum(withdrawalStates),
          /** by when the money goes back */
          refund_due_at: seconds,
        }),
      ),
      /** while a delivered order is under Steam's trade protection */
      protected_until: z.nullable(seconds),
      /** nothing is sent before: its Steam account is new for the customer; null: nothing waits for that */
      delivery_paused_until: z.nullable(seconds),
      /** the last trade offer that an account of the shop was to send by itself; null: there is none */
      trade: z.nullable(z.extend(customerTrade, { problem: z.nullable(z.enum(tradeProblems)) })),
      lines: z.array(orderDetailsLine),
      /** its paper (receiptOfOrder); null: it is issued within a minute, or when it is asked for */
      receipt: z.nullable(z.object({ number: z.string() })),
      refunds: z.array(
        z.object({
          at: seconds,
          sum: amount,
          /** dispute: the bank of the card has given it back to the card's holder */
          destination: z.enum(['balance', 'card', 'dispute', 'foreign']),
          state: z.enum(refundStates),
          /** null: none is issued, or not yet */
          credit_note: z.nullable(z.object({ id: z.int(), number: z.string() })),
        }),
      ),
      /** oldest first */
      timeline: z.array(
        z.object({
          kind: z.enum(orderEventKinds),
          status: z.enum(orderStates),
          at: seconds,
          /** an operator's own words to the customer */
          note: z.nullable(z.string()),
        }),
      ),
    }),
  }),
  refusals: ['order_not_found'],
  apiScope: 'orders',
})

/** The declaration is confirmed by mail at once; the same again changes nothing and answers as the first did. */
export const withdrawFromOrder = defineCall(routes.withdrawFromOrder, {
  summary: 'Declares that the customer withdraws from the contract about an order',
  params: z.object({ id }),
  body: body({}),
  answer: answer({
    /** when it arrived */
    at: seconds,
    message: z.string(),
  }),
  refusals: ['order_not_found', 'withdrawal_over'],
})

/** The document that takes back a part of a sale, in the language of the call. */
export const creditNoteFile = defineCall(routes.creditNoteFile, {
  summary: 'A credit note of the customer, as PDF',
  params: z.object({ id }),
  query: query({}),
  answer: z.file().check(z.mime(['application/pdf'])),
  refusals: ['not_found'],
})

/** The paper of a sale, in the language of the call; it is issued with the first question, if it was not yet. */
export const receiptOfOrder = defineCall(routes.receiptOfOrder, {
  summary: 'The receipt of an order of the customer, as PDF',
  params: z.object({ id }),
  query: query({}),
  answer: z.file().check(z.mime(['application/pdf'])),
  refusals: ['not_found'],
})
