import { Page } from '../shell/Page.tsx'
import { pageNames } from '../texts/shell.ts'

export const CustomerPage = () => <Page title={pageNames.customer}>{null}</Page>
