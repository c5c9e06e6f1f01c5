import type { StaffPayment } from '@pandrop/contract/staff/payments'
import { countStaffPayments, getStaffPayment } from '@pandrop/contract/staff/routes/payments'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { queryClient } from '../../queryClient.ts'

/** Names everything that was read about payments. */
export const paymentsKey = ['payments'] as const

const everyMilliseconds = 30_000

/** How many payments stand in the views that somebody works off. */
export const paymentCountsQuery = queryOptions({
  queryKey: [...paymentsKey, 'counts'],
  queryFn: async ({ signal }) => (await api.send(countStaffPayments, { signal })).counts,
  refetchInterval: everyMilliseconds,
})

const againMilliseconds = 2000

/** Everything about one payment; asked again while its money moves. */
export const paymentQuery = (id: string) =>
  queryOptions({
    queryKey: [...paymentsKey, 'one', id],
    queryFn: async ({ signal }): Promise<StaffPayment> =>
      (await api.send(getStaffPayment, { params: { id }, signal })).payment,
    refetchInterval: ({ state: { data } }) => (data?.refunding ? againMilliseconds : false),
  })

/** After a step: lists, counts and the customer may have changed with the payment. */
export const refreshAfterStep = (): Promise<void> => queryClient.invalidateQueries()
