import { paths } from '../../../paths.ts'
import type { ListParams, ListSearch, Shelf } from '../../../search.ts'

/** Which list an address shows, apart from its filters. */
export interface ListPlace {
  shelf: Shelf
  params: ListParams
}

/** New values of some filters; undefined takes a filter away. */
export type FilterChange = { [Name in keyof ListSearch]?: ListSearch[Name] | undefined }

/** The order of the list when the address names none (docs/behaviour/catalogue.md#sort). */
export const defaultSort = 'desc'

const isDefault = (name: string, value: unknown): boolean =>
  value === undefined ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0) ||
  (name === 'sort' && value === defaultSort) ||
  (name === 'page' && value === 1)

/**
 * The filters after a change. Any change leads back to page 1, unless it names a page
 * (docs/behaviour/catalogue.md#change-of-filters); what is at its default is left out and names are sorted, so that
 * equal lists have equal addresses.
 */
export const changeFilters = (search: ListSearch, change: FilterChange): ListSearch => {
  const changed = { ...search, page: undefined, ...change }
  const kept = Object.entries(changed).filter(([name, value]) => !isDefault(name, value))
  return Object.fromEntries(kept.sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** A list of values with one of them added, or taken away when it was there. */
export const toggled = (values: readonly string[] | undefined, value: string): string[] => {
  const rest = (values ?? []).filter((other) => other !== value)
  return rest.length === (values ?? []).length ? [...rest, value] : rest
}

/**
 * The address of a list with its filters. /new and /sale keep their flag in the path, not in the query; reset therefore
 * cannot lose it (docs/behaviour/catalogue.md#shelf-keeps-its-flag).
 */
export const listPath = ({ shelf, params }: ListPlace, search: ListSearch = {}): string => {
  if (shelf === 'all') return paths.list({ ...params, search })
  const filters = changeFilters(search, { page: search.page, [shelf]: undefined })
  return shelf === 'new' ? paths.newItems(filters) : paths.sale(filters)
}
