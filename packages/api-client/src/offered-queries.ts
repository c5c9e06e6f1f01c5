import { offeredItems } from '@pandrop/contract/routes'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from './client.ts'

/** Those of some items that can still be bought; `lookedAtMax` at most are asked for. */
export const offeredItemsQuery = (api: ApiClient, ids: readonly number[]) =>
  queryOptions({
    queryKey: ['items', 'offered', ids],
    queryFn: async ({ signal }) => (await api.send(offeredItems, { query: { ids: ids.join() }, signal })).payload,
  })
