import { Page } from '../shell/Page.tsx'
import { pageNames } from '../texts/shell.ts'

export const OrderPage = () => <Page title={pageNames.order}>{null}</Page>
