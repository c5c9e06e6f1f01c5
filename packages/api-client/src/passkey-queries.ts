import { listPasskeys } from '@pandrop/contract/routes/security'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from './client.ts'
import { customerKey } from './customer-queries.ts'

/** The customer's passkeys, oldest first. Only for verified customers. */
export const passkeysQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [customerKey, 'passkeys'],
    queryFn: async ({ signal }) => (await api.send(listPasskeys, { signal })).payload,
    refetchOnWindowFocus: true,
    staleTime: 0,
  })
