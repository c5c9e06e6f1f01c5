import { textFor } from '@pandrop/dictionaries/languages'
import type { LookedUpSession, OpenedSession, ProviderUnavailable } from '../../../ports/payments/provider.ts'
import type { Shop } from '../../../shop.ts'
import { redirectAddress } from './open.ts'
import type { Payment } from './payment-row.ts'
import { renewedExpiry } from './payments.rules.ts'
import { nextAttempt, noteSession, recordSession, selectPayment } from './payments.sql.ts'

/** What came of asking for a session: `opened` is on record, `rejected` proves that there is none. */
export type SessionOutcome =
  | { outcome: 'opened'; sessionId: string }
  | Extract<OpenedSession, { outcome: 'rejected' }>
  | ProviderUnavailable

/**
 * Asks the provider for the session of a payment and records it. A key that repeats a failure of the provider's own is
 * given up for the next one, once the provider's list shows that nothing was opened under it.
 * @param options.renew somebody is there who wants to pay: where too little is left of the time that was agreed first,
 *   the payment gets a whole session's time again
 */
export const openSession = async (
  shop: Shop,
  payment: Payment,
  { renew }: { renew: boolean },
): Promise<SessionOutcome> => {
  const first = await ask(shop, payment)
  if (first.outcome === 'spent') {
    const found = await lookUpSession(shop, payment)
    if (found.outcome !== 'none') return found
  } else if (!renew || first.outcome !== 'rejected' || first.because !== 'expiry') return first
  const now = shop.clock.now()
  const expiresAt = renew ? renewedExpiry(payment.expires_at, now) : payment.expires_at
  const [advanced] = await nextAttempt(shop.pool, payment.id, payment.session_attempt, expiresAt)
  // Somebody else may have gone on at this moment: then theirs is the attempt.
  const next = advanced ?? (await selectPayment(shop.pool, payment.id)) ?? payment
  const second = await ask(shop, next)
  if (second.outcome === 'rejected' && second.because === 'expiry') {
    shop.log.error({ payment: payment.id }, 'the card provider finds a new session too short: is the clock slow?')
  }
  return second.outcome === 'spent' ? { outcome: 'unavailable', problem: second.problem } : second
}

/**
 * Looks for the session of a payment at the provider, whoever lost its answer, and records it. Nothing is opened.
 * @returns `none`: the provider is sure that nobody can pay
 */
export const lookUpSession = async (
  shop: Shop,
  { id, created_at: from, expires_at: until }: Payment,
): Promise<Exclude<LookedUpSession, { outcome: 'found' }> | { outcome: 'opened'; sessionId: string }> => {
  const found = await shop.payments.lookUpSession({ paymentId: id, from, until })
  if (found.outcome !== 'found') return found
  const { sessionId, url } = found
  if (url === null) await noteSession(shop.pool, id, sessionId, null)
  else await recordSession(shop.pool, id, sessionId, url)
  return { outcome: 'opened', sessionId }
}

const ask = async (shop: Shop, payment: Payment): Promise<OpenedSession> => {
  const { id, purpose, currency, email, language } = payment
  const opened = await shop.payments.openSession({
    paymentId: id,
    attempt: payment.session_attempt,
    amountMinor: payment.amount_minor,
    currency,
    description: textFor(language)(`payment_description_${purpose}`),
    email,
    successUrl: redirectAddress(shop, 'return', id),
    cancelUrl: redirectAddress(shop, 'cancel', id),
    expiresAt: payment.expires_at,
  })
  if (opened.outcome === 'opened') await recordSession(shop.pool, id, opened.sessionId, opened.url)
  else shop.log.warn({ payment: id, ...opened }, 'no session for a payment')
  return opened
}
