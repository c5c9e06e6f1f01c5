import { OfferAlone } from '../features/offers/OfferAlone.tsx'
import { useIdParam } from '../hooks/useIdParam.ts'
import { paths } from '../paths.ts'
import { Page } from '../shell/Page.tsx'
import { offerListTexts } from '../texts/offers.ts'
import { pageNames } from '../texts/shell.ts'
import { NotFoundPage } from './NotFoundPage.tsx'

/** One offer, for links from elsewhere. */
export const OfferPage = () => {
  const id = useIdParam()
  if (id === null) return <NotFoundPage />
  return (
    <Page title={offerListTexts.number(id)} trail={[{ name: pageNames.offers, to: paths.offers }]}>
      <OfferAlone key={id} id={id} />
    </Page>
  )
}
