import { ok } from '@pandrop/contract/result'
import * as calls from '@pandrop/contract/staff/deals'
import { fromUnits } from '@pandrop/money/money'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { createDeal } from './create-deal.ts'
import { takeDealStep } from './deal-steps.ts'
import { staffDealOf, staffDealsOf } from './staff-deals.ts'

/** Deals, which all staff make, watch and take back. */
export const dealStaffRoutes = (serve: Serve, shop: Shop): void => {
  const shown = async (id: number) => {
    const deal = await staffDealOf(shop, id)
    return deal.ok ? ok({ deal: deal.value }) : deal
  }

  serve(calls.listStaffDeals, ({ query }) => staffDealsOf(shop, query))

  serve(calls.getStaffDeal, ({ params }) => shown(params.id))

  serve(calls.createDeal, async ({ body, key, staff: { staffId, by } }) => {
    const made = await createDeal(shop, {
      customerId: body.customer_id,
      itemIds: body.item_ids,
      price: fromUnits(body.price),
      note: body.note ?? '',
      hours: body.hours,
      confirmed: body.confirmed,
      by,
      requestKey: key && `staff:${staffId}:${key}`,
    })
    if (!made.ok) return made
    const deal = await staffDealOf(shop, made.value)
    if (!deal.ok) throw new Error(`deal ${made.value} is not there`)
    return ok({ deal: deal.value })
  })

  serve(calls.withdrawDeal, async ({ params: { id: dealId }, body: { reason }, staff: { by } }) => {
    const taken = await takeDealStep(shop, 'withdrawn', { dealId, by, reason })
    return taken.ok ? shown(dealId) : taken
  })
}
