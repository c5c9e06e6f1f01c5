import type { FilterDataRequest, ItemListRequest } from '@pandrop/api-client/catalogue-queries'
import { limitMax, perPage } from '@pandrop/contract/limits'
import type { ListParams, ListSearch, Shelf } from './search.ts'

/** The category of a path, of which the deeper one counts; undefined for all. */
export const categoryOf = ({ category, subcategory }: ListParams): string | undefined =>
  [subcategory, category].find((name) => name && name !== 'all')

/**
 * Whether a list shows stacks: unless its address asks for copies, for an order in which each copy has a place of its
 * own, or for one pattern or sticker (docs/behaviour/catalogue.md#stacks-of-lists).
 */
export const showsStacks = ({ copies, sort = 'desc', paint_seed, stickers_min, attached }: ListSearch): boolean =>
  !copies &&
  [paint_seed, stickers_min, attached].every((one) => one === undefined) &&
  (sort === 'asc' || sort === 'desc')

/** A list's request over the wire: the filters of the address bar, the shelf of the route and the category. */
export const wireQuery = (search: ListSearch, shelf: Shelf, params: ListParams = {}): ItemListRequest => {
  const category = categoryOf(params)
  const { copies, ...filters } = search
  return {
    ...filters,
    page: search.page ?? 1,
    limit: perPage,
    ...(showsStacks(search) && { stacks: true }),
    ...(shelf !== 'all' && { [shelf]: true }),
    ...(category && { category }),
  }
}

/** The one category of the shop; only it is ever sent with filter-data (docs/behaviour/catalogue.md#one-category). */
const rootCategory = 'cs2'

/**
 * The filters under which filter values are counted: those of the list, whatever its order and page. A category of the
 * path counts as the type and weapon that it stands for, so that the row of types still offers the others.
 */
export const filterDataQueryOf = (
  search: ListSearch,
  shelf: Shelf,
  { type, weapon }: { type?: string; weapon?: string },
): FilterDataRequest => {
  const { page, sort, copies, ...filters } = search
  return {
    ...filters,
    category: rootCategory,
    ...(showsStacks(search) && { stacks: true }),
    ...(shelf !== 'all' && { [shelf]: true }),
    ...(type !== undefined && { type: [type] }),
    ...(weapon !== undefined && { heroes: [weapon] }),
  }
}

/** All copies that the stack of an item counts: those that pass the same filters, the cheapest first. */
export const copiesQuery = (id: number, search: ListSearch, shelf: Shelf): ItemListRequest => ({
  ...wireQuery({ ...search, copies: true, sort: 'asc' }, shelf),
  page: 1,
  limit: limitMax,
  copies_of: id,
})
