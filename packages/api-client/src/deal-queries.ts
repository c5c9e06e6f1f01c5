import { listDeals } from '@pandrop/contract/routes'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from './client.ts'
import { customerKey } from './customer-queries.ts'

/** Deals of the customer, open ones first; asked again whenever they are looked at. Only for verified customers. */
export const dealsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [customerKey, 'deals'],
    queryFn: async ({ signal }) => (await api.send(listDeals, { signal })).payload,
    refetchOnWindowFocus: true,
    staleTime: 0,
  })
