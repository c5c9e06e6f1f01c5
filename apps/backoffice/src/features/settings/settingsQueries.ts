import { getStaffSettings, listSettingsChanges } from '@pandrop/contract/staff/routes/settings'
import type { StaffSettings } from '@pandrop/contract/staff/settings'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { queryClient } from '../../queryClient.ts'
import { sessionKey } from '../../sessionKey.ts'

const changesKey = ['settings', 'changes'] as const

/** What is set, with the version of each section. */
export const settingsQuery = queryOptions({
  queryKey: ['settings', 'standing'],
  queryFn: ({ signal }): Promise<StaffSettings> => api.send(getStaffSettings, { signal }),
})

/** What was set before, newest first, page by page. */
export const changesQuery = infiniteQueryOptions({
  queryKey: changesKey,
  queryFn: ({ pageParam, signal }) =>
    api.send(listSettingsChanges, { query: { limit: 20, ...(pageParam && { after: pageParam }) }, signal }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
})

/** Shows what a change has answered, and reads anew the list of changes and what screens go by. */
export const showSettings = async (standing: StaffSettings): Promise<void> => {
  queryClient.setQueryData(settingsQuery.queryKey, standing)
  await Promise.all([changesKey, sessionKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}
