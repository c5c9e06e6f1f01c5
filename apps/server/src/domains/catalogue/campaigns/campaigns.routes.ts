import type { Received } from '@pandrop/contract/call'
import { ok, refuse } from '@pandrop/contract/result'
import * as calls from '@pandrop/contract/staff/campaigns'
import { fromUnits } from '@pandrop/money/money'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import type { CatalogueIndex } from '../listing/catalogue-index.ts'
import { chosenOf, chosenOfQuery } from '../staff-items/many-items.ts'
import { campaignItemsOf, campaignOf, campaignsOf } from './campaign-list.ts'
import type { CampaignChosen } from './campaign-plan.ts'
import { previewOf } from './campaign-preview.ts'
import { addToCampaign, endCampaign, planCampaign } from './campaigns.ts'

type Items = Received<typeof calls.createCampaign, 'body'>['items']

const itemsOf = (items: Items): CampaignChosen =>
  'prices' in items ? { prices: pricedOf(items.prices) } : chosenOf(items)

const pricedOf = (prices: readonly { id: number; price: number }[]) =>
  prices.map(({ id, price }) => ({ itemId: id, price: fromUnits(price) }))

type Asked = Received<typeof calls.previewCampaign, 'query'>

/** undefined: nothing was chosen */
const previewedOf = ({ prices, percent: _, from: __, ...asked }: Asked): CampaignChosen | undefined =>
  prices ? { prices: pricedOf(prices) } : chosenOfQuery(asked)

/** Campaigns, which all staff make and stop. */
export const campaignStaffRoutes = (serve: Serve, shop: Shop, index: CatalogueIndex): void => {
  serve(calls.listCampaigns, ({ query }) => campaignsOf(shop, query))

  serve(calls.previewCampaign, async ({ query }) => {
    const chosen = previewedOf(query)
    if (!chosen) return refuse('invalid_input', { errors: { ids: ['field_invalid'] } })
    const { percent = null, from } = query
    return previewOf(shop, index, { chosen, percent, from: from === undefined ? undefined : new Date(from) })
  })

  serve(calls.getCampaign, async ({ params }) => {
    const found = await campaignOf(shop.pool, params.id)
    return found.ok ? ok({ campaign: found.value }) : found
  })

  serve(calls.listCampaignItems, ({ params, query }) => campaignItemsOf(shop, { ...query, campaignId: params.id }))

  serve(calls.createCampaign, async ({ body, key, staff: { staffId, by } }) => {
    const { name, from, until, percent = null, items, token, below_cost: isBelowCostMeant = false } = body
    const planned = await planCampaign(shop, index, {
      name,
      from: from === undefined ? undefined : new Date(from),
      until: new Date(until),
      percent,
      chosen: itemsOf(items),
      token,
      isBelowCostMeant,
      by,
      requestKey: key && `staff:${staffId}:${key}`,
    })
    return planned.ok ? ok({ campaign: planned.value }) : planned
  })

  serve(calls.addCampaignItems, ({ params: { id }, body: { items, token, below_cost: isBelowCostMeant = false } }) =>
    addToCampaign(shop, index, { id, chosen: itemsOf(items), token, isBelowCostMeant }),
  )

  serve(calls.stopCampaign, ({ params: { id }, staff: { by } }) => endCampaign(shop, { id, by }))
}
