import type { Answer } from '@pandrop/contract/call'
import { getStaffCounts } from '@pandrop/contract/staff/routes/today'
import type { getStaffCounts as countsCall } from '@pandrop/contract/staff/today'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../api.ts'
import { queryClient } from '../queryClient.ts'

type StaffCounts = Answer<typeof countsCall>

/** What waits in one queue. */
export interface QueueCount {
  count: number
  /** a deadline of one of them is near: its badge turns amber */
  near: boolean
}

const queuesOf = (counts: StaffCounts) => ({
  orders: { count: counts.orders_to_deliver, near: false },
  cases: { count: counts.cases_to_answer, near: false },
  offers: { count: counts.offers_to_answer + counts.offers_to_shelve, near: counts.offers_urgent > 0 },
  payments: { count: counts.payments_waiting, near: false },
  payouts: { count: counts.payouts_waiting, near: false },
  adjustments: { count: counts.adjustments_waiting, near: false },
  failed: { count: counts.mails_failed + counts.jobs_failed, near: false },
})

/** Queues that the sidebar counts. */
export type Queue = keyof ReturnType<typeof queuesOf>

export type QueueCounts = Readonly<Record<Queue, QueueCount>>

const freshMilliseconds = 30_000

const countsQuery = queryOptions({
  queryKey: ['counts'],
  queryFn: ({ signal }) => api.send(getStaffCounts, { signal }),
  refetchInterval: freshMilliseconds,
  // The title of a tab that nobody looks at tells what waits; the call keeps no session open.
  refetchIntervalInBackground: true,
})

/** What waits in the back office, counted; undefined while nothing is known. */
export const useStaffCounts = (): StaffCounts | undefined => useQuery(countsQuery).data

/** The same by queue, as the sidebar shows it. */
export const useQueueCounts = (): QueueCounts | undefined => useQuery({ ...countsQuery, select: queuesOf }).data

/** Everything that waits, as one: what stands in the tab's title and behind the phone's menu. */
export const useWaiting = (): QueueCount => {
  const counts = Object.values(useQueueCounts() ?? {})
  return { count: counts.reduce((sum, { count }) => sum + count, 0), near: counts.some(({ near }) => near) }
}

/** Something was done: what is counted is asked again. */
export const countsChanged = (): Promise<unknown> => queryClient.invalidateQueries({ queryKey: countsQuery.queryKey })
