import { depositPollMilliseconds } from '@pandrop/contract/limits'
import { openPurchase } from '@pandrop/contract/routes'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from './client.ts'
import { customerKey } from './customer-queries.ts'

/**
 * The customer's open card purchase, null where there is none. Once its time is up it is asked about every five
 * seconds: the items are free only when the provider has confirmed the end. Only for verified customers.
 */
export const openPurchaseQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [customerKey, 'open-purchase'],
    queryFn: async ({ signal }) => (await api.send(openPurchase, { signal })).payload,
    refetchInterval: ({ state: { data } }) =>
      data && Date.parse(data.expires_at) <= Date.now() ? depositPollMilliseconds : false,
    refetchOnWindowFocus: true,
    staleTime: 0,
  })
