import { MarginList } from '../features/offers/margins/MarginList.tsx'
import { paths } from '../paths.ts'
import { OfferViews } from '../shell/OfferViews.tsx'
import { Page } from '../shell/Page.tsx'
import { pageNames } from '../texts/shell.ts'

export const MarginsPage = () => (
  <Page title={pageNames.margins} trail={[{ name: pageNames.offers, to: paths.offers }]}>
    <OfferViews />
    <MarginList />
  </Page>
)
