import * as z from 'zod/mini'
import { attachments } from '../attachment-fields.ts'
import { defineCall } from '../call.ts'
import {
  endCauses,
  orderActions,
  orderEventKinds,
  orderHolds,
  orderLifecycle,
  orderObstacles,
  orderStates,
} from '../lifecycle/order.ts'
import { refundStates } from '../lifecycle/refund.ts'
import { withdrawalStates } from '../lifecycle/withdrawal.ts'
import { orderContact } from '../postal.ts'
import { say } from '../say.ts'
import { amount, answer, body, id, instant, query, text, units } from '../wire.ts'
import { pageAnswer, pageQuery, searchWords } from './pages.ts'
import * as routes from './routes/orders.ts'
import { stepBody } from './steps.ts'
import { optionalTradeNumber, orderTradeRefusals } from './trade-number.ts'
import { staffTrade } from './trade-offers.ts'

/** Days in which a trade counts as failed just now. */
export const failedTradeDays = 30

/**
 * What the list of orders can be narrowed to: a state, orders that are held back, those whose customer has withdrawn
 * and waits for the money, or those whose trade failed in the last 30 days. Whatever is held back stands there alone,
 * and not under the state in which it waits.
 */
export const orderFilters = [...orderStates, 'held', 'withdrawn', 'trade_failed'] as const

export type OrderFilter = (typeof orderFilters)[number]

const paymentMethod = z.enum(['card', 'balance'])

const staffOrderRow = z.object({
  id: z.int(),
  created_at: instant,
  state: z.enum(orderStates),
  customer: z.object({ id: z.int(), name: z.string(), email: z.string() }),
  /** title of the first line */
  title: z.string(),
  /** lines of the order */
  items: z.int(),
  /** EUR units, after the discount */
  sum: amount,
  discount: amount,
  payment_method: paymentMethod,
  trade_offer_id: z.nullable(z.string()),
  /** what keeps it from being delivered, the heaviest first */
  holds: z.array(z.enum(orderHolds)),
  /** by when its money goes back, where its customer has withdrawn and still waits for it */
  refund_due_at: z.nullable(instant),
  /** since when the order is in its state; null once it has ended */
  waits_since: z.nullable(instant),
  /** of an order in a queue: long after a day, overdue after what the settings allow; null: it waits for nobody */
  wait: z.nullable(z.enum(['short', 'long', 'overdue'])),
})

/** An order in the back office's list. */
export type StaffOrderRow = z.output<typeof staffOrderRow>

export const listStaffOrders = defineCall(routes.listStaffOrders, {
  staffKey: { scope: 'orders:read' },
  summary:
    'Orders of one state, with a failed trade, or found by words: queues longest wait first, others newest first',
  query: query({ ...pageQuery, state: z.optional(z.enum(orderFilters, say('field_invalid'))), search: searchWords }),
  answer: answer(pageAnswer(staffOrderRow)),
  refusals: [],
})

const staffOrderLine = z.object({
  line_no: z.int(),
  item_id: z.int(),
  title: z.string(),
  img_url: z.string(),
  /** null: the item has no wear */
  float: z.nullable(z.number()),
  exterior: z.string(),
  paint_seed: z.nullable(z.int()),
  attachments: z.nullable(attachments),
  /** "Phase 2", "Ruby": what the title leaves out; empty for most */
  phase: z.string(),
  /** of a Fade, whole percent; absent for most */
  fade: z.optional(z.int()),
  /** before the discount, EUR units */
  price: amount,
  discount: amount,
  /** contained in price less discount */
  vat: amount,
  vat_percent: z.number(),
  vat_country: z.string(),
  refunded: amount,
  /** what of it can still go back */
  left: amount,
  /** false: its item is for sale again */
  live: z.boolean(),
})

export type StaffOrderLine = z.output<typeof staffOrderLine>

const staffRefund = z.object({
  id: z.string(),
  created_at: instant,
  sum: amount,
  /** dispute: the sale was undone against a dispute of the charge, whose bank has that money */
  destination: z.enum(['card', 'balance', 'dispute', 'foreign']),
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
  /** false: it took nothing of a sale back, as where the bank did not take one and the balance got it instead */
  credit_note_due: z.boolean(),
  /** null while it waits for its number */
  credit_note: z.nullable(z.object({ id: z.int(), number: z.string(), issued_at: instant })),
})

const staffOrder = z.object({
  id: z.int(),
  created_at: instant,
  state: z.enum(orderStates),
  customer: z.object({ id: z.int(), name: z.string(), email: z.string() }),
  contact: orderContact,
  trade_link: z.string(),
  /** what keeps it from being delivered, the heaviest first */
  holds: z.array(z.enum(orderHolds)),
  /** until when it is held at least, where that is known */
  held_until: z.nullable(instant),
  trade_offer_id: z.nullable(z.string()),
  trade: z.nullable(staffTrade),
  protected_until: z.nullable(instant),
  /** EUR units, after the discount */
  sum: amount,
  discount: amount,
  vat: amount,
  promo_code: z.nullable(z.string()),
  /** the pack that it bought */
  pack: z.nullable(z.object({ id: z.int(), name: z.string() })),
  /** number of the deal that it bought */
  deal_id: z.nullable(z.int()),
  payment_method: paymentMethod,
  paid_at: z.nullable(instant),
  terms_accepted_at: z.nullable(instant),
  /** the newest version of the terms at that moment, over all languages */
  terms_version: z.nullable(z.int()),
  withdrawal_waiver_at: z.nullable(instant),
  /** what became of a declared withdrawal; `refund_due_at`: by when the money goes back */
  withdrawal: z.nullable(z.object({ at: instant, state: z.enum(withdrawalStates), refund_due_at: instant })),
  /** the card payment; null: paid from balance */
  payment: z.nullable(
    z.object({
      id: z.string(),
      state: z.string(),
      provider_session_id: z.nullable(z.string()),
      payment_intent: z.nullable(z.string()),
      /** how a dispute of it stands that is not won; null: none */
      dispute: z.nullable(z.enum(['open', 'lost'])),
      /** until when a dispute of it has to be answered; null: none has to be */
      answer_due_at: z.nullable(instant),
    }),
  ),
  lines: z.array(staffOrderLine),
  /** null: it is not paid, or its receipt is issued within a minute */
  receipt: z.nullable(z.object({ id: z.int(), number: z.string() })),
  refunds: z.array(staffRefund),
  timeline: z.array(
    z.object({
      kind: z.enum(orderEventKinds),
      state: z.enum(orderStates),
      at: instant,
      /** customer:<id>, staff:<id> or the name of a job */
      by: z.string(),
      /** of the member of staff; null for everybody else */
      by_name: z.nullable(z.string()),
      why: z.string(),
      note: z.nullable(z.string()),
    }),
  ),
  /** what can be done now; a button that is off says why */
  actions: z.array(z.object({ action: z.enum(orderActions), obstacle: z.nullable(z.enum(orderObstacles)) })),
})

/** Everything about one order, as staff see it. */
export type StaffOrder = z.output<typeof staffOrder>

export const getStaffOrder = defineCall(routes.getStaffOrder, {
  staffKey: { scope: 'orders:read' },
  summary: 'Everything about one order',
  params: z.object({ id }),
  query: query({}),
  answer: answer({ order: staffOrder }),
  refusals: ['order_not_found'],
})

const done = answer({
  state: z.enum(orderStates),
  /** false: it had been done before, nothing was changed and nobody told again */
  changed: z.boolean(),
  /** it is more than one person may let go after a delivery, and waits for a second one */
  proposed: z.boolean(),
})

/** Why it is given up: record and mail follow it. */
const cause = z.optional(z.enum(endCauses, say('field_invalid')))

/** The way it was paid where absent. */
const destination = z.optional(z.enum(['card', 'balance'], say('field_invalid')))

const secondRefusals = ['second_person_needed', 'money_proposed'] as const

export const takeOrderStep = defineCall(routes.takeOrderStep, {
  staffKey: { scope: 'orders:deliver', steps: ['trade_sent', 'delivered', 'trade_declined'] },
  summary: 'Takes a step with an order (lifecycle/order.ts); the same step again changes nothing',
  params: z.object({ id }),
  body: stepBody(orderLifecycle, {
    ...optionalTradeNumber,
    /** why an administrator hands over what is held; asked for where it is */
    override_reason: z.optional(text(300)),
    cause,
    destination,
  }),
  answer: done,
  refusals: [
    'order_not_found',
    'order_state_wrong',
    'refund_to_card_impossible',
    // Of steps that hand the items over: an administrator may take them all the same.
    'item_reversed',
    'payment_disputed',
    'order_withdrawn',
    'customer_held',
    'trade_account_new',
    'staff_role_missing',
    ...orderTradeRefusals,
    // Of completing.
    'trade_reversed',
    ...secondRefusals,
  ],
  auditedField: 'step',
})

export const refundOrder = defineCall(routes.refundOrder, {
  summary: 'Gives money of an order back: all of it, lines or parts of lines. The same Idempotency-Key gives back once',
  params: z.object({ id }),
  body: body({
    /** all that is left where absent; a line without an amount goes back whole */
    lines: z.optional(
      z
        .array(z.object({ line: id, amount: z.optional(units) }), say('field_invalid'))
        .check(z.minLength(1, say('field_invalid')), z.maxLength(50, say('field_invalid'))),
    ),
    destination,
    /** needed before the delivery, where what goes back whole is not delivered */
    cause,
    /** for the record */
    reason: text(300),
    /** to the customer: mailed, and shown in their timeline */
    note: z.optional(text(500)),
  }),
  answer: done,
  refusals: [
    'order_not_found',
    'order_state_wrong',
    'refund_too_much',
    'refund_to_card_impossible',
    'payment_disputed',
    'key_reused',
    ...secondRefusals,
  ],
  auditedAs: 'refundDeskOrder',
})

export const refuseWithdrawal = defineCall(routes.refuseWithdrawal, {
  summary: 'Refuses a withdrawal; the customer gets a mail that says why. The same again changes nothing',
  params: z.object({ id }),
  body: body({
    /** to the customer: mailed, and shown in their timeline */
    note: text(500),
  }),
  answer: answer({ changed: z.boolean() }),
  refusals: ['order_not_found', 'withdrawal_not_open'],
  auditedAs: 'refuseDeskWithdrawal',
})

export const moveRefundToBalance = defineCall(routes.moveRefundToBalance, {
  summary: 'Gives the customer on their balance what their bank did not take; once',
  params: z.object({ id: z.uuid(say('field_invalid')) }),
  body: body({ reason: text(300) }),
  answer: answer({ changed: z.boolean() }),
  refusals: ['not_found', 'refund_too_much', 'payment_disputed'],
  auditedAs: 'moveDeskRefund',
})
