import type { StaffItem } from '@pandrop/contract/staff/items'
import { listCampaigns } from '@pandrop/contract/staff/routes/campaigns'
import { countStaffItems, getStaffItem, listStaffItems, listStaffWeapons } from '@pandrop/contract/staff/routes/items'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { queryClient } from '../../queryClient.ts'
import type { ItemFilters } from './itemFilters.ts'

/** Names everything that was read about items. */
export const itemsKey = ['items'] as const

const everyMilliseconds = 30_000

/** How many items stand in each tab, and what the filters find with its sums. */
export const countsQuery = (filters: ItemFilters) =>
  queryOptions({
    queryKey: [...itemsKey, 'counts', filters],
    queryFn: ({ signal }) => api.send(countStaffItems, { query: filters, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: everyMilliseconds,
  })

/** All that the filters find now: those up to the newest item there is, and how many they are. */
export const findAll = async (filters: ItemFilters): Promise<{ newestId: number; items: number }> => {
  const { newest_id: newestId } = await api.send(listStaffItems, { query: { ...filters, limit: 1 } })
  const { found } = await api.send(countStaffItems, { query: filters })
  return { newestId, items: found?.items ?? 0 }
}

/** Everything about one item. */
export const itemQuery = (id: number) =>
  queryOptions({
    queryKey: [...itemsKey, 'one', id],
    queryFn: async ({ signal }): Promise<StaffItem> => (await api.send(getStaffItem, { params: { id }, signal })).item,
  })

/** The weapons of the catalogue with their types. */
export const weaponsQuery = queryOptions({
  queryKey: [...itemsKey, 'weapons'],
  queryFn: async ({ signal }) => (await api.send(listStaffWeapons, { signal })).weapons,
  staleTime: Number.POSITIVE_INFINITY,
})

const campaignsShown = 50

/** The running campaigns, the newest first. */
export const runningCampaignsQuery = queryOptions({
  queryKey: [...itemsKey, 'campaigns'],
  queryFn: async ({ signal }) =>
    (await api.send(listCampaigns, { query: { filter: 'running', limit: campaignsShown }, signal })).rows,
})

/** Something of an item was changed: every list, sum and count that is shown may have changed with it. */
export const itemsChanged = (): Promise<void> => queryClient.invalidateQueries()
