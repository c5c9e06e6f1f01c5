import { queryOptions } from '@tanstack/react-query'

/**
 * When an item's page was loaded, milliseconds since 1970. It travels with the page's data, so that the browser draws
 * the same dates as the server did; every load asks anew.
 */
export const openedAtQuery = (itemId: number) =>
  queryOptions({ queryKey: ['items', 'opened-at', itemId], queryFn: () => Date.now(), staleTime: 0 })
