import { AskProvider } from '../features/reconciliation/AskProvider.tsx'
import { Reconciliation } from '../features/reconciliation/Reconciliation.tsx'
import { paths } from '../paths.ts'
import { Page } from '../shell/Page.tsx'
import { PayoutViews } from '../shell/PayoutViews.tsx'
import { pageNames } from '../texts/shell.ts'

export const ReconciliationPage = () => (
  <Page title={pageNames.reconciliation} trail={[{ name: pageNames.payouts, to: paths.payouts }]}>
    <PayoutViews />
    <Reconciliation />
    <AskProvider />
  </Page>
)
