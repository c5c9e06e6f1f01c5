import { Page } from '../shell/Page.tsx'
import { pageNames } from '../texts/shell.ts'

export const OrdersPage = () => <Page title={pageNames.orders}>{null}</Page>
