import { orderDetails, purchaseHistory, withdrawFromOrder } from '@pandrop/contract/purchase'
import { ok, refuse } from '@pandrop/contract/result'
import { secondsOf } from '@pandrop/contract/wire'
import { textFor } from '@pandrop/dictionaries/languages'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { withdraw } from '../withdrawals/withdrawals.ts'
import { orderDetailsOf } from './order-details.ts'
import { orderHistoryOf } from './orders.ts'

/** What a customer bought. */
export const orderRoutes = (serve: Serve, shop: Shop): void => {
  serve(purchaseHistory, async ({ customer }) => ok({ payload: await orderHistoryOf(shop, customer.customerId) }))

  serve(orderDetails, async ({ params: { id }, customer: { customerId } }) => {
    const payload = await orderDetailsOf(shop, { orderId: id, customerId })
    return payload ? ok({ payload }) : refuse('order_not_found')
  })

  serve(withdrawFromOrder, async ({ params: { id }, customer: { customerId }, language }) => {
    const declared = await withdraw(shop, { orderId: id, customerId })
    if (!declared.ok) return declared
    const { at, email } = declared.value
    return ok({ at: secondsOf(at), message: textFor(language)('withdrawal_received', { email }) })
  })
}
