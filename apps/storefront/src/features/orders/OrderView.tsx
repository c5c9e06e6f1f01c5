import { Skeleton } from '@pandrop/ui/Skeleton'
import type { ReactNode } from 'react'
import { useText } from '../../hooks/useText.ts'
import { OrderContact } from './OrderContact.tsx'
import { OrderDelivery } from './OrderDelivery.tsx'
import { OrderItems } from './OrderItems.tsx'
import { OrderPayment } from './OrderPayment.tsx'
import { OrderWithdrawal } from './OrderWithdrawal.tsx'
import type { Order } from './orderParts.ts'

const Columns = ({ main, side }: { main: ReactNode; side: ReactNode }) => (
  <div className="grid items-start gap-5 desktop:grid-cols-[minmax(0,1fr)_400px]">
    <div className="flex min-w-0 flex-col gap-5">{main}</div>
    <div className="flex min-w-0 flex-col gap-5">{side}</div>
  </div>
)

/** One order: delivery and timeline, items, what was written of it, amounts, the way out of the contract, contact. */
export const OrderView = ({ order, children }: { order: Order; children: ReactNode }) => (
  <Columns
    main={
      <>
        <OrderDelivery order={order} />
        <OrderItems order={order} />
        {children}
      </>
    }
    side={
      <>
        <OrderPayment order={order} />
        <OrderWithdrawal order={order} />
        <OrderContact order={order} />
      </>
    }
  />
)

const SkeletonPanel = ({ className, lines }: { className: string; lines: readonly string[] }) => (
  <div className={`raised flex flex-col gap-4 rounded-modal p-6 compact:p-4 ${className}`}>
    <Skeleton className="h-6 w-32 max-w-full" />
    {lines.map((width, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same lines for ever
      <Skeleton key={place} className={`h-4 max-w-full ${width}`} />
    ))}
  </div>
)

/** The same while it is on its way; documents show it too, because they carry nothing personal. */
export const OrderSkeleton = () => {
  const text = useText()
  return (
    <div role="status" aria-label={text('order_loading')}>
      <Columns
        main={
          <>
            <SkeletonPanel className="h-[230px] compact:h-[246px]" lines={['w-[420px]', 'w-24', 'w-40']} />
            <SkeletonPanel className="h-[150px]" lines={['w-[320px]', 'w-48']} />
          </>
        }
        side={
          <>
            <SkeletonPanel className="h-[180px]" lines={['w-full', 'w-48']} />
            <SkeletonPanel className="h-[476px]" lines={['w-24', 'w-40', 'w-48', 'w-40', 'w-24', 'w-40', 'w-48']} />
          </>
        }
      />
    </div>
  )
}
