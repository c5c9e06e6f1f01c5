import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { offerQualities } from '../lifecycle/offer.ts'
import { orderHolds, orderStates } from '../lifecycle/order.ts'
import { say } from '../say.ts'
import { amount, answer, instant, query } from '../wire.ts'
import * as routes from './routes/today.ts'

/** A figure of today until now, beside the same weekday a week ago until the same time. */
const figure = z.object({
  now: z.number(),
  before: z.number(),
  /** of the last 14 days, today last */
  days: z.array(z.number()),
})

export type TodayFigure = z.output<typeof figure>

/** What may wait for somebody of the staff. */
export const waitingKinds = [
  'health_red',
  'offers_to_answer',
  'offers_to_shelve',
  'orders_to_deliver',
  'orders_held',
  'orders_withdrawn',
  'trades_open',
  'trade_offers_waiting',
  'stock_promised',
  'stock_missing',
  'cases_to_answer',
  'payouts_requested',
  'payouts_failed',
  'adjustments_proposed',
  'factor_removals',
  'verifications_to_decide',
  'accounts_closed',
  'deletions_waiting',
  'deletions_proposed',
  'payments_held',
  'refunds_failed',
  'refunded_elsewhere',
  'disputes_to_answer',
  'disputes_open',
  'provider_payouts_to_look_at',
  'provider_payouts_missing',
  'deposits_pending',
  'price_list_old',
  'rates_waiting',
  'rates_old',
  'mails_failed',
  'jobs_failed',
] as const

export type WaitingKind = (typeof waitingKinds)[number]

const waiting = z.object({
  kind: z.enum(waitingKinds),
  /** of the list of prices: how many days old the newest is, once it is old */
  count: z.int(),
  /** what it is about in EUR; null where it is no money */
  sum: z.nullable(amount),
  /** how many of them have waited too long */
  overdue: z.int(),
  /** of cases: since when the first of them waits */
  since: z.optional(instant),
})

export type Waiting = z.output<typeof waiting>

const offerToAnswer = z.object({
  id: z.int(),
  title: z.string(),
  /** below the storage base; null where the catalogue knows no such skin */
  picture: z.nullable(z.string()),
  quality: z.enum(offerQualities),
  /** what the customer asks for, in EUR */
  wish: amount,
  reply_due_at: instant,
})

export type OfferToAnswer = z.output<typeof offerToAnswer>

const disputeToAnswer = z.object({
  id: z.string(),
  payment_id: z.string(),
  /** in the card's currency, ready to be read */
  disputed: z.string(),
  /** as the provider names it: fraudulent */
  reason: z.string(),
  due_at: instant,
})

export type DisputeToAnswer = z.output<typeof disputeToAnswer>

export const getToday = defineCall(routes.getToday, {
  staffKey: { scope: 'reports:read' },
  summary: 'How today goes, and what waits for somebody',
  query: query({}),
  answer: answer({
    at: instant,
    /** paid orders, VAT included, before refunds */
    revenue: figure,
    orders: figure,
    /** revenue by order; 0 without any */
    average: figure,
    /** top-ups whose card payment is open; `days` are those that succeeded, in EUR */
    deposits: z.object({ count: z.int(), sum: amount, days: z.array(amount) }),
    /** orders whose trade was declined, cancelled or reversed in 30 days; `orders` is how many were paid meanwhile */
    failed_trades: z.object({ count: z.int(), orders: z.int(), days: z.array(z.int()) }),
    waiting: z.array(waiting),
    /** the five that are due first */
    offers: z.array(offerToAnswer),
    /** that have to be answered within seven days, those overdue first */
    disputes: z.array(disputeToAnswer),
  }),
  refusals: [],
})

/** What the list of the latest orders can be narrowed to. */
export const latestKinds = ['all', 'processing', 'failed'] as const

const latestOrder = z.object({
  id: z.int(),
  created_at: instant,
  customer: z.object({ id: z.int(), name: z.string() }),
  /** of the first line */
  item: z.object({ id: z.int(), title: z.string() }),
  items: z.int(),
  total: amount,
  method: z.enum(['card', 'balance']),
  state: z.enum(orderStates),
  /** what keeps it from being delivered, the heaviest first */
  holds: z.array(z.enum(orderHolds)),
})

export type LatestOrder = z.output<typeof latestOrder>

export const latestOrders = defineCall(routes.latestOrders, {
  staffKey: { scope: 'reports:read' },
  summary: 'The eight newest orders that were paid',
  query: query({ kind: z._default(z.enum(latestKinds, say('field_invalid')), 'all') }),
  answer: answer({ orders: z.array(latestOrder) }),
  refusals: [],
})

export const getStaffCounts = defineCall(routes.getStaffCounts, {
  staffKey: { scope: 'reports:read' },
  summary: 'The numbers beside the menu',
  unattended: true,
  query: query({}),
  answer: answer({
    orders_to_deliver: z.int(),
    cases_to_answer: z.int(),
    offers_to_answer: z.int(),
    /** of those, due within four hours or overdue */
    offers_urgent: z.int(),
    /** received and not on sale yet */
    offers_to_shelve: z.int(),
    /** held, disputed, or with a refund that the bank did not take */
    payments_waiting: z.int(),
    payouts_waiting: z.int(),
    adjustments_waiting: z.int(),
    mails_failed: z.int(),
    jobs_failed: z.int(),
  }),
  refusals: [],
})
