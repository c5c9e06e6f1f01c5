import { MonthList } from '../features/months/MonthList.tsx'
import { Page } from '../shell/Page.tsx'
import { pageNames } from '../texts/shell.ts'

/** What is left to do before a month is closed, and its lock. */
export const MonthsPage = () => (
  <Page title={pageNames.months}>
    <MonthList />
  </Page>
)
