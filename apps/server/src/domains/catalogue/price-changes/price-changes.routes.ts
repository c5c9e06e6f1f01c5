import type { Received } from '@pandrop/contract/call'
import { ok, refuse } from '@pandrop/contract/result'
import * as calls from '@pandrop/contract/staff/price-changes'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import type { CatalogueIndex } from '../listing/catalogue-index.ts'
import { chosenOf, chosenOfQuery } from '../staff-items/many-items.ts'
import { priceChangeOf, priceChangesOf, priceLinesOf } from './price-change-list.ts'
import { makePriceChange, previewPriceChange, undoPriceChange } from './price-changes.ts'
import type { PriceTerms } from './price-ways.rules.ts'

type Asked = Received<typeof calls.previewPriceChange, 'query'>

const termsOf = ({ way, amount, ending, above_cost: above }: Pick<Asked, 'way' | 'amount' | 'ending' | 'above_cost'>) =>
  ({ way, amount: amount ?? null, ending: ending ?? 'none', isAboveCost: above ?? true }) satisfies PriceTerms

/** Many prices at once: what they would come to, the change, how far it has come, and the way back. */
export const priceChangeStaffRoutes = (serve: Serve, shop: Shop, index: CatalogueIndex): void => {
  const withChange = async <Value extends object>(id: number, value: Value) => {
    const change = await priceChangeOf(shop, id)
    return change.ok ? ok({ change: change.value, ...value }) : change
  }

  serve(calls.previewPriceChange, async ({ query }) => {
    const chosen = chosenOfQuery(query)
    if (!chosen) return refuse('invalid_input', { errors: { ids: ['field_invalid'] } })
    const preview = await previewPriceChange(shop, index, {
      chosen,
      terms: termsOf(query),
      isWithCampaigns: query.with_campaigns ?? false,
    })
    return preview.ok ? ok({ preview: preview.value }) : preview
  })

  serve(calls.makePriceChange, async ({ body, key, staff: { staffId, by } }) => {
    const { items, token, deep } = body
    const made = await makePriceChange(shop, index, {
      chosen: chosenOf(items),
      terms: termsOf(body),
      isWithCampaigns: body.with_campaigns ?? false,
      token,
      isDeepMeant: deep ?? false,
      by,
      requestKey: key && `staff:${staffId}:${key}`,
    })
    if (!made.ok) return made
    const change = await priceChangeOf(shop, made.value)
    if (!change.ok) throw new Error(`price change ${made.value} is not there`)
    return ok({ change: change.value })
  })

  serve(calls.listPriceChanges, ({ query }) => priceChangesOf(shop, query))

  serve(calls.getPriceChange, ({ params: { id } }) => withChange(id, {}))

  serve(calls.listPriceChangeLines, ({ params: { id }, query: { outcome, ...page } }) =>
    priceLinesOf(shop, { priceChangeId: id, isKept: outcome === 'kept', ...page }),
  )

  serve(calls.undoPriceChange, async ({ params: { id }, staff: { by } }) => {
    const undone = await undoPriceChange(shop, { priceChangeId: id, by })
    return undone.ok ? withChange(id, { changed: undone.value }) : undone
  })
}
