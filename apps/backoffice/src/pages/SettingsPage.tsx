import { SettingsView } from '../features/settings/SettingsView.tsx'
import { Page } from '../shell/Page.tsx'
import { pageNames } from '../texts/shell.ts'

/** Who runs the shop, what it sells on and which VAT it owes. */
export const SettingsPage = () => (
  <Page title={pageNames.settings}>
    <SettingsView />
  </Page>
)
