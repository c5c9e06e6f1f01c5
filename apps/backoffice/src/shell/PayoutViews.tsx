import { paths } from '../paths.ts'
import { payoutTexts } from '../texts/payouts.ts'
import { pageNames } from '../texts/shell.ts'
import { Views } from './Views.tsx'

const views = [
  { to: paths.payouts, name: payoutTexts.queue },
  { to: paths.bankFiles, name: pageNames.bankFiles },
  { to: paths.providerPayouts, name: pageNames.providerPayouts },
  { to: paths.reconciliation, name: pageNames.reconciliation },
]

/** The four pages about payouts, beside each other. */
export const PayoutViews = () => <Views label={payoutTexts.views} views={views} />
