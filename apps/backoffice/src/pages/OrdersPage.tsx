import { OrderList } from '../features/orders/OrderList.tsx'
import { Page } from '../shell/Page.tsx'
import { pageNames } from '../texts/shell.ts'

/** Queues of orders. */
export const OrdersPage = () => (
  <Page title={pageNames.orders}>
    <OrderList />
  </Page>
)
