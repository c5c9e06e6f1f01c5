import * as routes from '@pandrop/contract/staff/routes/reports'
import type { SalesKey } from '@pandrop/contract/staff/sales-reports'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'
import type { AddressWords } from '../../hooks/useAddress.ts'
import { askedDays } from '../../range/range.ts'
import type { Months } from './months.ts'

/** @param words of the address: the days */
export const salesReportQuery = (by: SalesKey, words: AddressWords) => {
  const query = { by, ...askedDays(words) }
  return queryOptions({
    queryKey: ['reports', 'sales', query],
    queryFn: ({ signal }) => api.send(routes.getSalesReport, { query, signal }),
    placeholderData: keepPreviousData,
  })
}

export const marginQuery = (query: Months) =>
  queryOptions({
    queryKey: ['reports', 'margin', query],
    queryFn: ({ signal }) => api.send(routes.getMarginReport, { query, signal }),
    placeholderData: keepPreviousData,
  })

export const agedDisputesQuery = queryOptions({
  queryKey: ['reports', 'disputes'],
  queryFn: ({ signal }) => api.send(routes.getAgedDisputes, { signal }),
})
