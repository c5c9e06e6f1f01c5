import { StockReport } from '../features/stock/StockReport.tsx'
import { Page } from '../shell/Page.tsx'
import { pageNames } from '../texts/shell.ts'

export const StockPage = () => (
  <Page title={pageNames.stock}>
    <StockReport />
  </Page>
)
