import type { Answer } from '@pandrop/contract/call'
import { getLiabilities, getSales, getToday, latestOrders } from '@pandrop/contract/staff/routes/today'
import type * as sales from '@pandrop/contract/staff/sales'
import type * as today from '@pandrop/contract/staff/today'
import type { latestKinds } from '@pandrop/contract/staff/today'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'
import type { AddressWords } from '../../hooks/useAddress.ts'
import { askedDays } from '../../range/range.ts'

export type Today = Answer<typeof today.getToday>
export type Sales = Answer<typeof sales.getSales>
export type LatestKind = (typeof latestKinds)[number]

const freshMilliseconds = 30_000

export const todayQuery = queryOptions({
  queryKey: ['today'],
  queryFn: ({ signal }) => api.send(getToday, { signal }),
  refetchInterval: freshMilliseconds,
})

export const latestQuery = (kind: LatestKind) =>
  queryOptions({
    queryKey: ['today', 'orders', kind],
    queryFn: async ({ signal }) => (await api.send(latestOrders, { query: { kind }, signal })).orders,
    refetchInterval: freshMilliseconds,
    placeholderData: keepPreviousData,
  })

export const liabilitiesQuery = queryOptions({
  queryKey: ['today', 'liabilities'],
  queryFn: ({ signal }) => api.send(getLiabilities, { signal }),
  refetchInterval: freshMilliseconds,
})

/** @param words of the address */
export const salesQuery = (words: AddressWords) => {
  const query = askedDays(words)
  return queryOptions({
    queryKey: ['today', 'sales', query],
    queryFn: ({ signal }) => api.send(getSales, { query, signal }),
    refetchInterval: 2 * freshMilliseconds,
    placeholderData: keepPreviousData,
  })
}
