import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { addressFields, personFields } from './postal.ts'
import * as routes from './routes.ts'
import { say } from './say.ts'
import { amount, answer, body, email, query, seconds, text } from './wire.ts'

/** Pending → Success, Error or Cancelled (docs/behaviour/money.md#payment-states). */
export const depositStates = ['Pending', 'Success', 'Error', 'Cancelled'] as const

export type DepositState = (typeof depositStates)[number]

/** A payment id is random, so that it can stand in an address. */
export const paymentId = z.string().check(z.regex(/^[0-9a-f-]{36}$/, say('field_invalid')))

export const depositCheckout = defineCall(routes.depositCheckout, {
  summary: 'Opens a card payment for a top-up; amount is in the chosen currency',
  body: body({
    amount: z.union(
      [z.number(), z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/, say('amount_invalid')))],
      say('amount_invalid'),
    ),
    ...personFields,
    phone: text(250, say('phone_required')),
    ...addressFields,
    email,
    phoneCountryCode: z.optional(z.string().check(z.maxLength(8))),
    nationalNumber: z.optional(z.string().check(z.maxLength(25))),
  }),
  answer: answer({ redirect_url: z.string(), message: z.optional(z.string()) }),
  refusals: [
    'amount_invalid',
    'amount_below_minimum',
    'amount_above_maximum',
    'currency_code_invalid',
    'rate_stale',
    'country_unsupported',
    // a phone that is no number: the contract sees its length only
    'invalid_input',
    'provider_unavailable',
    'payment_turned_down',
    'spending_blocked',
    'verification_needed',
    'account_leaving',
    'key_reused',
    'still_running',
  ],
})

/** The one exception to the envelope: `status` is the payment's, null for an unknown or foreign id. */
export const depositStatus = defineCall(routes.depositStatus, {
  summary: 'How a payment stands; answers for deposits and card purchases',
  params: z.object({ id: z.string().check(z.maxLength(64)) }),
  query: query({}),
  answer: z.object({
    status: z.nullable(z.enum(depositStates)),
    /** topup or purchase */
    type: z.optional(z.enum(['topup', 'purchase'])),
    /** why it ended, where it did not succeed */
    message: z.optional(z.string()),
    /** paid, but for items that were gone by then: the whole amount goes back to the card */
    refunded: z.optional(z.boolean()),
    /** charged, but not as agreed: the money is held until an operator has looked */
    held: z.optional(z.boolean()),
    /** what a card purchase pays for */
    order_id: z.optional(z.int()),
    /** when the provider's session ends by itself, ISO 8601 UTC; while it is Pending */
    expires_at: z.optional(z.string()),
  }),
  refusals: [],
  apiScope: 'payments',
})

const deposit = z.object({
  id: z.string(),
  created_at: seconds,
  /** in the currency that was charged */
  sum: amount,
  status: z.enum(depositStates),
  currency: z.object({ code: z.string(), symbol: z.string() }),
  /** when the provider's session ends by itself, ISO 8601 UTC; while it is Pending */
  expires_at: z.optional(z.string()),
})

export const depositHistory = defineCall(routes.depositHistory, {
  summary: 'Top-ups of the customer, newest first',
  query: query({}),
  answer: answer({ payload: z.array(deposit) }),
  refusals: [],
  apiScope: 'payments',
})

/** The paper of a top-up that was paid, in the language of the call; it states no VAT. */
export const depositConfirmation = defineCall(routes.depositConfirmation, {
  summary: 'The confirmation of a top-up of the customer, as PDF',
  params: z.object({ id: paymentId }),
  query: query({}),
  answer: z.file().check(z.mime(['application/pdf'])),
  refusals: ['not_found'],
})

export const cancelDeposit = defineCall(routes.cancelDeposit, {
  summary: 'Gives a pending top-up up, once the provider confirms; answers with the history',
  body: body({ payment_id: paymentId }),
  answer: answer({ payload: z.array(deposit) }),
  refusals: ['payment_not_open', 'deposit_completed', 'payment_open', 'provider_unavailable'],
})
