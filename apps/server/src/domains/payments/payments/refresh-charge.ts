import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { Shop } from '../../../shop.ts'
import { lookUpSession } from './open-session.ts'
import type { Payment } from './payment-row.ts'
import { isPaymentId } from './payments.rules.ts'
import { selectPayment, selectPaymentOfIntent } from './payments.sql.ts'
import { settlePayment } from './settle.ts'

/**
 * Makes sure that the payment behind a charge stands as the provider sees it, before something is made of a notice that
 * names the charge alone: the notice of the payment itself may still be on its way. The provider is asked with no
 * transaction open, and only where the books do not know the charge as paid.
 * @param options.paymentIntent names the charge at the provider; one that is not ours is none of our business
 * @param options.by provider:<event id>
 * @returns refuses provider_unavailable, after which the notice has to come again
 */
export const refreshCharge = async (
  shop: Shop,
  { paymentIntent, by }: { paymentIntent: string | null; by: string },
): Promise<Result<undefined, 'provider_unavailable'>> => {
  if (paymentIntent === null) return ok(undefined)
  const known = await selectPaymentOfIntent(shop.pool, paymentIntent)
  if (known) return isDecided(known) ? ok(undefined) : askAbout(shop, known, by)
  const found = await shop.payments.paymentOfIntent(paymentIntent)
  if (found.outcome === 'unavailable') return refuse('provider_unavailable')
  const payment = isPaymentId(found.paymentId) ? await selectPayment(shop.pool, found.paymentId) : undefined
  return payment ? askAbout(shop, payment, by) : ok(undefined)
}

const isDecided = ({ state, reason }: Payment): boolean => state === 'Success' || reason === 'mismatch'

const askAbout = async (
  shop: Shop,
  payment: Payment,
  by: string,
): Promise<Result<undefined, 'provider_unavailable'>> => {
  const sessionId = payment.provider_session_id ?? (await sessionOf(shop, payment))
  if (sessionId === 'unavailable') return refuse('provider_unavailable')
  if (sessionId === null) return ok(undefined)
  const found = await shop.payments.retrieveSession(sessionId)
  if (found.outcome === 'unavailable') return refuse('provider_unavailable')
  if (found.outcome === 'found') await settlePayment(shop, { paymentId: payment.id, report: found.report, by })
  return ok(undefined)
}

// Its answer was lost when it was opened.
const sessionOf = async (shop: Shop, payment: Payment): Promise<string | 'unavailable' | null> => {
  const found = await lookUpSession(shop, payment)
  if (found.outcome === 'opened') return found.sessionId
  return found.outcome === 'unavailable' ? 'unavailable' : null
}
