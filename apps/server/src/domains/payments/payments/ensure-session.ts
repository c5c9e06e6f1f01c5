import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { Shop } from '../../../shop.ts'
import { openSession, type SessionOutcome } from './open-session.ts'
import type { Payment } from './payment-row.ts'
import { selectPayment } from './payments.sql.ts'
import { cancelWithoutSession } from './settle.ts'

type SessionRefusal = 'provider_unavailable' | 'payment_turned_down' | 'invalid_input'

/**
 * Makes sure that a pending payment has its session at the provider. Repeating it is safe at any moment: a session that
 * an earlier call opened and lost is found again, and one that an outage kept from being opened is asked for anew.
 * @param by customer:<id>
 * @returns refuses provider_unavailable without an answer, after which the payment stays Pending until the job is sure;
 *   payment_turned_down, and invalid_input beside `email` where it is the address that the provider does not take,
 *   after which the payment is over and its attempt can be made again
 */
export const ensureSession = async (
  shop: Shop,
  paymentId: string,
  by: string,
): Promise<Result<undefined, SessionRefusal>> => {
  const payment = await selectPayment(shop.pool, paymentId)
  if (!payment) throw new Error(`payment ${paymentId} does not exist`)
  if (payment.reason === 'not_opened') return refuse('provider_unavailable')
  if (payment.state !== 'Pending' || payment.provider_url !== null) return ok(undefined)
  const opened = await openOrCancel(shop, payment, { by, renew: true })
  if (opened.outcome === 'opened') return ok(undefined)
  if (opened.outcome === 'unavailable') return refuse('provider_unavailable')
  return opened.because === 'email'
    ? refuse('invalid_input', { errors: { email: ['email_invalid'] } })
    : refuse('payment_turned_down')
}

/**
 * Asks for the session of a payment. The provider's no proves that nobody can pay, so the payment ends with it: nothing
 * is held for it any longer.
 * @param options.renew as for openSession
 */
export const openOrCancel = async (
  shop: Shop,
  payment: Payment,
  { by, renew }: { by: string; renew: boolean },
): Promise<SessionOutcome> => {
  const opened = await openSession(shop, payment, { renew })
  if (opened.outcome === 'rejected') {
    const why = `the provider opened no session: ${opened.problem}`
    await cancelWithoutSession(shop, { paymentId: payment.id, reason: 'not_opened', why, by })
  }
  return opened
}
