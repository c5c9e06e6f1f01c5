import { ok } from '@pandrop/contract/result'
import {
  addHoliday,
  listHolidays,
  listMargins,
  previewHoliday,
  previewMargin,
  removeHoliday,
  removeMargin,
  setMargin,
  type HolidayEffect as WireEffect,
} from '@pandrop/contract/staff/margins'
import { fromUnits } from '@pandrop/money/money'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { effectOf, type HolidayEffect } from '../holidays/holiday-effect.rules.ts'
import { workingCalendarOf } from '../holidays/holidays.ts'
import {
  addHoliday as add,
  listHolidays as listDays,
  previewHoliday as previewDay,
  removeHoliday as removeDay,
} from '../holidays/staff-holidays.ts'
import { removeMargin as remove, setMargin as set } from './margins.ts'
import { previewMarginOf, staffMarginsOf } from './staff-margins.ts'

const toEffect = ({ askedAt, dueAt, dueWithoutAt }: HolidayEffect): WireEffect => ({
  asked_at: askedAt.toISOString(),
  due_at: dueAt.toISOString(),
  due_without_at: dueWithoutAt.toISOString(),
})

/** What quotes and clocks are made from: all staff see it, administrators change it. */
export const marginStaffRoutes = (serve: Serve, shop: Shop): void => {
  const margins = async () => ok({ margins: await staffMarginsOf(shop.pool) })
  const holidays = async () => {
    const [days, calendar] = await Promise.all([listDays(shop.pool), workingCalendarOf(shop.pool)])
    return ok({ holidays: days.map(({ day, name }) => ({ day, name, effect: toEffect(effectOf(day, calendar)) })) })
  }

  serve(listMargins, margins)

  serve(previewMargin, async ({ query: { from, percent = null } }) => {
    const preview = await previewMarginOf(shop.pool, { from: fromUnits(from), percent })
    return preview.ok ? ok({ preview: preview.value }) : preview
  })

  serve(setMargin, async ({ body: { from, percent, seen } }) => {
    const done = await set(shop, { from: fromUnits(from), percent, seen })
    return done.ok ? margins() : done
  })

  serve(removeMargin, async ({ body: { from, seen } }) => {
    const done = await remove(shop, fromUnits(from), seen)
    return done.ok ? margins() : done
  })

  serve(listHolidays, holidays)

  serve(previewHoliday, async ({ query }) => {
    const effect = await previewDay(shop.pool, query.day)
    return effect.ok ? ok({ effect: toEffect(effect.value) }) : effect
  })

  serve(addHoliday, async ({ body: { day, name, seen } }) => {
    const done = await add(shop, { day, name, seen })
    return done.ok ? holidays() : done
  })

  serve(removeHoliday, async ({ body }) => {
    const done = await removeDay(shop, body.day)
    return done.ok ? holidays() : done
  })
}
