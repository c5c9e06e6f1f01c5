import { CurrenciesView } from '../features/settings/currencies/CurrenciesView.tsx'
import { Page } from '../shell/Page.tsx'
import { pageNames } from '../texts/shell.ts'

/** What customers can see prices in and top up in, and by which rates. */
export const CurrenciesPage = () => (
  <Page title={pageNames.currencies}>
    <CurrenciesView />
  </Page>
)
