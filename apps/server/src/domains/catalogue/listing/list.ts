import type { Received } from '@pandrop/contract/call'
import type { listItems } from '@pandrop/contract/catalogue'
import type { ListedItem } from '@pandrop/contract/item'
import { type ListOrder, limitMax, perPage } from '@pandrop/contract/limits'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { type CountAnew, type DependsOn, effectOnItems } from '../items/item-change.rules.ts'
import { type ItemRow, toItem } from '../items/item-row.ts'
import { type CatalogueIndex, categoryTreeOf } from './catalogue-index.ts'
import { scopeOf } from './categories.rules.ts'
import { drawItems, ranksBelow, shuffled } from './draw.ts'
import { bitsOf, chosenOf, effectOnPage, kindBitsOf } from './effects.rules.ts'
import { filterOf } from './filter.rules.ts'
import { failuresOf, type KindTable, passingOf } from './kinds.rules.ts'
import { gatherItems, type Passing, selectByRank, selectKindOf, selectOfferedItems, walkItems } from './list.sql.ts'
import { isOfCopies, type ListFilter } from './narrowing.rules.ts'
import { idsOfAll, idsOnPage } from './order.rules.ts'
import { copiesMeant, withMeant } from './search-attached.ts'
import { countStacks, effectOnStacks, stacksOfPage } from './stacks.rules.ts'
import { selectOldestDay } from './stock.sql.ts'
import type { StockNow } from './stock.ts'
import { type Tally, tallyOf } from './tally.rules.ts'
import { type ListPage, type PagePart, windowOf } from './window.rules.ts'

type ListQuery = Received<typeof listItems, 'query'>

export interface ItemList {
  payload: ListedItem[]
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
  slices: StockNow['slices']
  references: StockNow['references']
  /** by index of the kind: 1 for those that pass */
  passing: Uint8Array
  /** items that pass: by index of the kind, and of all */
  counts: Int32Array
  total: number
}

/**
 * Items for sale: filtered, sorted and paged, or a random draw of the same. The total and the page are those
 * of the moment of asking.
 * @returns refuses not_found for a category, or an item to show the copies of, that does not exist
 */
export const itemListOf = async (
  catalogueIndex: CatalogueIndex,
  query: ListQuery,
  dependsOn: DependsOn,
): Promise<Result<ItemList, 'not_found'>> => {
  const stock = await catalogueIndex.stock.now()
  const scope = query.category === undefined ? {} : scopeOf(query.category, categoryTreeOf(stock))
  if (!scope) return refuse('not_found')
  const { table, slices, references } = stock
  const asQueried = filterOf(query, scope)
  const known = { search: catalogueIndex.search, table, names: slices.attached.names() }
  const meaning = asQueried.search === undefined ? undefined : await copiesMeant(asQueried.search, known)
  const filter = withMeant(asQueried, meaning)
  const matching = passingOf(failuresOf(table, filter.chosen, meaning?.found))
  const passing = await copiesAlone({ catalogueIndex, dependsOn, table }, query, matching)
  if (!passing) return refuse('not_found')
  const { counts, total } = tallyOf({ slices, filter, asked: passing })
  const { searched } = meaning ?? {}
  const planned = { catalogueIndex, dependsOn, filter, searched, table, slices, references, passing, counts, total }
  const limit = Math.min(query.limit ?? perPage, limitMax)
  if (query.random) return ok(await draw(planned, limit))
  const order = query.sort ?? 'desc'
  const asked = { limit, offset: ((query.page ?? 1) - 1) * limit }
  const direction = priceDirectionOf(filter, order)
  // Stacks stand by the price of their cheapest copies: in any other order, and of a pattern or sticker, each counts.
  return ok(
    query.stacks && direction ? await stacksPage(planned, { ...asked, direction }) : await page(planned, order, asked),
  )
}

type KindsKnown = Pick<Planned, 'catalogueIndex' | 'dependsOn' | 'table'>

/** What passes, of which only the kind of one item where its copies are asked for; undefined without such an item. */
const copiesAlone = async (known: KindsKnown, { copies_of: id }: ListQuery, passing: Uint8Array) => {
  if (id === undefined) return passing
  const { catalogueIndex, dependsOn, table } = known
  const like = await selectKindOf(catalogueIndex.q, id)
  if (!like) return undefined
  // Which kind it is of can be corrected.
  dependsOn(effectOnItems([id]))
  const only = table.indexByNo.get(like.kind_no)
  return passing.map((passes, index) => (index === only ? passes : 0))
}

/** Which way a list goes along prices, on which alone the database has an index, and none on patterns and stickers. */
const priceDirectionOf = ({ bounds }: ListFilter, order: ListOrder): ListPage['direction'] | undefined =>
  !isOfCopies(bounds) && (order === 'asc' || order === 'desc') ? order : undefined

const metaOf = (total: number, pages: number, searched: string | undefined): ItemList['meta'] =>
  searched ? { total, pages, searched } : { total, pages }

/** The part of a filter that is not a fact of the kind, as statements take it. */
const passingValues = ({ bounds, sale, isNew }: ListFilter): Passing => {
  const { priceFrom, priceTill, floats } = bounds
  return { priceFrom, priceTill, floatFrom: floats?.from ?? null, floatTill: floats?.till ?? null, sale, isNew }
}

/** Says a page's numbers, and counts them anew from memory. */
const countingOf = (
  { catalogueIndex, filter, searched, table, passing }: Planned,
  { limit }: PagePart,
  of: TotalOf,
) => {
  const kindBits = kindBitsOf(table, passing)
  const metaFor = (count: number) => metaOf(count, Math.ceil(count / limit), searched)
  const countAnew: CountAnew = () => {
    const counted = catalogueIndex.stock.countedLately()
    if (!counted) return undefined
    const { stock, lateTill } = counted
    const asked = chosenOf(stock.table, kindBits)
    return { meta: metaFor(of(tallyOf({ slices: stock.slices, filter, asked }))), lateTill }
  }
  return { kindBits, metaFor, countAnew }
}

type TotalOf = (tally: Tally) => number

const page = async (planned: Planned, order: ListOrder, asked: PagePart): Promise<ItemList> => {
  const { dependsOn, filter } = planned
  const direction = priceDirectionOf(filter, order)
  const rows = direction ? await readPage(planned, { ...asked, direction }) : await pageInOrder(planned, order, asked)
  const { kindBits, metaFor, countAnew } = countingOf(planned, asked, ({ total }) => total)
  dependsOn(effectOnPage({ kindBits, filter, page: { ...asked, direction }, rows }))
  return { payload: rows.map(toItem), meta: metaFor(planned.total), countAnew }
}

/** One item for each kind, the cheapest that passes, with how many there are of it and their floats. */
const stacksPage = async (planned: Planned, asked: ListPage): Promise<ItemList> => {
  const { catalogueIndex, dependsOn, filter, table, slices, counts } = planned
  const stacks = stacksOfPage({ slices, filter, counts }, asked)
  const kinds = stacks.map(({ index }) => table.kinds[index]?.no ?? 0)
  const read = await selectByRank(catalogueIndex.q, { ...passingValues(filter), kinds, ranks: kinds.map(() => 0) })
  const rowOf = new Map(read.map((row) => [row.kind_no, row]))
  const found = stacks.flatMap((stack, at) => {
    const row = rowOf.get(kinds[at] ?? 0)
    return row ? [{ stack, row }] : []
  })
  const rows = found.map(({ row }) => row)
  const { kindBits, metaFor, countAnew } = countingOf(planned, asked, (tally) => countStacks(tally.counts))
  dependsOn(effectOnStacks({ kindBits, filter, page: asked, rows, stacks, table, slice: slices.of(filter) }))
  const payload = found.map(({ stack: { copies, floats }, row }) => ({ ...toItem(row), copies, floats: [...floats] }))
  return { payload, meta: metaFor(countStacks(counts)), countAnew }
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

/** The items themselves, in the order of their ids; what nobody is offered any more is missing. */
const readItems = async ({ catalogueIndex }: Planned, ids: readonly number[]): Promise<ItemRow[]> => {
  if (ids.length === 0) return []
  const rows = new Map((await selectOfferedItems(catalogueIndex.q, [...ids])).map((row) => [row.id, row]))
  return ids.flatMap((id) => rows.get(id) ?? [])
}

/** A page by what the stock in memory alone knows of its items, or of one pattern or sticker. */
const pageInOrder = async (planned: Planned, order: ListOrder, asked: PagePart): Promise<ItemRow[]> => {
  const oldest = order === 'reference' ? await selectOldestDay(planned.catalogueIndex.q) : undefined
  return readItems(planned, idsOnPage({ ...planned, oldestDay: oldest?.day ?? null }, order, asked))
}

/** Every item that passes is as likely as any other: drawn by its rank among all, found by its rank in its kind. */
const draw = async (planned: Planned, limit: number): Promise<ItemList> => {
  const { dependsOn, searched } = planned
  const rows = await (isOfCopies(planned.filter.bounds) ? drawOfAll(planned, limit) : drawByRank(planned, limit))
  dependsOn(effectOnItems(rows.map(({ id }) => id)))
  return { payload: shuffled(rows).map(toItem), meta: metaOf(rows.length, 1, searched) }
}

/** Of one pattern there are few, and few have stickers: all of them are looked at. */
const drawOfAll = (planned: Planned, limit: number): Promise<ItemRow[]> => {
  const ids = idsOfAll(planned)
  return readItems(
    planned,
    ranksBelow(ids.length, limit).flatMap((rank) => ids[rank] ?? []),
  )
}

const drawByRank = ({ catalogueIndex, filter, table, counts, total }: Planned, limit: number): Promise<ItemRow[]> => {
  const drawn = drawItems(counts, total, limit)
  const kinds = drawn.map(({ index }) => table.kinds[index]?.no ?? 0)
  return selectByRank(catalogueIndex.q, { ...passingValues(filter), kinds, ranks: drawn.map(({ rank }) => rank) })
}
