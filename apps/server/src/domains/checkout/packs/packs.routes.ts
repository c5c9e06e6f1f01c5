import * as calls from '@pandrop/contract/packs'
import { ok } from '@pandrop/contract/result'
import { textFor } from '@pandrop/dictionaries/languages'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { receiptOnTheWire } from '../purchase/receipt.ts'
import { offeredPacksOf, packDetailsOf } from './packs.ts'
import { purchasePack } from './purchase-pack.ts'

/** Packs as customers find and buy them. */
export const packRoutes = (serve: Serve, shop: Shop): void => {
  serve(calls.listPacks, async ({ query, dependsOn }) => ok({ payload: await offeredPacksOf(shop, query, dependsOn) }))

  serve(calls.getPack, async ({ params: { id }, dependsOn }) => {
    const found = await packDetailsOf(shop, id, dependsOn)
    return found.ok ? ok({ payload: found.value }) : found
  })

  serve(calls.purchasePack, async ({ body, customer: { customerId }, attempt, language }) => {
    const { pack_id: packId, ...agreed } = body
    const bought = await purchasePack(shop, { customerId, packId, agreed, attempt })
    if (!bought.ok) return bought
    return ok({ ...receiptOnTheWire(shop, bought.value), message: textFor(language)('purchase_done') })
  })
}
