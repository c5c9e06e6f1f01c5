import { PromoCost } from '../features/reports/PromoCost.tsx'
import { Page } from '../shell/Page.tsx'
import { ReportViews } from '../shell/ReportViews.tsx'
import { pageNames } from '../texts/shell.ts'

/** What discounts have cost. */
export const PromoCostPage = () => (
  <Page title={pageNames.promoCost}>
    <ReportViews />
    <PromoCost />
  </Page>
)
