import { Page } from '../shell/Page.tsx'
import { pageNames } from '../texts/shell.ts'

export const PayoutsPage = () => <Page title={pageNames.payouts}>{null}</Page>
