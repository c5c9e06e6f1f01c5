import type { StaffItem } from '@pandrop/contract/staff/items'
import { getStaffItem, listStaffItems } from '@pandrop/contract/staff/routes/items'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'

/** Everything that was read to choose items that are offered together. */
export const togetherKey = ['items', 'together'] as const

const everyMilliseconds = 30_000

/** An item that is chosen, as it stands now. */
export const chosenItemQuery = (id: number) =>
  queryOptions({
    queryKey: [...togetherKey, 'one', id],
    queryFn: async ({ signal }): Promise<StaffItem> => (await api.send(getStaffItem, { params: { id }, signal })).item,
    refetchInterval: everyMilliseconds,
  })

/** The first items on the shelf that a search means; those that are chosen may be among them. */
export const shelfSearchQuery = (search: string, rowsMax: number) =>
  queryOptions({
    queryKey: [...togetherKey, 'search', search, rowsMax],
    queryFn: async ({ signal }) =>
      (await api.send(listStaffItems, { query: { tab: 'on_sale', search, limit: rowsMax }, signal })).rows,
    placeholderData: keepPreviousData,
    enabled: search !== '',
  })
