import { PayoutQueue } from '../features/payouts/PayoutQueue.tsx'
import { Page } from '../shell/Page.tsx'
import { PayoutViews } from '../shell/PayoutViews.tsx'
import { pageNames } from '../texts/shell.ts'

export const PayoutsPage = () => (
  <Page title={pageNames.payouts}>
    <PayoutViews />
    <PayoutQueue />
  </Page>
)
