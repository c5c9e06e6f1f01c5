import { EmptyState } from '@pandrop/ui/EmptyState'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { OrderCases } from '../features/cases/CaseList.tsx'
import { KnownOfCustomer } from '../features/customers/KnownOfCustomer.tsx'
import { OrderStateMark } from '../features/orders/OrderStateMark.tsx'
import { OrderView } from '../features/orders/OrderView.tsx'
import { orderQuery } from '../features/orders/orderQuery.ts'
import { useIdParam } from '../hooks/useIdParam.ts'
import { paths } from '../paths.ts'
import { Page } from '../shell/Page.tsx'
import { orderTexts } from '../texts/orders.ts'
import { pageNames } from '../texts/shell.ts'

const trail = [{ name: pageNames.orders, to: paths.orders }]

/** One order with everything that can be done with it. */
export const OrderPage = () => {
  const id = useIdParam()
  if (id === null)
    return (
      <Page title={pageNames.order} trail={trail}>
        <EmptyState
          title={orderTexts.missing}
          text={orderTexts.missingText}
          action={<Link to={paths.orders}>{orderTexts.backToOrders}</Link>}
        />
      </Page>
    )
  return (
    <Page title={orderTexts.title(id)} trail={trail} mark={<OrderStateMark id={id} />}>
      <NoteAtOrder id={id} />
      <OrderView key={id} id={id} />
      <OrderCases orderId={id} />
    </Page>
  )
}

/** What colleagues know of whoever has bought it. */
const NoteAtOrder = ({ id }: { id: number }) => {
  const { data } = useQuery(orderQuery(id))
  return data ? <KnownOfCustomer customerId={data.customer.id} /> : null
}
