import { searchItems, suggestItems } from '@pandrop/contract/routes'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from './client.ts'

const minute = 60_000

// Apart from lists and items: a visit carries none of it before somebody searches.
/**
 * What a search that is being typed could mean.
 * @param search trimmed, not empty
 */
export const suggestionsQuery = (api: ApiClient, search: string) =>
  queryOptions({
    queryKey: ['items', 'suggestions', search],
    queryFn: async ({ signal }) => (await api.send(suggestItems, { query: { search }, signal })).payload,
    staleTime: minute,
  })

/**
 * What a search means and the cheapest of what it finds.
 * @param search trimmed, not empty
 * @param perEuro units for one EUR of the currency that its prices are typed in
 */
export const searchQuery = (api: ApiClient, search: string, perEuro: number) =>
  queryOptions({
    queryKey: ['items', 'search', search, perEuro],
    queryFn: async ({ signal }) =>
      (await api.send(searchItems, { query: { search, per_euro: perEuro }, signal })).payload,
    staleTime: minute / 2,
  })
