import type { Shop } from '../../../shop.ts'
import { ensureSession } from './ensure-session.ts'
import { giveUpPayment } from './expire.ts'
import type { Payment } from './payment-row.ts'
import { ownPayment, reasonText } from './payments.ts'

/** A customer at one of our hops around the card page. */
export interface RedirectVisit {
  customerId: number
  /** the `order` of the address, unchecked */
  order: string
  /** ISO 639-1, of the failure's text */
  language: string
}

/**
 * Where `go` leads: to the provider's card page while the payment waits for a card, else to the page that fits how it
 * ended.
 * @returns an address of the provider's or a path of ours
 */
export const goTarget = async (shop: Shop, visit: RedirectVisit): Promise<string> => {
  const waiting = await ownPayment(shop.pool, { id: visit.order, customerId: visit.customerId })
  if (!waiting) return failurePath
  await ensureSession(shop, waiting.id, `customer:${visit.customerId}`)
  const payment = (await ownPayment(shop.pool, { id: visit.order, customerId: visit.customerId })) ?? waiting
  const { state, provider_url: url, expires_at } = payment
  return state === 'Pending' && url !== null && expires_at > shop.clock.now() ? url : landing(payment, visit.language)
}

/**
 * Turns a payment back at its customer's wish: the provider ends the session, and only its answer decides. Paid
 * meanwhile counts as paid; without an answer the payment is shown as pending and the job goes on asking.
 * @returns a path of ours
 */
export const cancelTarget = async (shop: Shop, visit: RedirectVisit): Promise<string> => {
  const payment = await ownPayment(shop.pool, { id: visit.order, customerId: visit.customerId })
  if (!payment) return failurePath
  if (payment.state !== 'Pending') return landing(payment, visit.language)
  const expired = await giveUpPayment(shop, payment, `customer:${visit.customerId}`)
  return landing(expired.ok ? expired.value : payment, visit.language)
}

const failurePath = '/fail-payment?type=topup'

/**
 * The page that shows how a payment stands (docs/behaviour/pages.md#pending-leads-on); a paid order has a number, or is
 * refunded.
 */
const landing = (payment: Payment, language: string): string => {
  const { id, purpose, state, reason } = payment
  if (state === 'Pending' || (state === 'Success' && purpose === 'purchase')) return pendingPath(id)
  if (state === 'Success') return `/success-payment?type=${purpose}`
  const held = reason === 'mismatch' && { held: '1' }
  return `/fail-payment?${new URLSearchParams({ type: purpose, error: reasonText(payment, language), ...held })}`
}

/** The page that waits for the provider's word about a payment. */
export const pendingPath = (order: string): string => `/pending-payment?${new URLSearchParams({ order })}`
