import type { StandingCurrency } from '@pandrop/contract/staff/currencies'
import { listCurrencyRates, listStaffCurrencies } from '@pandrop/contract/staff/routes/currencies'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../../../api.ts'
import { queryClient } from '../../../queryClient.ts'

const key = ['currencies'] as const

/** Currencies with their rates; a source may answer while somebody looks. */
export const currenciesQuery = queryOptions({
  queryKey: [...key, 'standing'],
  queryFn: async ({ signal }): Promise<StandingCurrency[]> =>
    (await api.send(listStaffCurrencies, { signal })).currencies,
  refetchInterval: 30_000,
})

/** Rates that were set, newest first, page by page. */
export const ratesQuery = infiniteQueryOptions({
  queryKey: [...key, 'rates'],
  queryFn: ({ pageParam, signal }) =>
    api.send(listCurrencyRates, { query: { limit: 20, ...(pageParam && { after: pageParam }) }, signal }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
})

/** Reads both anew. */
export const readCurrenciesAgain = (): Promise<void> => queryClient.invalidateQueries({ queryKey: key })
