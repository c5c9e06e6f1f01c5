import type { DepositState } from '@pandrop/contract/deposits'

/** What was agreed for a payment and how it stands. */
interface Agreed {
  id: string
  state: DepositState
  reason: string | null
  /** as the provider counts the currency */
  amount_minor: number
  currency: string
  provider_session_id: string | null
  cancel_asked_at: Date | null
}

/** What the provider says: the port's report, as far as it decides anything. */
interface Reported {
  sessionId: string
  paymentId: string | null
  state: 'open' | 'processing' | 'paid' | 'failed' | 'expired'
  amountMinor: number
  currency: string
}

/** The state that a payment takes, and the sentence for its timeline. */
export type Settlement =
  | { state: 'Success'; reason: null; why: string }
  | { state: 'Error'; reason: 'payment_failed'; why: string }
  /** charged: null where the money came in another session or for another payment, so that it is not this one's */
  | { state: 'Error'; reason: 'mismatch'; why: string; charged: { amountMinor: number; currency: string } | null }
  | { state: 'Cancelled'; reason: 'cancelled' | 'expired' | 'not_opened' | 'session_unknown'; why: string }

/** Whether a text from outside can be a payment's id at all (a UUID in lower case). */
export const isPaymentId = (text: string | null): text is string =>
  text !== null && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

/** The amount of a payment in units of its currency: 1500 JPY are 1500, 1500 cents are 15. */
export const unitsOf = (amountMinor: number, minorExponent: number): number => amountMinor / 10 ** minorExponent

/** A session lives 31 minutes; Stripe's least is 30 from its creation (docs/behaviour/money.md#session-minutes). */
export const sessionMinutesMax = 31

const minuteMilliseconds = 60_000
// Stripe's least is counted by its own clock, which may be ahead of ours.
const clockMinutesMax = 5

/**
 * When a session ends that is asked for anew because the provider found what was left of its time too short.
 * @param expiresAt the end that it found too early. Where that was a whole session ahead, our clock is behind the
 *   provider's, and the new session gets what a clock may be wrong by on top
 */
export const renewedExpiry = (expiresAt: Date, now: Date): Date => {
  const whole = now.getTime() + sessionMinutesMax * minuteMilliseconds
  const wasWhole = expiresAt.getTime() >= whole - minuteMilliseconds / 2
  return new Date(wasWhole ? whole + clockMinutesMax * minuteMilliseconds : whole)
}

/**
 * What a report of the provider changes (docs/behaviour/money.md#success-is-final). Success never regresses, a paid
 * report wins over everything but a mismatch, and one that comes late, twice or out of order changes nothing it should
 * not.
 * @returns null where the payment stays as it is
 */
export const settlement = (payment: Agreed, report: Reported): Settlement | null => {
  if (payment.state === 'Success') return null
  // Money is held for an operator: only an operator decides now.
  if (payment.reason === 'mismatch') return null
  switch (report.state) {
    case 'open':
    case 'processing':
      return null
    case 'paid':
      return paid(payment, report)
    case 'failed':
      return payment.state === 'Pending' ? failure : null
    case 'expired':
      return payment.state === 'Pending' ? ending(payment) : null
  }
}

const failure: Settlement = { state: 'Error', reason: 'payment_failed', why: 'the provider reports a failed payment' }

const ending = ({ cancel_asked_at }: Agreed): Settlement =>
  cancel_asked_at
    ? { state: 'Cancelled', reason: 'cancelled', why: 'the customer turned back; the provider confirms the expiry' }
    : { state: 'Cancelled', reason: 'expired', why: 'the session expired; the provider confirms it' }

const paid = (payment: Agreed, report: Reported): Settlement => {
  const foreign = foreignTo(payment, report)
  if (foreign !== null) return { state: 'Error', reason: 'mismatch', why: foreign, charged: null }
  const { amountMinor, currency } = report
  if (amountMinor === payment.amount_minor && currency === payment.currency) {
    return { state: 'Success', reason: null, why: 'the provider reports it as paid' }
  }
  const agreed = `${payment.amount_minor} ${payment.currency}`
  const why = `charged ${amountMinor} ${currency}, agreed ${agreed} (smallest units)`
  return { state: 'Error', reason: 'mismatch', why, charged: { amountMinor, currency } }
}

/** What makes a paid session another than the payment's own; null where it is its own. */
const foreignTo = (payment: Agreed, report: Reported): string | null => {
  if (report.paymentId !== payment.id) return `paid for payment ${report.paymentId}`
  const known = payment.provider_session_id
  return known === null || report.sessionId === known ? null : `paid in another session, ${report.sessionId}`
}
