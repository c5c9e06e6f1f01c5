import { ok } from '@pandrop/contract/result'
import * as calls from '@pandrop/contract/staff/packs'
import { fromUnits } from '@pandrop/money/money'
import { beginOfDay } from '@pandrop/money/zones'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { timeZoneOf } from '../../content/settings.ts'
import { endOfDay } from '../promo/promo-days.rules.ts'
import { endPack, listStaffPacks, makePack, staffPackOf } from './staff-packs.ts'

/** Packs, which all staff make and stop. */
export const packStaffRoutes = (serve: Serve, shop: Shop): void => {
  serve(calls.listStaffPacks, ({ query }) => listStaffPacks(shop, query))

  serve(calls.getStaffPack, async ({ params }) => {
    const found = await staffPackOf(shop.pool, params.id, shop.clock.now())
    return found.ok ? ok({ pack: found.value }) : found
  })

  serve(calls.createPack, async ({ body: { name, items, price, from, until, confirmed }, key, staff }) => {
    const zone = await timeZoneOf(shop.pool)
    const made = await makePack(shop, {
      name,
      itemIds: items,
      price: fromUnits(price),
      from: from === undefined ? undefined : beginOfDay(zone, from),
      until: until ? endOfDay(zone, until) : null,
      confirmed,
      by: staff.by,
      requestKey: key && `staff:${staff.staffId}:${key}`,
    })
    return made.ok ? ok({ pack: made.value }) : made
  })

  serve(calls.stopPack, async ({ params }) => {
    const ended = await endPack(shop, params.id)
    return ended.ok ? ok({ pack: ended.value.pack }) : ended
  })
}
