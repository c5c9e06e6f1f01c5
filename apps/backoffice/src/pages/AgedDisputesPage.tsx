import { AgedDisputes } from '../features/reports/AgedDisputes.tsx'
import { Page } from '../shell/Page.tsx'
import { ReportViews } from '../shell/ReportViews.tsx'
import { pageNames } from '../texts/shell.ts'

/** What disputes hold. */
export const AgedDisputesPage = () => (
  <Page title={pageNames.agedDisputes}>
    <ReportViews />
    <AgedDisputes />
  </Page>
)
