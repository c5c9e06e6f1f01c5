import type { StaffCustomer } from '@pandrop/contract/staff/customers'
import { getCustomer } from '@pandrop/contract/staff/routes/customers'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { api } from '../../api.ts'

const keyOf = (customerId: number | null) => ['customer', customerId] as const

/** A customer as their page shows them. */
export const useCustomer = (customerId: number | null) =>
  useQuery({
    queryKey: keyOf(customerId),
    queryFn: async ({ signal }) =>
      (await api.send(getCustomer, { params: { id: customerId ?? 0 }, query: {}, signal })).customer,
    enabled: customerId !== null,
  })

/** Shows a customer as a call has just answered, and makes the lists old in which they stand. */
export const keepCustomer = async (client: QueryClient, customer: StaffCustomer): Promise<void> => {
  client.setQueryData(keyOf(customer.id), customer)
  await client.invalidateQueries({ queryKey: ['customers'] })
}
