import type { AccountEventFilter } from '@pandrop/contract/account-event-kinds'
import { listAccountEvents } from '@pandrop/contract/routes/security'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from './client.ts'
import { customerKey } from './customer-queries.ts'

/**
 * A page of what happened to the customer's account, newest first.
 * @param asked.after the last one of the page before, as its `next` named it; '' asks for the first page
 */
export const accountEventsQuery = (api: ApiClient, { filter, after }: { filter: AccountEventFilter; after: string }) =>
  queryOptions({
    queryKey: [customerKey, 'account-events', filter, after],
    queryFn: ({ signal }) => api.send(listAccountEvents, { signal, query: { filter, ...(after !== '' && { after }) } }),
    staleTime: 0,
  })
