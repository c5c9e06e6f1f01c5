import { CaseList } from '../features/cases/CaseList.tsx'
import { CaseViews } from '../shell/CaseViews.tsx'
import { Page } from '../shell/Page.tsx'
import { pageNames } from '../texts/shell.ts'

/** What customers have written about their orders. */
export const CasesPage = () => (
  <Page title={pageNames.cases}>
    <CaseViews />
    <CaseList />
  </Page>
)
