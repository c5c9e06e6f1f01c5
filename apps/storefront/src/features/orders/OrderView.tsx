import { Skeleton } from '@pandrop/ui/Skeleton'
import type { ReactNode } from 'react'
import { useText } from '../../hooks/useText.ts'
import { OrderContact } from './OrderContact.tsx'
import { OrderDelivery } from './OrderDelivery.tsx'
import { OrderItems } from './OrderItems.tsx'
import { OrderPayment } from './OrderPayment.tsx'
import type { Order } from './orderParts.ts'

const Columns = ({ main, side }: { main: ReactNode; side: ReactNode }) => (
  <div className="grid items-start gap-5 desk:grid-cols-[minmax(0,1fr)_400px]">
    <div className="flex min-w-0 flex-col gap-5">{main}</div>
    <div className="flex min-w-0 flex-col gap-5">{side}</div>
  </div>
)

/** One order: delivery and timeline, items, amounts, contact. */
export const OrderView = ({ order }: { order: Order }) => (
  <Columns
    main={
      <>
        <OrderDelivery order={order} />
        <OrderItems order={order} />
      </>
    }
    side={
      <>
        <OrderPayment order={order} />
        <OrderContact order={order} />
      </>
    }
  />
)

/** The same while it is on its way; documents show it too, because they carry nothing personal. */
export const OrderSkeleton = () => {
  const text = useText()
  return (
    <div role="status" aria-label={text('order_loading')}>
      <Columns
        main={
          <>
            <Skeleton className="h-[260px] w-full rounded-modal" />
            <Skeleton className="h-[160px] w-full rounded-modal" />
          </>
        }
        side={
          <>
            <Skeleton className="h-[222px] w-full rounded-modal" />
            <Skeleton className="h-[476px] w-full rounded-modal" />
          </>
        }
      />
    </div>
  )
}
