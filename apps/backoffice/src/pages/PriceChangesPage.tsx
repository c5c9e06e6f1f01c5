import { PriceChangeList } from '../features/price-changes/PriceChangeList.tsx'
import { ItemViews } from '../shell/ItemViews.tsx'
import { Page } from '../shell/Page.tsx'
import { pageNames } from '../texts/shell.ts'

export const PriceChangesPage = () => (
  <Page title={pageNames.priceChanges}>
    <ItemViews />
    <PriceChangeList />
  </Page>
)
