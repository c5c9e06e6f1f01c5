import { useQuery } from '@tanstack/react-query'
import { holdNames } from '../../texts/orders.ts'
import { HoldMark } from '../../ui/HoldMark.tsx'
import { OrderBadge } from '../../ui/OrderBadge.tsx'
import { orderQuery } from './orderQuery.ts'

/** The state of an order beside its title, once it is known, and everything that holds it. */
export const OrderStateMark = ({ id }: { id: number }) => {
  const { data } = useQuery(orderQuery(id))
  if (!data) return null
  return (
    <span className="flex flex-wrap gap-1.5">
      <OrderBadge state={data.state} holds={[]} />
      {data.holds.map((hold) => (
        <HoldMark key={hold} label={holdNames[hold]} />
      ))}
    </span>
  )
}
