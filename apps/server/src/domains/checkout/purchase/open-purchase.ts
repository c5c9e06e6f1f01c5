import type { RefusalOf } from '@pandrop/contract/call'
import type { cancelOpenPurchase, OpenPayment } from '@pandrop/contract/purchase'
import { type Result, refuse } from '@pandrop/contract/result'
import { cents, toUnits } from '@pandrop/money/money'
import type { Queryable } from '../../../db/statement.ts'
import type { Shop } from '../../../shop.ts'
import { cancelPayment } from '../../payments/payments/expire.ts'
import { redirectAddress } from '../../payments/payments/open.ts'
import { ownPayment } from '../../payments/payments/payments.ts'
import { selectOpenPurchase } from './open-purchase.sql.ts'

/** The customer's open card purchase and what it holds; null where there is none. */
export const openPurchaseOf = async (shop: Shop, customerId: number): Promise<OpenPayment | null> => {
  const row = await selectOpenPurchase(shop.pool, customerId)
  if (!row) return null
  return {
    order_id: row.order_id,
    payment_id: row.payment_id,
    redirect_url: redirectAddress(shop, 'go', row.payment_id),
    expires_at: row.expires_at.toISOString(),
    total: toUnits(cents(row.total_cents)),
    item_ids: row.item_ids,
  }
}

type EndRefusal = RefusalOf<typeof cancelOpenPurchase>

/**
 * Gives the customer's open card purchase up: its items are free as soon as the provider confirms that nobody can pay
 * any more (docs/behaviour/orders.md#released-after-confirmation).
 * @returns refuses payment_not_open, payment_completed where it was paid meanwhile, payment_open while the provider is
 *   still working on it, and provider_unavailable, after which the job goes on asking
 */
export const endOpenPurchase = async (shop: Shop, customerId: number): Promise<Result<undefined, EndRefusal>> => {
  const payment = await openPaymentOf(shop.pool, customerId)
  return payment ? cancelPayment(shop, payment, `customer:${customerId}`) : refuse('payment_not_open')
}

const openPaymentOf = async (q: Queryable, customerId: number) => {
  const open = await selectOpenPurchase(q, customerId)
  return open && ownPayment(q, { id: open.payment_id, customerId })
}
