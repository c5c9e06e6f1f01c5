import { purchaseHistory } from '@pandrop/contract/purchase'
import { ok } from '@pandrop/contract/result'
import type { Serve } from '../../http/route.ts'
import type { Shop } from '../../shop.ts'
import { orderHistoryOf } from './orders.ts'

/** What a customer bought. */
export const orderRoutes = (serve: Serve, shop: Shop): void => {
  serve(purchaseHistory, async ({ customer }) => ok({ payload: await orderHistoryOf(shop, customer.customerId) }))
}
