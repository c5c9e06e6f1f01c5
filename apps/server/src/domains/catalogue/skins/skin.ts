import type { Answer } from '@pandrop/contract/call'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { CatalogueSkin, getPriceLists, StaffKind } from '@pandrop/contract/staff/skins'
import { dayName, daysBefore } from '@pandrop/money/days'
import { inUnitsOrNull } from '@pandrop/money/money'
import type { Queryable } from '../../../db/statement.ts'
import type { Shop } from '../../../shop.ts'
import { picturePaths } from '../items/picture.ts'
import { ageInDays, isOutdated } from './references.rules.ts'
import { soldDays, toSkinRow } from './skin-list.ts'
import { selectUploaded } from './skin-pictures.sql.ts'
import {
  countReferences,
  type SkinKindRow,
  selectCatalogueSkin,
  selectKindsOfSkin,
  selectNewestListDay,
  selectPriceLists,
  selectQuoteDays,
} from './skins.sql.ts'

type Reading = Pick<Shop, 'pool' | 'clock'>

/** A skin of the catalogue with each of its kinds; refuses skin_not_found. */
export const catalogueSkinOf = async (
  { pool, clock }: Reading,
  skinId: string,
): Promise<Result<Omit<CatalogueSkin, 'drawings'>, 'skin_not_found'>> => {
  const now = clock.now()
  const [row, kinds, quoteDays, uploaded] = await Promise.all([
    selectCatalogueSkin(pool, skinId),
    selectKindsOfSkin(pool, skinId, now, daysBefore(now, soldDays)),
    quoteDaysOf(pool),
    selectUploaded(pool, skinId),
  ])
  if (!row) return refuse('skin_not_found')
  const { min_wear: min, max_wear: max } = row
  return ok({
    ...toSkinRow({ ...row, ...sumsOf(kinds) }),
    finish: row.finish,
    collection: row.collection,
    team: row.team,
    def_index: row.def_index,
    paint_index: row.paint_index,
    origin: row.origin,
    wear: min === null || max === null ? null : { min, max },
    img_big: picturePaths(row.picture).img_url_big,
    uploaded: uploaded.map(({ exterior, stem, uploaded_at: at, rights_by: by }) => ({
      exterior,
      img: picturePaths(stem).img_url,
      at: at.toISOString(),
      by,
    })),
    kinds: kinds.map((kind) => toKind(kind, quoteDays, now)),
  })
}

const sumsOf = (kinds: SkinKindRow[]) => {
  const known = kinds.flatMap(({ price_cents: price }) => (price === null ? [] : [price]))
  const days = kinds.flatMap(({ day }) => (day === null ? [] : [day]))
  return {
    on_sale: kinds.reduce((sum, kind) => sum + kind.on_sale, 0),
    sold_30_days: kinds.reduce((sum, kind) => sum + kind.sold, 0),
    from_cents: known.length > 0 ? Math.min(...known) : null,
    till_cents: known.length > 0 ? Math.max(...known) : null,
    oldest_day: days.sort()[0] ?? null,
    by_hand: kinds.filter(({ origin }) => origin === 'hand').length,
    missing: kinds.length - known.length,
  }
}

const toKind = (row: SkinKindRow, quoteDays: number, now: Date): StaffKind => {
  const { origin, day, set_at: at, set_by: by, set_because: because } = row
  return {
    exterior: row.exterior,
    variant: row.variant,
    reference: inUnitsOrNull(row.price_cents),
    basis: row.basis,
    source: origin && { origin, list: origin === 'hand' ? null : row.list, day },
    age_days: day === null ? null : ageInDays(day, now),
    is_outdated: isOutdated(day, quoteDays, now),
    set:
      at === null || by === null || because === null
        ? null
        : {
            because,
            by,
            at: at.toISOString(),
            until: row.set_until?.toISOString() ?? null,
            listed: inUnitsOrNull(row.listed_cents),
          },
    on_sale: row.on_sale,
    cheapest: inUnitsOrNull(row.cheapest_cents),
    sold_30_days: row.sold,
  }
}

/** How many days old the newest list of prices is; null: there is none. */
export const newestListDays = async ({ pool, clock }: Reading): Promise<number | null> => {
  const day = (await selectNewestListDay(pool))?.day ?? null
  return day === null ? null : ageInDays(day, clock.now())
}

/** The lists that references are of, and how old one may be that the shop quotes by. */
export const priceListsOf = async (reading: Reading): Promise<Omit<Answer<typeof getPriceLists>, 'status'>> => {
  const { pool, clock } = reading
  const quoteDays = await quoteDaysOf(pool)
  const oldest = quoteDays === 0 ? null : dayName(daysBefore(clock.now(), quoteDays))
  const [lists, counts, newest] = await Promise.all([
    selectPriceLists(pool),
    countReferences(pool, oldest),
    newestListDays(reading),
  ])
  if (!counts) throw new Error('counting answered without a row')
  return {
    lists: lists.map(({ taken_at: at, ...list }) => ({ ...list, taken_at: at.toISOString() })),
    newest_days: newest,
    ...counts,
    quote_days_max: quoteDays,
  }
}

/** How old a reference may be that the shop quotes by, in days; 0: age does not matter. */
export const quoteDaysOf = async (q: Queryable): Promise<number> => {
  const settings = await selectQuoteDays(q)
  if (!settings) throw new Error('the settings have no row')
  return settings.quote_days_max
}
