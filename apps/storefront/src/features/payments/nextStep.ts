import type { DepositState } from '@pandrop/contract/deposits'
import { paths } from '../../paths.ts'

/** What the server says about a payment; null for an unknown or foreign one. */
export interface Standing {
  status: DepositState | null
  type?: 'topup' | 'purchase'
  /** why it did not succeed */
  message?: string
}

/**
 * Where the pending page leads, once it knows (specification section 4, Top-up flow; readings.md, States): no order id
 * and an unknown payment are failures; nothing but the server's word is.
 * @param order id of the payment from the address
 * @param standing undefined while no answer has come
 * @returns a path, or undefined to go on asking
 */
export const nextStep = (order: string | undefined, standing: Standing | undefined): string | undefined => {
  if (!order) return paths.failPayment()
  if (!standing || standing.status === 'Pending') return undefined
  const { status, type, message: error } = standing
  if (status === 'Success') return paths.successPayment(type ?? 'topup')
  return paths.failPayment({ type, error })
}
