import { useParams } from '@tanstack/react-router'
import { KnownOfCustomer } from '../features/customers/KnownOfCustomer.tsx'
import { PayoutDetails } from '../features/payouts/PayoutDetails.tsx'
import { usePayout } from '../features/payouts/usePayout.ts'
import { paths } from '../paths.ts'
import { Page } from '../shell/Page.tsx'
import { payoutTexts } from '../texts/payouts.ts'
import { pageNames } from '../texts/shell.ts'

export const PayoutPage = () => {
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const reading = usePayout(id)
  const offer = reading.data?.offer_id
  const title = offer === undefined ? payoutTexts.facts : payoutTexts.title(offer)
  return (
    <Page title={title} trail={[{ name: pageNames.payouts, to: paths.payouts }]}>
      {reading.data && <KnownOfCustomer customerId={reading.data.customer_id} />}
      <PayoutDetails reading={reading} />
    </Page>
  )
}
