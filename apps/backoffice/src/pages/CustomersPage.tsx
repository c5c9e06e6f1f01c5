import { Page } from '../shell/Page.tsx'
import { pageNames } from '../texts/shell.ts'

export const CustomersPage = () => <Page title={pageNames.customers}>{null}</Page>
