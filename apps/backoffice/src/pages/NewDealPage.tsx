import { NewDeal } from '../features/deals/NewDeal.tsx'
import { paths } from '../paths.ts'
import { Page } from '../shell/Page.tsx'
import { pageNames } from '../texts/shell.ts'

/** Offers a customer something. */
export const NewDealPage = () => (
  <Page title={pageNames.newDeal} trail={[{ name: pageNames.deals, to: paths.deals }]}>
    <NewDeal />
  </Page>
)
