import { ok } from '@pandrop/contract/result'
import {
  addHoliday,
  listHolidays,
  listMargins,
  removeHoliday,
  removeMargin,
  setMargin,
} from '@pandrop/contract/staff/margins'
import { fromUnits, toUnits } from '@pandrop/money/money'
import type { Serve } from '../../http/route.ts'
import type { Shop } from '../../shop.ts'
import { addHoliday as add, listHolidays as listDays, removeHoliday as removeDay } from './holiday-desk.ts'
import { marginsOf, removeMargin as remove, setMargin as set } from './margins.ts'

/** What quotes and clocks are made from: everybody at the desk sees it, administrators change it. */
export const marginDeskRoutes = (serve: Serve, shop: Shop): void => {
  const margins = async () =>
    ok({ margins: (await marginsOf(shop.pool)).map(({ from, percent }) => ({ from: toUnits(from), percent })) })
  const holidays = async () => ok({ holidays: await listDays(shop.pool) })

  serve(listMargins, margins)

  serve(setMargin, async ({ body: { from, percent } }) => {
    const done = await set(shop, { from: fromUnits(from), percent })
    return done.ok ? margins() : done
  })

  serve(removeMargin, async ({ body }) => {
    const done = await remove(shop, fromUnits(body.from))
    return done.ok ? margins() : done
  })

  serve(listHolidays, holidays)

  serve(addHoliday, async ({ body: { day, name } }) => {
    const done = await add(shop, { day, name })
    return done.ok ? holidays() : done
  })

  serve(removeHoliday, async ({ body }) => {
    const done = await removeDay(shop, body.day)
    return done.ok ? holidays() : done
  })
}
