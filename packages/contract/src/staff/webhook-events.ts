import * as z from 'zod/mini'
import { disputeStates } from '../lifecycle/dispute.ts'
import { stockStates } from '../lifecycle/item.ts'
import { offerEventKinds, offerStates } from '../lifecycle/offer.ts'
import { orderStates } from '../lifecycle/order.ts'
import { payoutStates } from '../lifecycle/payout.ts'
import { refundStates } from '../lifecycle/refund.ts'
import { amount, instant } from '../wire.ts'

/** What happens in the shop that an endpoint can be told of, by what it is about. */
export const webhookEventsOf = {
  order: ['paid', 'trade_sent', 'trade_declined', 'delivered', 'completed', 'cancelled', 'reversed'],
  refund: ['settled', 'failed'],
  offer: ['created', 'countered', 'accepted', 'received', 'ready', 'ended'],
  payout: ['requested', 'sent', 'settled', 'failed'],
  item: ['added', 'price_changed', 'sold', 'returned', 'withdrawn'],
  dispute: ['opened', 'won', 'lost'],
} as const

export type WebhookSubject = keyof typeof webhookEventsOf

/** All of them, as an endpoint names them: order.paid. */
export type WebhookEvent = {
  [Subject in WebhookSubject]: `${Subject}.${(typeof webhookEventsOf)[Subject][number]}`
}[WebhookSubject]

export const webhookEvents = Object.entries(webhookEventsOf).flatMap(([subject, happenings]) =>
  happenings.map((happened) => `${subject}.${happened}`),
) as WebhookEvent[]

const id = z.int()
const uuid = z.string()

/** What is said of each, beside the event itself; amounts are EUR units. Nobody is named, but by a number. */
const dataOf = {
  order: z.object({
    order_id: id,
    state: z.enum(orderStates),
    customer_id: id,
    payment_method: z.enum(['card', 'balance']),
    payment_id: z.nullable(uuid),
    total: amount,
    vat: amount,
    trade_offer_id: z.nullable(z.string()),
    items: z.array(z.object({ item_id: id, title: z.string(), price: amount })),
  }),
  refund: z.object({
    refund_id: uuid,
    order_id: z.nullable(id),
    payment_id: z.nullable(uuid),
    customer_id: id,
    state: z.enum(refundStates),
    destination: z.enum(['balance', 'card', 'dispute', 'foreign']),
    amount,
  }),
  offer: z.object({
    offer_id: id,
    state: z.enum(offerStates),
    customer_id: id,
    /** what happened, more exactly: why an offer ended */
    what: z.enum(offerEventKinds),
    title: z.string(),
    skin_id: z.nullable(z.string()),
    /** what the customer asks for */
    wish: amount,
    /** what the shop gives; null before its counter-offer */
    price: z.nullable(amount),
  }),
  payout: z.object({
    payout_id: uuid,
    offer_id: id,
    customer_id: id,
    state: z.enum(payoutStates),
    method: z.enum(['sepa-manual', 'card-form']),
    amount,
    /** what leaves the bank: less than the amount where a debt was set off */
    transfer: amount,
  }),
  item: z.object({
    item_id: id,
    external_id: z.nullable(z.string()),
    title: z.string(),
    skin_id: z.string(),
    state: z.enum(stockStates),
    price: amount,
    old_price: z.nullable(amount),
  }),
  dispute: z.object({
    dispute_id: z.string(),
    payment_id: uuid,
    customer_id: id,
    state: z.enum(disputeStates),
    reason: z.string(),
    amount,
  }),
}

const head = {
  /** the same however often it is sent, and to whomever */
  id: z.string(),
  created_at: instant,
  /** what it is about, as order/12; events of one subject arrive in their order */
  subject: z.string(),
}

/** What is sent to see whether an endpoint answers; every endpoint gets it. */
export const webhookTest = 'webhook.test'

export const webhookTestBody = z.object({ ...head, type: z.literal(webhookTest), data: z.object({}) })

/** The body of what is sent about a subject. */
export const webhookBodyOf = (subject: WebhookSubject) =>
  z.object({
    ...head,
    type: z.enum(webhookEvents.filter((event) => event.startsWith(`${subject}.`))),
    data: dataOf[subject],
  })
