import { purchaseProduct as call } from '@pandrop/contract/purchase'
import { ok } from '@pandrop/contract/result'
import { dictionaryOf } from '@pandrop/dictionaries/languages'
import { createText } from '@pandrop/dictionaries/translate'
import { toUnits } from '@pandrop/money/money'
import type { Serve } from '../../http/route.ts'
import type { Shop } from '../../shop.ts'
import { purchaseProduct } from './purchase.ts'

/** Buying what lies in the cart. */
export const purchaseRoutes = (serve: Serve, shop: Shop): void => {
  serve(call, async ({ body, customer, attempt, language }) => {
    const receipt = await purchaseProduct(shop, { customerId: customer.customerId, form: body, attempt })
    if (!receipt.ok) return receipt
    const message = createText(language, dictionaryOf(language))('purchase_done')
    return ok({ balance: toUnits(receipt.value.balance), order_id: receipt.value.orderId, message })
  })
}
