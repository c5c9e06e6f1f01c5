import { chargeOf } from './refund.ts'
import { amountTotal, isPaid, type Payment, type Session } from './session.ts'

/**
 * A session as Stripe answers it (API reference, The Checkout Session object). Takes the session and the sandbox's own
 * public address, under which its card page lies; as at Stripe, only an open session has a `url`.
 */
export const checkoutSessionObject = (session: Session, publicUrl: string): object => ({
  id: session.id,
  object: 'checkout.session',
  amount_subtotal: session.setup ? null : amountTotal(session),
  amount_total: session.setup ? null : amountTotal(session),
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  cancel_url: session.cancelUrl,
  client_reference_id: session.clientReferenceId,
  created: session.createdAt,
  currency: session.currency,
  custom_fields: [],
  custom_text: { submit: session.submitText === null ? null : { message: session.submitText } },
  customer: null,
  customer_details: customerDetails(session),
  customer_email: session.customerEmail,
  expires_at: session.expiresAt,
  invoice: null,
  livemode: false,
  locale: null,
  metadata: session.metadata,
  mode: session.mode,
  payment_intent: session.payment?.intent ?? null,
  payment_link: null,
  payment_method_types: ['card'],
  payment_status: paymentStatus(session),
  setup_intent: session.setup?.intent ?? null,
  shipping_options: [],
  status: session.status,
  subscription: null,
  success_url: session.successUrl,
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  ui_mode: 'hosted_page',
  url: session.status === 'open' ? cardPageUrl(session, publicUrl) : null,
})

const cardPageUrl = (session: Session, publicUrl: string): string => `${publicUrl}/pay/${session.id}`

const paymentStatus = (session: Session): string => {
  if (session.setup) return 'no_payment_required'
  return isPaid(session) ? 'paid' : 'unpaid'
}

const customerDetails = ({ payment, setup, customerEmail }: Session): object | null => {
  const name = payment?.payerName ?? setup?.savedFor ?? null
  return name === null ? null : { address: null, email: customerEmail, name, phone: null, tax_ids: [] }
}

/** The charge behind a paid session as Stripe answers it (API reference, The Charge object), with what a shop reads. */
export const chargeObject = (session: Session): object | null =>
  session.payment === null
    ? null
    : {
        id: chargeOf(session.payment.intent),
        object: 'charge',
        amount: amountTotal(session),
        amount_captured: isPaid(session) ? amountTotal(session) : 0,
        captured: isPaid(session),
        created: session.payment.paidAt,
        currency: session.currency,
        customer: null,
        livemode: false,
        metadata: session.paymentMetadata,
        paid: isPaid(session),
        payment_intent: session.payment.intent,
        status: session.payment.state === 'processing' ? 'pending' : session.payment.state,
      }

/** The payment behind a session as Stripe answers it (API reference, The PaymentIntent object); null before a card. */
export const paymentIntentObject = (session: Session): object | null =>
  session.payment === null
    ? null
    : {
        id: session.payment.intent,
        object: 'payment_intent',
        amount: amountTotal(session),
        amount_capturable: 0,
        amount_received: isPaid(session) ? amountTotal(session) : 0,
        canceled_at: null,
        capture_method: 'automatic_async',
        created: session.payment.paidAt,
        currency: session.currency,
        customer: null,
        last_payment_error: session.payment.state === 'failed' ? failedPayment : null,
        latest_charge: chargeOf(session.payment.intent),
        livemode: false,
        metadata: session.paymentMetadata,
        payment_method_types: ['card'],
        status: intentStatuses[session.payment.state],
      }

// Stripe asks for another way to pay after one that failed.
const intentStatuses: Record<Payment['state'], string> = {
  processing: 'processing',
  succeeded: 'succeeded',
  failed: 'requires_payment_method',
}

const failedPayment = {
  code: 'payment_intent_payment_attempt_failed',
  message: 'The payment failed.',
  type: 'card_error',
}
