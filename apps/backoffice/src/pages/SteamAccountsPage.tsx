import { AccountList } from '../features/items/AccountList.tsx'
import { paths } from '../paths.ts'
import { ItemViews } from '../shell/ItemViews.tsx'
import { Page } from '../shell/Page.tsx'
import { pageNames } from '../texts/shell.ts'

/** The Steam accounts that items are kept on. */
export const SteamAccountsPage = () => (
  <Page title={pageNames.steamAccounts} trail={[{ name: pageNames.items, to: paths.items }]}>
    <ItemViews />
    <AccountList />
  </Page>
)
