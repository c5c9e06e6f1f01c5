import { useQuery } from '@tanstack/react-query'
import { OrderStateBadge } from './OrderStateBadge.tsx'
import { orderQuery } from './orderQuery.ts'

/** The state of an order beside its title, once it is known. */
export const OrderStateMark = ({ id }: { id: number }) => {
  const { data } = useQuery(orderQuery(id))
  return data ? <OrderStateBadge state={data.state} /> : null
}
