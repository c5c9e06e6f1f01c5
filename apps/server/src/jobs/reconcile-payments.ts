import type { Task } from 'graphile-worker'
import { reconcilePayments } from '../features/payments/reconcile.ts'
import type { Shop } from '../shop.ts'

/** Every minute: an open page polls every five seconds and should not wait much longer for a lost webhook. */
export const reconcilePaymentsCron = '* * * * * reconcile_payments ?max=1&queue=reconcile_payments'

/** Asks the provider about payments that nobody has heard of. */
export const reconcilePaymentsTask =
  (shop: Shop): Task =>
  async () => {
    await reconcilePayments(shop)
  }
