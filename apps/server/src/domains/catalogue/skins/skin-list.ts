import { ok, type Result, refuse } from '@pandrop/contract/result'
import { staffPageRows } from '@pandrop/contract/staff/pages'
import type { ReferenceFilter, SkinOrder, SkinPictureKind, StaffSkinRow } from '@pandrop/contract/staff/skins'
import { dayName, daysBefore } from '@pandrop/money/days'
import { inUnitsOrNull } from '@pandrop/money/money'
import { cutPage, type Page, type PageAsked } from '../../../db/keyset.ts'
import type { Shop } from '../../../shop.ts'
import { picturePaths } from '../items/picture.ts'
import type { CatalogueIndex } from '../listing/catalogue-index.ts'
import { wordsOf } from '../listing/search.rules.ts'
import { unpricedMeant } from '../listing/skins-meant.rules.ts'
import { type SkinCursor, type SkinListRow, type SkinNarrowing, selectSkinPage } from './skin-list.sql.ts'

type Reading = Pick<Shop, 'pool' | 'clock'>

/** What was sold in so many days tells how a skin sells. */
export const soldDays = 30

/** Which skins somebody of the staff wants to see. */
interface SkinsAsked extends PageAsked {
  search?: string | undefined
  type?: string | undefined
  weapon?: string | undefined
  picture?: SkinPictureKind | undefined
  reference?: ReferenceFilter | undefined
  older_than?: number | undefined
  on_sale?: boolean | undefined
  order?: SkinOrder | undefined
}

/**
 * One page of the catalogue's skins.
 * @returns refuses invalid_input beside `after` for a place that no page has named
 */
export const skinsOf = async (
  { pool, clock }: Reading,
  index: CatalogueIndex,
  { after, limit = staffPageRows, order = 'on_sale', ...asked }: SkinsAsked,
): Promise<Result<Page<StaffSkinRow>, 'invalid_input'>> => {
  const cursor = readCursor(after, order)
  if (cursor === undefined) return refuse('invalid_input', { errors: { after: ['field_invalid'] } })
  const now = clock.now()
  const narrowing: SkinNarrowing = {
    now,
    soldSince: daysBefore(now, soldDays),
    ...(await searchedOf(index, asked.search?.trim() ?? '')),
    type: asked.type ?? null,
    weapon: asked.weapon ?? null,
    picture: asked.picture ?? null,
    reference: asked.reference ?? null,
    olderThan: asked.older_than === undefined ? null : dayName(daysBefore(now, asked.older_than)),
    isOnSale: asked.on_sale ?? null,
  }
  const rowsMax = limit + 1
  const found = await selectSkinPage(pool, { ...narrowing, order, cursor, rowsMax })
  const { rows, next } = cutPage(found, rowsMax, ({ behind, id }) => `${id}~${behind}`)
  return ok({ rows: rows.map(toSkinRow), next })
}

/** @returns undefined: no page has named it */
const readCursor = (after: string | undefined, order: SkinOrder): SkinCursor | null | undefined => {
  if (after === undefined) return null
  const [, id, behind] = /^([a-z0-9-]{1,120})~([^\p{Cc}]{0,120})$/u.exec(after) ?? []
  if (id === undefined || behind === undefined) return undefined
  const isNumber = order === 'on_sale' || order === 'sold' || order === 'dearest'
  return isNumber && !/^\d{1,15}$/.test(behind) ? undefined : { id, behind }
}

/**
 * The shop's own search understands words; a skin that nothing can be sold of yet is found by those of its name, and
 * then nothing is found that they were corrected to.
 */
const searchedOf = async (
  { stock, search }: CatalogueIndex,
  typed: string,
): Promise<Pick<SkinNarrowing, 'skinIds' | 'pattern'>> => {
  if (typed === '') return { skinIds: null, pattern: null }
  const { table, unpriced } = await stock.now()
  const { found, searched } = await search.meaningOf(typed, table)
  const named = unpricedMeant(unpriced, wordsOf(typed))
  const isCorrected = searched !== undefined && named.length > 0
  const meant = isCorrected ? [] : table.kinds.filter((_, place) => found[place] === 1)
  const pattern = `%${typed.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return { skinIds: [...new Set([...meant.map(({ skin }) => skin.id), ...named])], pattern }
}

/** A skin as the back office's lists show it. */
export const toSkinRow = (row: SkinListRow): StaffSkinRow => ({
  id: row.id,
  market_name: row.market_name,
  phase: row.phase,
  weapon: row.weapon,
  type: row.type,
  rarity: row.rarity,
  img: picturePaths(row.picture).img_url,
  picture: row.picture_kind,
  on_sale: row.on_sale,
  sold_30_days: row.sold_30_days,
  reference_from: inUnitsOrNull(row.from_cents),
  reference_till: inUnitsOrNull(row.till_cents),
  oldest_day: row.oldest_day,
  by_hand: row.by_hand,
  missing: row.missing,
})
