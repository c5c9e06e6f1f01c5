import { orderQuery } from '@pandrop/api-client/customer-queries'
import { ApiFailure } from '@pandrop/api-client/errors'
import { Breadcrumb } from '@pandrop/ui/Breadcrumb'
import { ErrorState } from '@pandrop/ui/ErrorState'
import { useQuery } from '@tanstack/react-query'
import { dayOf, timeOf } from '../dates.ts'
import { VerifyNotice } from '../features/accounts/VerifyNotice.tsx'
import { OrderCase } from '../features/cases/OrderCase.tsx'
import { OrderSkeleton, OrderView } from '../features/orders/OrderView.tsx'
import { useApi } from '../hooks/useApi.ts'
import { useSession } from '../hooks/useSession.ts'
import { useText } from '../hooks/useText.ts'
import { definePage, type PageProps } from '../page.ts'
import { paths } from '../paths.ts'
import { NotFoundPage } from './NotFoundPage.tsx'

interface OrderParams {
  orderId: string
}

const OrderPage = ({ params: { orderId } }: PageProps<OrderParams>) => {
  const text = useText()
  const { checked, signedIn, verified } = useSession()
  const reading = useQuery({ ...orderQuery(useApi(), Number(orderId)), enabled: verified })
  const { data: order, error, isFetching, refetch } = reading
  if (error instanceof ApiFailure && error.httpStatus === 404) return <NotFoundPage />
  const placed = order && { date: dayOf(order.created_at * 1000), time: timeOf(order.created_at * 1000) }
  const steps = [
    { key: 'home', content: <a href={paths.home()}>{text('nav_home')}</a> },
    { key: 'orders', content: <a href={paths.account('orders')}>{text('order_back')}</a> },
    { key: 'order', content: text('order_name', { order: orderId }) },
  ]
  return (
    <div className="page pt-6 pb-12 compact:pt-4">
      <Breadcrumb label={text('breadcrumb_label')} steps={steps} />
      <h1 className="mt-5 type-h1 break-words">{text('order_name', { order: orderId })}</h1>
      <p className="mt-2 mb-6 min-h-6 text-bone-1">{placed && text('order_placed', placed)}</p>
      {checked && signedIn && !verified ? (
        <VerifyNotice />
      ) : order ? (
        <OrderView order={order}>
          <OrderCase orderId={order.id} items={order.lines.map(({ title }) => title)} />
        </OrderView>
      ) : error ? (
        <ErrorState
          title={text('order_failed')}
          text={text('order_failed_text')}
          retryLabel={text('account_retry')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <OrderSkeleton />
      )}
    </div>
  )
}

/** /account/orders/<id>: one order of the customer, login required. */
export const orderPage = definePage<OrderParams>({
  head: ({ text, params }) => ({ title: text('order_name', { order: params.orderId }), noindex: true }),
  Component: OrderPage,
})
