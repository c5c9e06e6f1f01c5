import { DeliveryDesk } from '../features/deliveries/DeliveryDesk.tsx'
import { Page } from '../shell/Page.tsx'
import { pageNames } from '../texts/shell.ts'

/** What goes to whom in one trade. */
export const DeliverPage = () => (
  <Page title={pageNames.deliver}>
    <DeliveryDesk />
  </Page>
)
