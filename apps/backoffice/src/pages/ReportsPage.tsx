import { ChartStrip } from '../features/reports/ChartStrip.tsx'
import { ReportLinks } from '../features/reports/ReportLinks.tsx'
import { Page } from '../shell/Page.tsx'
import { ReportViews } from '../shell/ReportViews.tsx'
import { pageNames } from '../texts/shell.ts'

/** How the shop goes, and the way to each report. */
export const ReportsPage = () => (
  <Page title={pageNames.reports}>
    <ReportViews />
    <ChartStrip />
    <ReportLinks />
  </Page>
)
