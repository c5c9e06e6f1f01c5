import { getMonth, listMonths } from '@pandrop/contract/staff/routes/months'
import { api } from '../../api.ts'
import { queryClient } from '../../queryClient.ts'

const monthsKey = ['months'] as const

export const monthsQuery = {
  queryKey: monthsKey,
  queryFn: async ({ signal }: { signal: AbortSignal }) => (await api.send(listMonths, { signal })).months,
}

/** A month with what is left to do. */
export const monthQuery = (month: string) => ({
  queryKey: [...monthsKey, month],
  queryFn: ({ signal }: { signal: AbortSignal }) => api.send(getMonth, { params: { month }, signal }),
})

/** What is known of months is asked anew. */
export const monthsChanged = (): Promise<void> => queryClient.invalidateQueries({ queryKey: monthsKey })
