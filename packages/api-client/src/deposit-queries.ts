import { depositPollMilliseconds } from '@pandrop/contract/limits'
import { depositHistory, depositStatus } from '@pandrop/contract/routes'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from './client.ts'
import { customerKey } from './customer-queries.ts'

/** How a payment stands, asked again every five seconds while it is pending. Only for verified customers. */
export const depositStatusQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [customerKey, 'deposit-status', id],
    queryFn: ({ signal }) => api.send(depositStatus, { params: { id }, signal }),
    refetchInterval: (query) =>
      query.state.data && query.state.data.status !== 'Pending' ? false : depositPollMilliseconds,
    staleTime: 0,
  })

/** Top-ups of the customer, newest first. Only for verified customers. */
export const depositHistoryQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [customerKey, 'deposit-history'],
    queryFn: async ({ signal }) => (await api.send(depositHistory, { signal })).payload,
    // The card page of one has closed: how it ended is known in a moment.
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ expires_at }) => expires_at !== undefined && Date.parse(expires_at) <= Date.now())
        ? depositPollMilliseconds
        : false,
    refetchOnWindowFocus: true,
    staleTime: 0,
  })
