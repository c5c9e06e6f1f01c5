import { getMailChoices, listNotifications } from '@pandrop/contract/routes/security'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from './client.ts'
import { customerKey } from './customer-queries.ts'

/** The newest page of what the customer was told. */
export const notificationsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [customerKey, 'notifications'],
    queryFn: async ({ signal }) => (await api.send(listNotifications, { signal })).payload,
    staleTime: 0,
  })

/** Of which kinds the customer wants mails. */
export const mailChoicesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [customerKey, 'mail-choices'],
    queryFn: async ({ signal }) => (await api.send(getMailChoices, { signal })).payload,
    staleTime: 0,
  })
