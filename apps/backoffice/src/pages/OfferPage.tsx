import { useQuery } from '@tanstack/react-query'
import { KnownOfCustomer } from '../features/customers/KnownOfCustomer.tsx'
import { OfferAlone } from '../features/offers/OfferAlone.tsx'
import { offerQuery } from '../features/offers/offerQueries.ts'
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
      <NoteAtOffer id={id} />
      <OfferAlone key={id} id={id} />
    </Page>
  )
}

/** What colleagues know of whoever sells it. */
const NoteAtOffer = ({ id }: { id: number }) => {
  const { data } = useQuery(offerQuery(id))
  return data ? <KnownOfCustomer customerId={data.customer.id} /> : null
}
