import type { DepositState } from '@pandrop/contract/deposits'
import type { PostalContact } from '@pandrop/contract/postal'
import type { Cents } from '@pandrop/money/money'
import { firstRow, statement } from '../../../db/statement.ts'
import type { Payment, PaymentPurpose, PaymentReason } from './payment-row.ts'

const columns = `id, customer_id, purpose, amount_minor, minor_exponent, currency, credit_cents, state, reason,
  provider_session_id,
  provider_url, name, surname, email, phone, country, city, address, post_code, language, created_at, expires_at,
  cancel_asked_at, session_attempt, settled_elsewhere_at`

interface NewPayment extends PostalContact {
  customerId: number
  purpose: PaymentPurpose
  amountMinor: number
  minorExponent: number
  currency: string
  currencyValue: number
  creditCents: Cents
  language: string
  createdAt: Date
  expiresAt: Date
}

export const insertPayment = firstRow<{ id: string }, NewPayment>(
  'insert_payment',
  `insert into payments (customer_id, purpose, amount_minor, minor_exponent, currency, currency_value, credit_cents,
     name, surname, email, phone, country, city, address, post_code, language, created_at, expires_at)
   values (:customerId, :purpose, :amountMinor, :minorExponent, :currency, :currencyValue, :creditCents, :name,
     :surname, :email, :phone, :country, :city, :address, :post_code, :language, :createdAt, :expiresAt)
   returning id`,
)

export const selectPayment = firstRow<Payment, [string]>(
  'select_payment',
  `select ${columns} from payments where id = $1`,
)

export const selectPaymentOfIntent = firstRow<Payment, [string]>(
  'select_payment_of_intent',
  `select ${columns} from payments where payment_intent = $1`,
)

export const selectOwnPayment = firstRow<Payment, [string, number]>(
  'select_own_payment',
  `select ${columns} from payments where id = $1 and customer_id = $2`,
)

export const lockPayment = firstRow<Payment, [string]>(
  'lock_payment',
  `select ${columns} from payments where id = $1 for update`,
)

export const selectTopUps = statement<Payment & { symbol: string | null }, [number]>(
  'select_top_ups',
  `select ${columns}, (select symbol from currencies where code = currency) as symbol
   from payments
   where customer_id = $1 and purpose = 'topup'
   order by payments.created_at desc, id`,
)

export const selectPaymentsToAsk = statement<Payment, [Date, number]>(
  'select_payments_to_ask',
  `select ${columns}
   from payments
   where state = 'Pending' and coalesce(asked_at, created_at) <= $1
   order by coalesce(asked_at, created_at)
   limit $2`,
)

// A notice may have named the session before we could: then only the address is missing.
export const recordSession = statement<never, [id: string, sessionId: string, url: string]>(
  'record_session',
  `update payments
   set provider_session_id = $2, provider_url = $3
   where id = $1 and coalesce(provider_session_id, $2) = $2`,
)

/** Lets a payment without a session ask for one under the next key; no row where somebody else has gone on. */
export const nextAttempt = statement<Payment, [id: string, attempt: number, expiresAt: Date]>(
  'next_session_attempt',
  `update payments
   set session_attempt = session_attempt + 1, expires_at = greatest(expires_at, $3)
   where id = $1 and session_attempt = $2 and state = 'Pending' and provider_session_id is null
   returning ${columns}`,
)

export const noteSession = statement<never, [id: string, sessionId: string, paymentIntent: string | null]>(
  'note_session',
  `update payments
   set provider_session_id = coalesce(provider_session_id, $2), payment_intent = coalesce($3, payment_intent)
   where id = $1`,
)

type StateValues = [id: string, state: DepositState, reason: PaymentReason | null, at: Date]

export const updateState = statement<never, StateValues>(
  'update_payment_state',
  'update payments set state = $2, reason = $3, settled_at = $4 where id = $1',
)

/** @param charged as the provider counts it; `currency` null: the agreed one */
export const noteCharged = statement<never, [id: string, chargedMinor: number, currency: string | null]>(
  'note_charged',
  `update payments set charged_minor = $2, charged_currency = $3
   where id = $1 and (charged_minor, charged_currency) is distinct from ($2, $3)`,
)

export const markCancelAsked = statement<never, [id: string, at: Date]>(
  'mark_cancel_asked',
  `update payments set cancel_asked_at = coalesce(cancel_asked_at, $2) where id = $1 and state = 'Pending'`,
)

export const markAsked = statement<never, [id: string, at: Date]>(
  'mark_asked',
  'update payments set asked_at = $2 where id = $1',
)

export const insertPaymentEvent = statement<
  never,
  { paymentId: string; state: DepositState; by: string; at: Date; why: string }
>(
  'insert_payment_event',
  'insert into payment_events (payment_id, state, by, at, why) values (:paymentId, :state, :by, :at, :why)',
)

/** No row comes back when this event was received before. */
export const insertProviderEvent = firstRow<{ id: string }, [id: string, type: string, at: Date, payload: string]>(
  'insert_provider_event',
  `insert into provider_events (id, type, received_at, payload) values ($1, $2, $3, $4)
   on conflict (id) do nothing
   returning id`,
)
