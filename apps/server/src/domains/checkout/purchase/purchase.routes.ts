import {
  purchaseProduct as call,
  cancelOpenPurchase as cancelCall,
  openPurchase as openCall,
} from '@pandrop/contract/purchase'
import { ok } from '@pandrop/contract/result'
import { textFor } from '@pandrop/dictionaries/languages'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { cartOf } from '../cart/cart.ts'
import { endOpenPurchase, openPurchaseOf } from './open-purchase.ts'
import { purchaseProduct } from './purchase.ts'
import { receiptOnTheWire } from './receipt.ts'

/** Buying what lies in the cart, and the card payment that is open meanwhile. */
export const purchaseRoutes = (serve: Serve, shop: Shop): void => {
  serve(call, async ({ body, customer: { customerId, provenAt }, attempt, language }) => {
    const receipt = await purchaseProduct(shop, { customerId, provenAt, form: body, attempt, language })
    if (!receipt.ok) return receipt
    const done = receipt.value.paymentId === null ? 'purchase_done' : 'payment_pending_title'
    const message = textFor(language)(done)
    return ok({ ...receiptOnTheWire(shop, receipt.value), message })
  })

  serve(openCall, async ({ customer }) => ok({ payload: await openPurchaseOf(shop, customer.customerId) }))

  serve(cancelCall, async ({ customer: { customerId } }) => {
    const ended = await endOpenPurchase(shop, customerId)
    return ended.ok ? ok({ cart: await cartOf(shop, customerId) }) : ended
  })
}
