import { asFailure } from '@pandrop/api-client/errors'
import { EmptyState } from '@pandrop/ui/EmptyState'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { orderTexts as texts } from '../../texts/orders.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { HoldBanner } from './HoldBanner.tsx'
import { OrderActions } from './OrderActions.tsx'
import { CustomerFacts, PaymentFacts, TradeFacts } from './OrderFacts.tsx'
import { OrderLines } from './OrderLines.tsx'
import { OrderRefunds } from './OrderRefunds.tsx'
import { OrderTimeline } from './OrderTimeline.tsx'
import { orderQuery } from './orderQuery.ts'

/** One order: what can be done, its items, where its money is, what happened and who waits for it. */
export const OrderView = ({ id }: { id: number }) => {
  const { data: order, error, isFetching, refetch } = useQuery(orderQuery(id))
  if (order)
    return (
      <>
        <HoldBanner order={order} />
        <OrderActions order={order} />
        <div className="grid gap-3 roomy:grid-cols-[minmax(0,1fr)_360px]">
          <div className="flex min-w-0 flex-col gap-3">
            <OrderLines order={order} />
            <OrderRefunds order={order} />
            <OrderTimeline order={order} />
          </div>
          <div className="flex min-w-0 flex-col gap-3">
            <TradeFacts order={order} />
            <CustomerFacts order={order} />
            <PaymentFacts order={order} />
          </div>
        </div>
      </>
    )
  if (!error) return <Waiting />
  if (asFailure(error).code === 'order_not_found') return <EmptyState title={texts.missing} text={texts.missingText} />
  return <LoadFailed title={texts.failed} error={error} isFetching={isFetching} refetch={refetch} />
}

const Waiting = () => (
  <div role="status" className="grid gap-3 roomy:grid-cols-[minmax(0,1fr)_360px]">
    <span className="sr-only">{texts.loading}</span>
    <Skeleton className="h-64 rounded-large" />
    <Skeleton className="h-64 rounded-large" />
  </div>
)
