import { VatReport } from '../features/reports/VatReport.tsx'
import { Page } from '../shell/Page.tsx'
import { ReportViews } from '../shell/ReportViews.tsx'
import { pageNames } from '../texts/shell.ts'

/** What is owed of VAT, for the return. */
export const VatPage = () => (
  <Page title={pageNames.vat}>
    <ReportViews />
    <VatReport />
  </Page>
)
