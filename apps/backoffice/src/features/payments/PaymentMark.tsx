import { useQuery } from '@tanstack/react-query'
import { PaymentBadge } from './PaymentBadge.tsx'
import { paymentQuery } from './paymentQueries.ts'

/** How a payment stands, beside its title, once it is known. */
export const PaymentMark = ({ id }: { id: string }) => {
  const { data } = useQuery(paymentQuery(id))
  return data ? <PaymentBadge {...data} /> : null
}
