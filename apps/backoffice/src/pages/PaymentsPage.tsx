import { PaymentList } from '../features/payments/PaymentList.tsx'
import { Page } from '../shell/Page.tsx'
import { pageNames } from '../texts/shell.ts'

/** Card payments, first of all those that need somebody. */
export const PaymentsPage = () => (
  <Page title={pageNames.payments}>
    <PaymentList />
  </Page>
)
