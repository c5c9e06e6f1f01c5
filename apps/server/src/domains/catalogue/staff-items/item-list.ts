import { isExterior } from '@pandrop/contract/exteriors'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { marginPercentOf } from '@pandrop/contract/staff/item-changes'
import type { StaffItemRow, StockFilters, StockOrder } from '@pandrop/contract/staff/items'
import { staffPageRows } from '@pandrop/contract/staff/pages'
import { daysBefore } from '@pandrop/money/days'
import { cents, fromUnits, inUnitsOrNull, toUnits } from '@pandrop/money/money'
import { cutPage, type Page, type PageAsked } from '../../../db/keyset.ts'
import type { Queryable } from '../../../db/statement.ts'
import type { Shop } from '../../../shop.ts'
import { settingsOf } from '../../content/settings.ts'
import { picturePaths } from '../items/picture.ts'
import type { CatalogueIndex } from '../listing/catalogue-index.ts'
import {
  countTabs,
  type FoundSums,
  type ItemCursor,
  type ItemNarrowing,
  type StaffItemListRow,
  selectFoundIds,
  selectItemPage,
  selectNewestId,
  sumItems,
  type TabCounts,
} from './item-list.sql.ts'

type ListShop = Pick<Shop, 'pool' | 'clock'>

/** Which items somebody of the staff wants to see. */
interface ItemsAsked extends StockFilters, PageAsked {
  order?: StockOrder | undefined
}

/**
 * One page of items.
 * @returns with the newest number of all items; refuses invalid_input beside `after` for a place that no page has named
 */
export const staffItemsOf = async (
  { pool, clock }: ListShop,
  index: CatalogueIndex,
  { after, limit = staffPageRows, order = 'newest', ...filters }: ItemsAsked,
): Promise<Result<Page<StaffItemRow> & { newest_id: number }, 'invalid_input'>> => {
  const cursor = readCursor(after)
  if (cursor === undefined) return refuse('invalid_input', { errors: { after: ['field_invalid'] } })
  const now = clock.now()
  const [settings, newest] = await Promise.all([settingsOf(pool), selectNewestId(pool)])
  const vatPercent = settings.vat_percent
  const narrowing = await narrowingOf(index, filters, { now, vatPercent })
  const rowsMax = limit + 1
  const found = await selectItemPage(pool, { ...narrowing, order, cursor, rowsMax })
  const { rows, next } = cutPage(found, rowsMax, ({ behind, id }) => `${behind}~${id}`)
  const shown = rows.map((row) => toStaffItemRow(row, { now, vatPercent }))
  return ok({ rows: shown, next, newest_id: newest?.id ?? 0 })
}

/** @returns undefined: no page has named it */
const readCursor = (after: string | undefined): ItemCursor | null | undefined => {
  if (after === undefined) return null
  const [, behind, id] = /^(\d{1,16}(?:\.\d{1,20})?(?:e-?\d{1,3})?)~(\d{1,15})$/.exec(after) ?? []
  return behind === undefined || id === undefined ? undefined : { behind: Number(behind), id: Number(id) }
}

interface RowFacts {
  now: Date
  /** 22 means 22 % */
  vatPercent: number
}

/** What a filter of the wire means in the database. */
const narrowingOf = async (
  index: CatalogueIndex,
  filters: StockFilters,
  { now, vatPercent }: RowFacts,
): Promise<ItemNarrowing> => {
  const { margin_below: marginBelow, days_min: daysMin, price_from: from, price_till: till } = filters
  return {
    tab: filters.tab,
    now,
    ...(await searchedOf(index, filters.search?.trim() ?? '')),
    type: filters.type ?? null,
    weapon: filters.weapon ?? null,
    exteriors: filters.exterior?.filter(isExterior) ?? null,
    itemClass: filters.item_class ?? null,
    priceFromCents: from === undefined ? null : fromUnits(from),
    priceTillCents: till === undefined ? null : fromUnits(till),
    listedBefore: daysMin === undefined ? null : daysBefore(now, daysMin),
    costRatioAbove: marginBelow === undefined ? null : (1 - marginBelow / 100) / (1 + vatPercent / 100),
    lacks: filters.lacks ?? null,
    isReduced: filters.sale ?? null,
    isNew: filters.new ?? null,
    accountId: filters.account ?? null,
    isInCampaign: filters.in_campaign ?? null,
    campaignId: filters.campaign ?? null,
    newestId: null,
  }
}

/** The shop's own search understands words; a number may be the item's, Steam's or another program's. */
const searchedOf = async (
  { stock, search }: CatalogueIndex,
  typed: string,
): Promise<Pick<ItemNarrowing, 'kinds' | 'number' | 'words'>> => {
  if (typed === '') return { kinds: null, number: null, words: null }
  const number = /^#?(\d{1,15})$/.exec(typed)?.[1]
  if (number !== undefined) return { kinds: null, number: Number(number), words: typed.replace('#', '') }
  const { table } = await stock.now()
  const { found } = await search.meaningOf(typed, table)
  const kinds = table.kinds.flatMap(({ no }, place) => (found[place] === 1 ? [no] : []))
  return { kinds, number: null, words: typed }
}

/** An item as the back office's lists show it. */
export const toStaffItemRow = (row: StaffItemListRow, { now, vatPercent }: RowFacts): StaffItemRow => {
  const price = cents(row.price_cents)
  const { account_id: accountId, account_label: label } = row
  return {
    id: row.id,
    state: row.state,
    title: row.title,
    phase: row.phase,
    type: row.type,
    rarity: row.rarity,
    img: picturePaths(row.picture).img_url,
    is_bare: row.is_bare,
    float: row.float,
    paint_seed: row.paint_seed,
    attachments: row.attachments,
    price: toUnits(price),
    old_price: inUnitsOrNull(row.old_price_cents),
    cost: inUnitsOrNull(row.cost_cents),
    margin_percent: marginPercentOf(price, row.cost_cents, vatPercent),
    reference_price: toUnits(cents(row.reference_cents)),
    against_reference_percent: Math.round((price / row.reference_cents - 1) * 1000) / 10,
    listed_at: row.listed_at.toISOString(),
    available_from: row.available_from?.toISOString() ?? null,
    new_until: row.new_until !== null && row.new_until > now ? row.new_until.toISOString() : null,
    asset_id: row.asset_id,
    account: accountId === null || label === null ? null : { id: accountId, label },
  }
}

/** How many items stand in each tab, and what a filter finds, added up; amounts in EUR cents. */
export const itemCountsOf = async (
  { pool, clock }: ListShop,
  index: CatalogueIndex,
  { tab, ...filters }: Partial<StockFilters>,
): Promise<{ counts: TabCounts; found: FoundSums | null }> => {
  const now = clock.now()
  const [counts, found] = await Promise.all([
    countTabs(pool, now),
    tab === undefined ? null : sumsOf(pool, index, { tab, ...filters }, now),
  ])
  if (!counts) throw new Error('counting answered without a row')
  return { counts, found }
}

const sumsOf = async (q: Queryable, index: CatalogueIndex, filters: StockFilters, now: Date): Promise<FoundSums> => {
  const { vat_percent: vatPercent } = await settingsOf(q)
  return sumItems(q, await narrowingOf(index, filters, { now, vatPercent }))
}

/**
 * Numbers of the items that a filter finds, lowest first.
 * @param newestId what was added after this number is left out
 */
export const foundItemIds = async (
  { pool, clock }: ListShop,
  index: CatalogueIndex,
  filters: StockFilters,
  { newestId, idsMax }: { newestId: number; idsMax: number },
): Promise<number[]> => {
  const { vat_percent: vatPercent } = await settingsOf(pool)
  const narrowing = await narrowingOf(index, filters, { now: clock.now(), vatPercent })
  return selectFoundIds(pool, { ...narrowing, newestId }, idsMax)
}
