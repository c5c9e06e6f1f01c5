import { getStockTaking } from '@pandrop/contract/staff/routes/stock-taking'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { queryClient } from '../../queryClient.ts'

/** Everything that was read about stock-taking. */
export const stockTakingKey = ['stock-taking'] as const

const milliseconds = { counting: 1000, idle: 30_000 } as const

/** When what was counted, and how much was found; while a count goes on, asked about every second. */
export const stockTakingQuery = queryOptions({
  queryKey: [...stockTakingKey, 'standing'],
  queryFn: ({ signal }) => api.send(getStockTaking, { query: {}, signal }),
  refetchInterval: ({ state: { data } }) => (isCounting(data) ? milliseconds.counting : milliseconds.idle),
})

/** Whether accounts are being counted. */
export const isCounting = (data: { count: { ended_at: string | null } | null } | undefined): boolean =>
  data?.count?.ended_at === null

/** Makes all of it old, and items with it: an answer changes both. */
export const findingsChanged = (): Promise<void> => queryClient.invalidateQueries()
