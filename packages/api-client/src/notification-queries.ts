import { getMailChoices, listNotifications } from '@pandrop/contract/routes/security'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { ApiClient } from './client.ts'
import { customerKey } from './customer-queries.ts'

/** What the customer was told, newest first, page by page. */
export const notificationsQuery = (api: ApiClient) =>
  infiniteQueryOptions({
    queryKey: [customerKey, 'notifications'],
    queryFn: async ({ pageParam, signal }) => {
      const query = pageParam ? { before: pageParam } : {}
      return (await api.send(listNotifications, { query, signal })).payload
    },
    initialPageParam: 0,
    getNextPageParam: ({ notifications, more }) => (more ? notifications.at(-1)?.id : undefined),
    staleTime: 0,
  })

/** Of which kinds the customer wants mails. */
export const mailChoicesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [customerKey, 'mail-choices'],
    queryFn: async ({ signal }) => (await api.send(getMailChoices, { signal })).payload,
    staleTime: 0,
  })
