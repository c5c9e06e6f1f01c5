import type { Answer } from '@pandrop/contract/call'
import { getStaffCounts } from '@pandrop/contract/staff/routes/today'
import type { getStaffCounts as countsCall } from '@pandrop/contract/staff/today'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../api.ts'
import { queryClient } from '../queryClient.ts'

export type StaffCounts = Answer<typeof countsCall>

const freshMilliseconds = 30_000

const countsQuery = queryOptions({
  queryKey: ['counts'],
  queryFn: ({ signal }) => api.send(getStaffCounts, { signal }),
  refetchInterval: freshMilliseconds,
})

/** What waits in the back office, counted; undefined while nothing is known. */
export const useStaffCounts = (): StaffCounts | undefined => useQuery(countsQuery).data

/** Something was done: what is counted is asked again. */
export const countsChanged = (): Promise<unknown> => queryClient.invalidateQueries({ queryKey: countsQuery.queryKey })
