import type { AccountEventFilter } from '@pandrop/contract/account-event-kinds'
import { listAccountEvents } from '@pandrop/contract/routes/security'
import { infiniteQueryOptions } from '@tanstack/react-query'
import type { ApiClient } from './client.ts'
import { customerKey } from './customer-queries.ts'

/** What happened to the customer's account, newest first, page by page. */
export const accountEventsQuery = (api: ApiClient, filter: AccountEventFilter) =>
  infiniteQueryOptions({
    queryKey: [customerKey, 'account-events', filter],
    queryFn: ({ signal, pageParam }) =>
      api.send(listAccountEvents, { signal, query: { filter, ...(pageParam !== '' && { after: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  })
