import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { Shop } from '../../../shop.ts'
import { lookUpSession } from './open-session.ts'
import type { Payment } from './payment-row.ts'
import { markCancelAsked } from './payments.sql.ts'
import { cancelWithoutSession, settlePayment } from './settle.ts'

/**
 * Ends a pending payment because its customer gives it up. Where the provider does not answer, the job goes on asking.
 * @param by customer:<id>
 * @returns as expirePayment
 */
export const giveUpPayment = async (
  shop: Shop,
  payment: Payment,
  by: string,
): Promise<Result<Payment, 'provider_unavailable'>> => {
  await markCancelAsked(shop.pool, payment.id, shop.clock.now())
  return expirePayment(shop, payment, by)
}

type GiveUpRefusal = 'payment_completed' | 'payment_open' | 'provider_unavailable'

/**
 * The same, as the customer is told.
 * @returns refuses payment_completed where it was paid meanwhile, payment_open while the provider is still working on
 *   it, and provider_unavailable, after which the job goes on asking
 */
export const cancelPayment = async (
  shop: Shop,
  payment: Payment,
  by: string,
): Promise<Result<undefined, GiveUpRefusal>> => {
  const expired = await giveUpPayment(shop, payment, by)
  if (!expired.ok) return expired
  const { state } = expired.value
  if (state === 'Pending') return refuse('payment_open')
  return state === 'Success' ? refuse('payment_completed') : ok(undefined)
}

/**
 * Ends a pending payment at the provider and takes its word for how it ended: a session that was paid meanwhile counts
 * as paid (docs/behaviour/money.md#only-the-provider-decides).
 * @param by customer:<id> or the name of a job
 * @returns the payment as it stands now, still Pending where the provider is working on it; refuses
 *   provider_unavailable, after which nothing has changed
 */
export const expirePayment = async (
  shop: Shop,
  payment: Payment,
  by: string,
): Promise<Result<Payment, 'provider_unavailable'>> => {
  const { id: paymentId, state, provider_session_id: sessionId } = payment
  if (state !== 'Pending') return ok(payment)
  if (sessionId === null) return expireUnrecorded(shop, payment, by)
  const found = await shop.payments.expireSession(sessionId)
  if (found.outcome === 'unavailable') return refuse('provider_unavailable')
  if (found.outcome === 'found')
    return ok((await settlePayment(shop, { paymentId, report: found.report, by })) ?? payment)
  const why = 'the provider does not know the session'
  return ok(await cancelWithoutSession(shop, { paymentId, reason: 'session_unknown', why, by }))
}

// Without a session on record one may exist all the same, its answer lost: the provider's list brings it to light. It
// is not asked for again: whoever gives up wants none, and a failure that the provider repeats must hold nobody.
const expireUnrecorded = async (
  shop: Shop,
  payment: Payment,
  by: string,
): Promise<Result<Payment, 'provider_unavailable'>> => {
  const found = await lookUpSession(shop, payment)
  if (found.outcome === 'unavailable') return refuse('provider_unavailable')
  if (found.outcome === 'opened') return expirePayment(shop, { ...payment, provider_session_id: found.sessionId }, by)
  const why = 'the provider has opened no session'
  return ok(await cancelWithoutSession(shop, { paymentId: payment.id, reason: 'not_opened', why, by }))
}
