import { randomInt } from 'node:crypto'
import type { Received } from '@pandrop/contract/call'
import type { listItems } from '@pandrop/contract/catalogue'
import type { Item } from '@pandrop/contract/item'
import { limitMax, perPage } from '@pandrop/contract/limits'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { type ItemRow, toItem } from '../items/item-row.ts'
import { type CatalogueIndex, categoryTreeOf } from './catalogue-index.ts'
import { scopeOf } from './categories.rules.ts'
import { filterOf } from './filter.rules.ts'
import { failuresOf, type KindTable, passingOf } from './kinds.rules.ts'
import { gatherItems, selectByRank, walkItems } from './list.sql.ts'
import type { ListFilter } from './narrowing.rules.ts'
import type { Slices } from './stock.rules.ts'
import { passingValues, type Tally, tallyOf } from './tally.ts'
import { type ListPage, windowOf } from './window.rules.ts'

type ListQuery = Received<typeof listItems, 'query'>

export interface ItemList {
  payload: Item[]
  meta: { total: number; pages: number; searched?: string }
}

/** A list before it is read. */
interface Planned {
  catalogueIndex: CatalogueIndex
  filter: ListFilter
  table: KindTable
  slices: Slices
  /** by index of the kind: 1 for those that pass */
  passing: Uint8Array
}

/**
 * Items for sale: filtered, sorted by price and paged, or a random draw of the same. The total and the page are those
 * of the moment of asking; counting walks no items but those of kinds that lie astride a price or float asked for.
 * @returns refuses not_found for a category that does not exist
 */
export const itemListOf = async (
  catalogueIndex: CatalogueIndex,
  query: ListQuery,
): Promise<Result<ItemList, 'not_found'>> => {
  const stock = await catalogueIndex.stock.now()
  const scope = query.category === undefined ? {} : scopeOf(query.category, categoryTreeOf(stock))
  if (!scope) return refuse('not_found')
  const filter = filterOf(query, scope)
  const { table, slices } = stock
  const meaning = filter.search === undefined ? undefined : await catalogueIndex.search.meaningOf(filter.search, table)
  const passing = passingOf(failuresOf(table, filter.chosen, meaning?.found))
  const planned = { catalogueIndex, filter, table, slices, passing }
  const limit = Math.min(query.limit ?? perPage, limitMax)
  const list = query.random ? await draw(planned, limit) : await page(planned, query, limit)
  return ok(meaning?.searched ? { ...list, meta: { ...list.meta, searched: meaning.searched } } : list)
}

const countPlanned = ({ catalogueIndex, filter, table, slices, passing }: Planned): Promise<Tally> =>
  tallyOf(catalogueIndex.q, { table, slice: slices.of(filter), filter, asked: passing })

const page = async (planned: Planned, query: ListQuery, limit: number): Promise<ItemList> => {
  const asked = { direction: query.sort ?? 'desc', limit, offset: ((query.page ?? 1) - 1) * limit }
  const [rows, { total }] = await Promise.all([readPage(planned, asked), countPlanned(planned)])
  return { payload: rows.map(toItem), meta: { total, pages: Math.ceil(total / limit) } }
}

/** Reads along the prices or kind by kind, whichever meets the page sooner. */
const readPage = async (planned: Planned, asked: ListPage): Promise<ItemRow[]> => {
  const { catalogueIndex, filter, table, slices, passing } = planned
  const { bounds } = filter
  const window = windowOf({ slice: slices.of(filter), all: slices.all, passing, bounds, page: asked })
  if (window.indexes.length === 0) return []
  const priceFrom = Math.max(bounds.priceFrom, window.priceFrom)
  const priceTill = Math.min(bounds.priceTill, window.priceTill)
  const { direction, limit } = asked
  const values = passingValues({ ...filter, bounds: { ...bounds, priceFrom, priceTill } })
  const part = { ...values, limit, offset: window.offset }
  const kinds = window.indexes.map((index) => table.kinds[index]?.no ?? 0)
  return window.walkCost < window.gatherCost
    ? walkItems[direction](catalogueIndex.q, { ...part, kindBits: bitsOf(kinds) })
    : gatherItems[direction](catalogueIndex.q, { ...part, kinds })
}

/** A bit for each of these numbers, at its place, as PostgreSQL's get_bit counts them. */
const bitsOf = (numbers: readonly number[]): Buffer => {
  const bits = Buffer.alloc((Math.max(...numbers) >> 3) + 1)
  for (const no of numbers) bits[no >> 3] = (bits[no >> 3] ?? 0) | (1 << (no & 7))
  return bits
}

/** So many different ranks below a number, or all of them. */
const ranksBelow = (count: number, wanted: number): number[] => {
  if (count <= wanted) return Array.from({ length: count }, (_, rank) => rank)
  const ranks = new Set<number>()
  while (ranks.size < wanted) ranks.add(randomInt(count))
  return [...ranks]
}

const shuffled = <One>(all: readonly One[]): One[] =>
  all
    .map((one) => ({ one, rank: Math.random() }))
    .sort((left, right) => left.rank - right.rank)
    .map(({ one }) => one)

/** Every item that passes is as likely as any other: drawn by its rank among all, found by its rank in its kind. */
const draw = async (planned: Planned, limit: number): Promise<ItemList> => {
  const { catalogueIndex, filter, table } = planned
  const { counts, total } = await countPlanned(planned)
  const ranks = ranksBelow(total, limit).sort((left, right) => left - right)
  const kinds: number[] = []
  const ranksInKind: number[] = []
  let before = 0
  let next = 0
  counts.forEach((count, index) => {
    for (let rank = ranks[next]; rank !== undefined && rank < before + count; rank = ranks[next]) {
      kinds.push(table.kinds[index]?.no ?? 0)
      ranksInKind.push(rank - before)
      next += 1
    }
    before += count
  })
  const rows = await selectByRank(catalogueIndex.q, { ...passingValues(filter), kinds, ranks: ranksInKind })
  return { payload: shuffled(rows).map(toItem), meta: { total: rows.length, pages: 1 } }
}
