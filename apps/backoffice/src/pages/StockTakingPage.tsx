import { CountPanel } from '../features/stock-taking/CountPanel.tsx'
import { FindingList } from '../features/stock-taking/FindingList.tsx'
import { paths } from '../paths.ts'
import { ItemViews } from '../shell/ItemViews.tsx'
import { Page } from '../shell/Page.tsx'
import { pageNames } from '../texts/shell.ts'

/** What lies on the Steam accounts beside what should. */
export const StockTakingPage = () => (
  <Page title={pageNames.stockTaking} trail={[{ name: pageNames.items, to: paths.items }]}>
    <ItemViews />
    <FindingList />
    <CountPanel />
  </Page>
)
