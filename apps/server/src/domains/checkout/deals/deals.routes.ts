import { declineDeal as declineCall, listDeals, purchasePrompt } from '@pandrop/contract/deals'
import { ok } from '@pandrop/contract/result'
import { textFor } from '@pandrop/dictionaries/languages'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { receiptOnTheWire } from '../purchase/receipt.ts'
import { buyDeal } from './buy-deal.ts'
import { declineDeal } from './deal-steps.ts'
import { dealsOf } from './deals.ts'

/** What a customer is offered at a price of their own: seen, bought, declined. */
export const dealRoutes = (serve: Serve, shop: Shop): void => {
  serve(listDeals, async ({ customer }) => ok({ payload: await dealsOf(shop, customer.customerId) }))

  serve(declineCall, async ({ body: { id: dealId }, customer: { customerId }, language }) => {
    const declined = await declineDeal(shop, { customerId, dealId })
    return declined.ok ? ok({ message: textFor(language)('deal_declined') }) : declined
  })

  serve(purchasePrompt, async ({ body, customer: { customerId }, attempt, language }) => {
    const { prompt_id: dealId, ...agreed } = body
    const bought = await buyDeal(shop, { customerId, dealId, agreed, attempt })
    if (!bought.ok) return bought
    return ok({ ...receiptOnTheWire(shop, bought.value), message: textFor(language)('purchase_done') })
  })
}
