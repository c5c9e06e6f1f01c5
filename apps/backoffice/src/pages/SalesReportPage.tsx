import { SalesReport } from '../features/reports/SalesReport.tsx'
import { Page } from '../shell/Page.tsx'
import { ReportViews } from '../shell/ReportViews.tsx'
import { pageNames } from '../texts/shell.ts'

/** What was sold, and what went back. */
export const SalesReportPage = () => (
  <Page title={pageNames.salesReport}>
    <ReportViews />
    <SalesReport />
  </Page>
)
