import type { PostalContact } from '@pandrop/contract/postal'
import { firstRow, statement } from '../../../db/statement.ts'

/** A top-up that was paid, with what its paper says of the shop. */
export interface ConfirmationRow extends Omit<PostalContact, 'phone'> {
  payment_id: string
  customer_id: number
  issued_at: Date
  seller: string
  time_zone: string
  settled_at: Date
  amount_minor: number
  minor_exponent: number
  currency: string
  credit_cents: number
}

// Of two who ask first at once one writes it, and both read the same.
export const insertConfirmation = statement<never, { paymentId: string; at: Date; seller: string }>(
  'insert_payment_confirmation',
  `insert into payment_confirmations (payment_id, issued_at, seller, time_zone)
   select payment.id, :at, :seller, settings.time_zone
   from payments payment
   cross join settings
   where payment.id = :paymentId and payment.purpose = 'topup' and payment.state = 'Success'
   on conflict (payment_id) do nothing`,
)

export const selectConfirmation = firstRow<ConfirmationRow, [paymentId: string]>(
  'select_payment_confirmation',
  `select confirmation.payment_id, confirmation.issued_at, confirmation.seller, confirmation.time_zone,
     payment.customer_id, payment.settled_at, payment.amount_minor, payment.minor_exponent, payment.currency,
     payment.credit_cents, payment.name, payment.surname, payment.email, payment.address, payment.post_code,
     payment.city, payment.country
   from payment_confirmations confirmation
   join payments payment on payment.id = confirmation.payment_id
   where confirmation.payment_id = $1`,
)
