import type { Answer } from '@pandrop/contract/call'
import { paths } from '../../paths.ts'

/** What the server says about a payment. */
export type Standing = Answer<typeof import('@pandrop/contract/deposits').depositStatus>

/**
 * Where the pending page leads, once it knows (docs/behaviour/pages.md#pending-leads-on): no order id
 * and an unknown payment are failures; nothing but the server's word is. What was paid for items that were gone by then
 * is no failure, and no order either.
 * @param order id of the payment from the address
 * @param standing undefined while no answer has come
 * @returns a path, or undefined to go on asking
 */
export const nextStep = (order: string | undefined, standing: Standing | undefined): string | undefined => {
  if (!order) return paths.failPayment()
  if (!standing || standing.status === 'Pending') return undefined
  const { status, type, message: error, refunded, held, order_id } = standing
  if (status !== 'Success') return paths.failPayment({ type, error, held: held || undefined })
  return refunded ? paths.successPayment('refunded', order_id) : paths.successPayment(type ?? 'topup', order_id)
}
