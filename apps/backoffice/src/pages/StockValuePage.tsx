import { StockValue } from '../features/reports/StockValue.tsx'
import { Page } from '../shell/Page.tsx'
import { ReportViews } from '../shell/ReportViews.tsx'
import { pageNames } from '../texts/shell.ts'

/** What stock had cost. */
export const StockValuePage = () => (
  <Page title={pageNames.stockValue}>
    <ReportViews />
    <StockValue />
  </Page>
)
