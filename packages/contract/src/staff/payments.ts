import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { depositStates } from '../deposits.ts'
import { disputeStates } from '../lifecycle/dispute.ts'
import { orderStates } from '../lifecycle/order.ts'
import { refundStates } from '../lifecycle/refund.ts'
import { say } from '../say.ts'
import { amount, answer, body, instant, query, text } from '../wire.ts'
import { pageAnswer, pageQuery, searchWords } from './pages.ts'
import * as routes from './routes/payments.ts'

/**
 * What the list of card payments can be narrowed to.
 * attention: somebody has to look, because of any of the next three or refunded_elsewhere
 * held: charged otherwise than agreed, and no refund of it is under way
 * to_answer: the bank waits for the shop's answer
 * disputed: the bank has not decided yet
 * refund_failed: the bank did not take a refund, and the balance has not got it instead
 * dispute_lost: the bank decided for the holder, and the customer may not pay yet
 * refunded_elsewhere: a refund was made in the provider's dashboard, and nobody here has looked at it
 * refunding: a refund is on its way to the card
 * unpaid: ended without money; what is or was held is none of these
 */
export const paymentViews = [
  'attention',
  'held',
  'to_answer',
  'disputed',
  'refund_failed',
  'dispute_lost',
  'refunded_elsewhere',
  'pending',
  'refunding',
  'succeeded',
  'unpaid',
  'all',
] as const

export type PaymentView = (typeof paymentViews)[number]

/** What a card is charged for. */
export const paymentPurposes = ['topup', 'purchase'] as const

/** Why a payment ended without success. */
export const paymentReasons = [
  'cancelled',
  'expired',
  'not_opened',
  'session_unknown',
  'payment_failed',
  'mismatch',
] as const

const uuid = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, say('field_invalid')))

const row = {
  id: z.string(),
  created_at: instant,
  purpose: z.enum(paymentPurposes),
  state: z.enum(depositStates),
  reason: z.nullable(z.enum(paymentReasons)),
  customer: z.object({ id: z.int(), name: z.string(), email: z.string() }),
  /** what it pays for; null: a top-up */
  order_id: z.nullable(z.int()),
  /** what was agreed, ready to be read in the card's currency: PLN 425.00 */
  agreed: z.string(),
  /** the same in EUR units */
  sum: amount,
  /** what about it somebody may have to look at; several at once are possible */
  held: z.boolean(),
  to_answer: z.boolean(),
  disputed: z.boolean(),
  refund_failed: z.boolean(),
  dispute_lost: z.boolean(),
  refunded_elsewhere: z.boolean(),
  refunding: z.boolean(),
  /** until when the first of its disputes has to be answered; null: none has to be */
  answer_due_at: z.nullable(instant),
}

const paymentRow = z.object(row)

/** A card payment in the back office's list. */
export type StaffPaymentRow = z.output<typeof paymentRow>

export const listStaffPayments = defineCall(routes.listStaffPayments, {
  summary: 'Card payments, newest first; found by their own or the provider’s id, by customer or order',
  query: query({
    ...pageQuery,
    view: z.optional(z.enum(paymentViews, say('field_invalid'))),
    purpose: z.optional(z.enum(paymentPurposes, say('field_invalid'))),
    search: searchWords,
  }),
  answer: answer(pageAnswer(paymentRow)),
  refusals: [],
})

export const countStaffPayments = defineCall(routes.countStaffPayments, {
  summary: 'How many card payments stand in the views that somebody works off',
  query: query({}),
  answer: answer({
    counts: z.object({
      attention: z.int(),
      held: z.int(),
      to_answer: z.int(),
      disputed: z.int(),
      refund_failed: z.int(),
      dispute_lost: z.int(),
      refunded_elsewhere: z.int(),
      pending: z.int(),
      refunding: z.int(),
    }),
  }),
  refusals: [],
})

const paymentRefund = z.object({
  id: z.string(),
  created_at: instant,
  /** in EUR units */
  sum: amount,
  /** in the card's currency, ready to be read; null: to the balance */
  to_card: z.nullable(z.string()),
  /** foreign: made in the provider's dashboard */
  destination: z.enum(['card', 'balance', 'dispute', 'foreign']),
  /** of a foreign one: somebody of the staff has looked at it */
  seen: z.boolean(),
  state: z.enum(refundStates),
  /** the provider's word for why it failed: charge_disputed */
  failure: z.nullable(z.string()),
  /** of one that failed: what is still owed, which a dispute has not taken instead; 0 once it was moved */
  stranded: amount,
  /** the bank did not take it, and the balance got it instead */
  moved: z.boolean(),
  reason: z.string(),
  by: z.string(),
  provider_refund_id: z.nullable(z.string()),
})

const paymentDispute = z.object({
  id: z.string(),
  /** inquiry: the bank asks and takes nothing yet */
  state: z.enum(disputeStates),
  /** the same in the provider's own word: warning_needs_response, prevented */
  status: z.string(),
  /** as the provider names it: fraudulent */
  reason: z.string(),
  opened_at: instant,
  closed_at: z.nullable(instant),
  /** in the card's currency, ready to be read */
  disputed: z.string(),
  /** in EUR units: what was booked, how much of it was debited, and how much the customer has paid since */
  sum: amount,
  debited: amount,
  collected: amount,
  /** of both, what refunds that failed or a sale that was undone have settled: no customer bears it */
  settled: amount,
  /** beside the sum: what the bank took although it had gone back already; a lost one costs it */
  again: amount,
  /** it keeps the customer from paying */
  blocks: z.boolean(),
  released_at: z.nullable(instant),
  released_by: z.nullable(z.string()),
  /** until when the provider takes an answer; null: it does not say */
  due_at: z.nullable(instant),
  /** the same while somebody has to answer; null: nobody has to any more */
  answer_due_at: z.nullable(instant),
  /** how often it was answered, here or at the provider's own desk */
  submissions: z.int(),
  /** where it stands at the provider's own desk; null: it has none */
  desk: z.nullable(z.string()),
})

/** What can be done with a payment. */
export const paymentActions = ['refund_held', 'refund_deposit', 'settle_elsewhere'] as const

export type PaymentAction = (typeof paymentActions)[number]

/**
 * Why it cannot be done now.
 * purpose: a card purchase goes back from its order; state: it is not held, or not paid; given_back: it was before;
 * disputed: a dispute of it is open or lost; too_old: paid more than 14 days ago; spent: the balance was debited since
 */
export const paymentObstacles = ['purpose', 'state', 'given_back', 'disputed', 'too_old', 'spent'] as const

export type PaymentObstacle = (typeof paymentObstacles)[number]

const payment = z.object({
  ...row,
  order: z.nullable(z.object({ id: z.int(), state: z.enum(orderStates) })),
  /** what the card was charged, in its currency; null: nothing, or the provider alone knows */
  charged: z.nullable(z.string()),
  /** what went back to the card or is on its way there, in its currency; null: nothing */
  refunded: z.nullable(z.string()),
  /** what disputes hold, in EUR units; those that were won hold nothing */
  disputed_sum: amount,
  /** ISO 4217 */
  currency: z.string(),
  /** units of it for 1 EUR when the payment was opened */
  currency_value: z.number(),
  expires_at: instant,
  settled_at: z.nullable(instant),
  /** when somebody noted that it was settled at the provider by hand */
  settled_elsewhere_at: z.nullable(instant),
  /** when we last asked the provider */
  asked_at: z.nullable(instant),
  provider_session_id: z.nullable(z.string()),
  payment_intent: z.nullable(z.string()),
  /** as given for this payment */
  contact: z.object({ name: z.string(), email: z.string(), phone: z.string(), address: z.string() }),
  /** a disputed charge, this one or another, keeps the customer from paying */
  spending_blocked: z.boolean(),
  refunds: z.array(paymentRefund),
  disputes: z.array(paymentDispute),
  /** oldest first */
  timeline: z.array(
    z.object({
      state: z.enum(depositStates),
      at: instant,
      by: z.string(),
      by_name: z.nullable(z.string()),
      why: z.string(),
    }),
  ),
  actions: z.array(z.object({ action: z.enum(paymentActions), obstacle: z.nullable(z.enum(paymentObstacles)) })),
})

/** Everything about one card payment, as staff see it. */
export type StaffPayment = z.output<typeof payment>

export const getStaffPayment = defineCall(routes.getStaffPayment, {
  summary: 'Everything about one card payment',
  params: z.object({ id: uuid }),
  query: query({}),
  answer: answer({ payment }),
  refusals: ['payment_not_found'],
})

/** For the record. */
const reason = text(500)

export const refundHeldPayment = defineCall(routes.refundHeldPayment, {
  summary: 'Gives all that a held payment was charged back to its card; asked again it changes nothing',
  params: z.object({ id: uuid }),
  body: body({ reason }),
  answer: answer({
    /** not_from_here: what was charged is not this payment's alone, so only the provider's dashboard can tell */
    outcome: z.enum(['on_its_way', 'done_before', 'not_from_here']),
    /** what goes back, where it is on its way */
    charged: z.nullable(z.string()),
    /** of the refund that was made before */
    refund_state: z.nullable(z.enum(refundStates)),
    /** why not from here, in English */
    problem: z.nullable(z.string()),
  }),
  refusals: ['payment_not_found', 'payment_not_held', 'payment_disputed', 'provider_unavailable'],
})

export const refundDeposit = defineCall(routes.refundDeposit, {
  summary: 'Gives a whole unused top-up of the last 14 days back to its card; asked again it changes nothing',
  params: z.object({ id: uuid }),
  body: body({ reason }),
  answer: answer({
    /** false: it had been given back before */
    changed: z.boolean(),
    /** how that stands; moved: the bank did not take it, and the balance has it again */
    refund: z.enum(['pending', 'succeeded', 'failed', 'moved']),
  }),
  refusals: ['payment_not_found', 'payment_no_deposit', 'payment_disputed', 'deposit_used'],
  auditedAs: 'refundDeskDeposit',
})

export const releaseDispute = defineCall(routes.releaseDispute, {
  summary: 'Lets a customer pay again although a dispute is open or lost; the books stay as they are',
  params: z.object({ id: z.string().check(z.regex(/^[\w-]{1,255}$/, say('field_invalid'))) }),
  body: body({ reason }),
  answer: answer({
    /** false: it kept nobody from paying */
    changed: z.boolean(),
    /** another dispute keeps the customer from paying */
    still_blocked: z.boolean(),
  }),
  refusals: ['dispute_not_found'],
  auditedAs: 'releaseDeskDispute',
})

export const seeForeignRefund = defineCall(routes.seeForeignRefund, {
  summary: 'Notes that somebody has looked at a refund that was made at the provider’s own desk',
  params: z.object({ id: uuid }),
  body: body({ reason }),
  answer: answer({
    /** false: somebody had looked at it before */
    changed: z.boolean(),
  }),
  refusals: ['not_found'],
  auditedAs: 'seeDeskRefund',
})
