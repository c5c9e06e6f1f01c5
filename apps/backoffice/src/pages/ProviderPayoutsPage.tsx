import { PayoutList } from '../features/provider-payouts/PayoutList.tsx'
import { paths } from '../paths.ts'
import { Page } from '../shell/Page.tsx'
import { PayoutViews } from '../shell/PayoutViews.tsx'
import { pageNames } from '../texts/shell.ts'

export const ProviderPayoutsPage = () => (
  <Page title={pageNames.providerPayouts} trail={[{ name: pageNames.payouts, to: paths.payouts }]}>
    <PayoutViews />
    <PayoutList />
  </Page>
)
