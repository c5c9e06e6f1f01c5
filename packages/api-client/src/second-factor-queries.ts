import { getSecondFactor } from '@pandrop/contract/routes/security'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from './client.ts'
import { customerKey } from './customer-queries.ts'

/** How the customer's sign-in is protected beside the password. Only for verified customers. */
export const secondFactorQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [customerKey, 'second-factor'],
    queryFn: async ({ signal }) => (await api.send(getSecondFactor, { signal })).payload,
    refetchOnWindowFocus: true,
    staleTime: 0,
  })
