import { OfferQueue } from '../features/offers/OfferQueue.tsx'
import { Page } from '../shell/Page.tsx'
import { pageNames } from '../texts/shell.ts'

export const OffersPage = () => (
  <Page title={pageNames.offers}>
    <OfferQueue />
  </Page>
)
