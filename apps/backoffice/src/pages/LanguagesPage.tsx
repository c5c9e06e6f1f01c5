import { LanguagesView } from '../features/settings/texts/LanguagesView.tsx'
import { Page } from '../shell/Page.tsx'
import { pageNames } from '../texts/shell.ts'

/** What the shop speaks, and every word that it says. */
export const LanguagesPage = () => (
  <Page title={pageNames.languages}>
    <LanguagesView />
  </Page>
)
