import type { ListSearch, Shelf } from '../../../search.ts'

/** What a list is to show. */
export interface ListPurpose {
  search: ListSearch
  shelf: Shelf
}

/** Filters that are lists of values. */
export const valueFilters = ['exterior_names', 'quality', 'item_class', 'heroes', 'collection', 'attached'] as const

const isSet = (value: unknown): boolean => value !== undefined

/** How many filters stand as chips above the grid (activeFilters.ts makes them). */
export const countActive = ({ search, shelf }: ListPurpose): number => {
  const { price_from, price_till, float_from, float_till, paint_seed, stickers_min } = search
  const single = [
    isSet(price_from) || isSet(price_till),
    isSet(float_from) || isSet(float_till),
    isSet(paint_seed),
    isSet(stickers_min),
    search.sale === true && shelf !== 'sale',
    search.new === true && shelf !== 'new',
  ]
  const values = valueFilters.map((name) => search[name]?.length ?? 0)
  return single.filter(Boolean).length + values.reduce((sum, length) => sum + length, 0)
}

/** Whether anything but the route narrows the list. */
export const isNarrowed = ({ search, shelf }: ListPurpose): boolean => {
  const { sort, page, copies, new: isNew, sale, ...rest } = search
  return Object.keys(rest).length > 0 || (isNew === true && shelf !== 'new') || (sale === true && shelf !== 'sale')
}
