import { BalancesOwed } from '../features/reports/BalancesOwed.tsx'
import { Page } from '../shell/Page.tsx'
import { ReportViews } from '../shell/ReportViews.tsx'
import { pageNames } from '../texts/shell.ts'

/** What stood on balances. */
export const BalancesOwedPage = () => (
  <Page title={pageNames.balancesReport}>
    <ReportViews />
    <BalancesOwed />
  </Page>
)
