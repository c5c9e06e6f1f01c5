import type { Sent } from '@pandrop/contract/call'
import type * as catalogue from '@pandrop/contract/catalogue'
import { carouselLimit } from '@pandrop/contract/limits'
import { filterData, getItem, listCategories, listItems, listSubcategories } from '@pandrop/contract/routes'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from './client.ts'

/** Filters, sorting and paging of a list as they go over the wire; lists may be arrays. */
export type ItemListRequest = {
  [Name in keyof Sent<typeof catalogue.listItems, 'query'>]?: string | number | boolean | readonly string[]
}

/** The filters under which filter values are counted; lists may be arrays. */
export type FilterDataRequest = {
  [Name in keyof Sent<typeof catalogue.filterData, 'query'>]?: string | number | boolean | readonly string[]
}

const minute = 60_000

// Prices and stock move, but not while a visitor walks between two pages.
const shelf = { staleTime: minute / 2 } as const

/** One page of items with the meta of its list. */
export const itemListQuery = (api: ApiClient, request: ItemListRequest) =>
  queryOptions({
    queryKey: ['items', 'list', request],
    // The client writes arrays as comma lists, which is what the contract reads.
    queryFn: async ({ signal }) =>
      api.send(listItems, { query: request as Sent<typeof catalogue.listItems, 'query'>, signal }),
    ...shelf,
  })

/** A random draw of 20 items; one draw lasts a visit, so that nothing shuffles under the cursor. */
export const randomItemsQuery = (api: ApiClient, category?: string) =>
  queryOptions({
    queryKey: ['items', 'random', category ?? null],
    queryFn: async ({ signal }) =>
      (await api.send(listItems, { query: { random: 'true', limit: carouselLimit, category }, signal })).payload,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** One item with its similar ones. */
export const itemQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: ['items', 'details', id],
    queryFn: async ({ signal }) => (await api.send(getItem, { params: { id }, signal })).payload,
    ...shelf,
  })

/** The filter values in stock, with what each of them would show under the filters of a list. */
export const filterDataQuery = (api: ApiClient, request: FilterDataRequest) =>
  queryOptions({
    queryKey: ['items', 'filter-data', request],
    queryFn: async ({ signal }) =>
      (await api.send(filterData, { query: request as Sent<typeof catalogue.filterData, 'query'>, signal })).payload,
    ...shelf,
  })

/** Types with their weapons below a category. */
export const subcategoriesQuery = (api: ApiClient, category?: string) =>
  queryOptions({
    queryKey: ['items', 'subcategories', category ?? null],
    queryFn: async ({ signal }) => (await api.send(listSubcategories, { query: { category }, signal })).payload,
    staleTime: 5 * minute,
  })

/** The category tree: cs2, types, weapons. */
export const categoriesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['categories'],
    queryFn: async ({ signal }) => (await api.send(listCategories, { signal })).payload,
    staleTime: 5 * minute,
  })
