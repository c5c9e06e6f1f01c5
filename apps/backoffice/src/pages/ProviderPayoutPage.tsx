import { PayoutWhole, useProviderPayout } from '../features/provider-payouts/PayoutWhole.tsx'
import { useIdParam } from '../hooks/useIdParam.ts'
import { paths } from '../paths.ts'
import { Page } from '../shell/Page.tsx'
import { providerPayoutTexts } from '../texts/providerPayouts.ts'
import { pageNames } from '../texts/shell.ts'

const trail = [
  { name: pageNames.payouts, to: paths.payouts },
  { name: pageNames.providerPayouts, to: paths.providerPayouts },
]

export const ProviderPayoutPage = () => {
  const id = useIdParam()
  const { data } = useProviderPayout(id)
  const title = data ? providerPayoutTexts.title(data.payout.provider_payout_id) : providerPayoutTexts.facts
  return (
    <Page title={title} trail={trail}>
      <PayoutWhole id={id} />
    </Page>
  )
}
