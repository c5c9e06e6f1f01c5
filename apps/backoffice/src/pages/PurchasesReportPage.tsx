import { PurchasesReport } from '../features/reports/PurchasesReport.tsx'
import { Page } from '../shell/Page.tsx'
import { ReportViews } from '../shell/ReportViews.tsx'
import { pageNames } from '../texts/shell.ts'

/** What customers sold to the shop. */
export const PurchasesReportPage = () => (
  <Page title={pageNames.purchasesReport}>
    <ReportViews />
    <PurchasesReport />
  </Page>
)
