import { homeHero } from '@pandrop/contract/routes'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from './client.ts'

// Apart from strips: visits that begin elsewhere carry none of it.
/** What stands in the eyes of the home page, as it was when the page was opened: nothing changes under a pointer. */
export const heroQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['items', 'hero'],
    queryFn: async ({ signal }) => (await api.send(homeHero, { signal })).payload,
    refetchOnMount: false,
    refetchOnReconnect: false,
  })
