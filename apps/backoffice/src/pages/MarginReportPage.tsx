import { MarginReport } from '../features/reports/MarginReport.tsx'
import { Page } from '../shell/Page.tsx'
import { ReportViews } from '../shell/ReportViews.tsx'
import { pageNames } from '../texts/shell.ts'

/** What is left of sales. */
export const MarginReportPage = () => (
  <Page title={pageNames.marginReport}>
    <ReportViews />
    <MarginReport />
  </Page>
)
