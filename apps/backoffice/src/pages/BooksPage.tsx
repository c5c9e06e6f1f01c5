import { TrialBalance } from '../features/reports/TrialBalance.tsx'
import { Page } from '../shell/Page.tsx'
import { ReportViews } from '../shell/ReportViews.tsx'
import { pageNames } from '../texts/shell.ts'

/** What the books held at the end of a day. */
export const BooksPage = () => (
  <Page title={pageNames.books}>
    <ReportViews />
    <TrialBalance />
  </Page>
)
