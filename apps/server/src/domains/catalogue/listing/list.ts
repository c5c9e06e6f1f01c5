import { randomInt } from 'node:crypto'
import type { Received } from '@pandrop/contract/call'
import type { listItems } from '@pandrop/contract/catalogue'
import type { Item } from '@pandrop/contract/item'
import { limitMax, perPage } from '@pandrop/contract/limits'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { type CountAnew, type DependsOn, effectOnItems } from '../items/item-change.rules.ts'
import { type ItemRow, toItem } from '../items/item-row.ts'
import { type CatalogueIndex, categoryTreeOf } from './catalogue-index.ts'
import { scopeOf } from './categories.rules.ts'
import { bitsOf, chosenOf, effectOnPage, kindBitsOf } from './effects.rules.ts'
import { filterOf } from './filter.rules.ts'
import { failuresOf, type KindTable, passingOf } from './kinds.rules.ts'
import { gatherItems, type Passing, selectByRank, walkItems } from './list.sql.ts'
import type { ListFilter } from './narrowing.rules.ts'
import type { Slices } from './stock.rules.ts'
import { tallyOf } from './tally.rules.ts'
import { type ListPage, windowOf } from './window.rules.ts'

type ListQuery = Received<typeof listItems, 'query'>

export interface ItemList {
  payload: Item[]
  meta: { total: number; pages: number; searched?: string }
  /** of a page: counts its meta anew */
  countAnew?: CountAnew
}

/** A list before it is read. */
interface Planned {
  catalogueIndex: CatalogueIndex
  dependsOn: DependsOn
  filter: ListFilter
  /** what the search understood, where it was not what was typed */
  searched: string | undefined
  table: KindTable
  slices: Slices
  /** by index of the kind: 1 for those that pass */
  passing: Uint8Array
  /** items that pass: by index of the kind, and of all */
  counts: Int32Array
  total: number
}

/**
 * Items for sale: filtered, sorted by price and paged, or a random draw of the same. The total and the page are those
 * of the moment of asking.
 * @returns refuses not_found for a category that does not exist
 */
export const itemListOf = async (
  catalogueIndex: CatalogueIndex,
  query: ListQuery,
  dependsOn: DependsOn,
): Promise<Result<ItemList, 'not_found'>> => {
  const stock = await catalogueIndex.stock.now()
  const scope = query.category === undefined ? {} : scopeOf(query.category, categoryTreeOf(stock))
  if (!scope) return refuse('not_found')
  const filter = filterOf(query, scope)
  const { table, slices } = stock
  const meaning = filter.search === undefined ? undefined : await catalogueIndex.search.meaningOf(filter.search, table)
  const passing = passingOf(failuresOf(table, filter.chosen, meaning?.found))
  const { counts, total } = tallyOf({ slices, filter, asked: passing })
  const { searched } = meaning ?? {}
  const planned = { catalogueIndex, dependsOn, filter, searched, table, slices, passing, counts, total }
  const limit = Math.min(query.limit ?? perPage, limitMax)
  return ok(query.random ? await draw(planned, limit) : await page(planned, query, limit))
}

const metaOf = (total: number, pages: number, searched: string | undefined): ItemList['meta'] =>
  searched ? { total, pages, searched } : { total, pages }

/** The part of a filter that is not a fact of the kind, as statements take it. */
const passingValues = ({ bounds, sale, isNew }: ListFilter): Passing => {
  const { priceFrom, priceTill, floats } = bounds
  return { priceFrom, priceTill, floatFrom: floats?.from ?? null, floatTill: floats?.till ?? null, sale, isNew }
}

const page = async (planned: Planned, query: ListQuery, limit: number): Promise<ItemList> => {
  const asked: ListPage = { direction: query.sort ?? 'desc', limit, offset: ((query.page ?? 1) - 1) * limit }
  const { catalogueIndex, dependsOn, filter, searched, table, passing, total } = planned
  const rows = await readPage(planned, asked)
  const kindBits = kindBitsOf(table, passing)
  const metaFor = (count: number) => metaOf(count, Math.ceil(count / limit), searched)
  const countAnew: CountAnew = () => {
    const counted = catalogueIndex.stock.countedLately()
    if (!counted) return undefined
    const { stock, lateTill } = counted
    const asked = chosenOf(stock.table, kindBits)
    return { meta: metaFor(tallyOf({ slices: stock.slices, filter, asked }).total), lateTill }
  }
  dependsOn(effectOnPage({ kindBits, filter, page: asked, rows }))
  return { payload: rows.map(toItem), meta: metaFor(total), countAnew }
}

/** Reads along the prices or kind by kind, whichever meets the page sooner. */
const readPage = async (planned: Planned, asked: ListPage): Promise<ItemRow[]> => {
  const { catalogueIndex, filter, table, slices, counts } = planned
  const { bounds } = filter
  const window = windowOf({ slice: slices.of(filter), all: slices.all, counts, bounds, page: asked })
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
  const { catalogueIndex, dependsOn, filter, searched, table, counts, total } = planned
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
  dependsOn(effectOnItems(rows.map(({ id }) => id)))
  return { payload: shuffled(rows).map(toItem), meta: metaOf(rows.length, 1, searched) }
}
