import { listSavedSearches } from '@pandrop/contract/routes/saved-searches'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from './client.ts'
import { customerKey } from './customer-queries.ts'

/** The lists that the customer keeps, newest first. Only for verified customers. */
export const savedSearchesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [customerKey, 'saved-searches'],
    queryFn: async ({ signal }) => (await api.send(listSavedSearches, { signal })).payload,
  })
