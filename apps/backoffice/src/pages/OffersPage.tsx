import { OfferQueue } from '../features/offers/OfferQueue.tsx'
import { OfferViews } from '../shell/OfferViews.tsx'
import { Page } from '../shell/Page.tsx'
import { pageNames } from '../texts/shell.ts'

export const OffersPage = () => (
  <Page title={pageNames.offers}>
    <OfferViews />
    <OfferQueue />
  </Page>
)
