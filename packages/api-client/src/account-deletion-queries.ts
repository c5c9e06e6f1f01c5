import { getAccountDeletion, getDeletionHindrances } from '@pandrop/contract/routes/security'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from './client.ts'
import { customerKey } from './customer-queries.ts'

/** Whether and when the account will be deleted; null: it stays. */
export const accountDeletionQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [customerKey, 'account-deletion'],
    queryFn: async ({ signal }) => (await api.send(getAccountDeletion, { signal })).payload,
    refetchOnWindowFocus: true,
  })

/** What has to end before the account can be deleted, as it is now. */
export const deletionHindrancesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [customerKey, 'deletion-hindrances'],
    queryFn: async ({ signal }) => (await api.send(getDeletionHindrances, { signal })).payload,
    staleTime: 0,
    gcTime: 0,
  })
