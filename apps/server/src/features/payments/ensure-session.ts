import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { OpenedSession } from '../../ports/payments/provider.ts'
import type { Shop } from '../../shop.ts'
import { openSession } from './open.ts'
import type { Payment } from './payment-row.ts'
import { selectPayment } from './payments.sql.ts'
import { cancelWithoutSession } from './settle.ts'

/**
 * Makes sure that a pending payment has its session at the provider. Repeating it is safe at any moment: the payment's
 * id is the provider's idempotency key, so a session that an earlier call opened and lost is found again.
 * @param by customer:<id>
 * @returns refuses provider_unavailable where there is none: without an answer the payment stays Pending until the job
 *   is sure, and one that the provider has turned down is over
 */
export const ensureSession = async (
  shop: Shop,
  paymentId: string,
  by: string,
): Promise<Result<undefined, 'provider_unavailable'>> => {
  const payment = await selectPayment(shop.pool, paymentId)
  if (!payment) throw new Error(`payment ${paymentId} does not exist`)
  if (payment.reason === 'not_opened') return refuse('provider_unavailable')
  if (payment.state !== 'Pending' || payment.provider_url !== null) return ok(undefined)
  const { outcome } = await openOrCancel(shop, payment, by)
  return outcome === 'opened' ? ok(undefined) : refuse('provider_unavailable')
}

/**
 * Asks for the session of a payment. The provider's no proves that nobody can pay, so the payment ends with it: nothing
 * is held for it any longer.
 */
export const openOrCancel = async (shop: Shop, payment: Payment, by: string): Promise<OpenedSession> => {
  const opened = await openSession(shop, payment)
  if (opened.outcome === 'rejected') {
    const why = `the provider opened no session: ${opened.problem}`
    await cancelWithoutSession(shop, { paymentId: payment.id, reason: 'not_opened', why, by })
  }
  return opened
}
