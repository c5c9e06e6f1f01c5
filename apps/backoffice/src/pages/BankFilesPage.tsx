import { BankAnswers } from '../features/bank-files/BankAnswers.tsx'
import { BankFiles } from '../features/bank-files/BankFiles.tsx'
import { paths } from '../paths.ts'
import { Page } from '../shell/Page.tsx'
import { PayoutViews } from '../shell/PayoutViews.tsx'
import { pageNames } from '../texts/shell.ts'

export const BankFilesPage = () => (
  <Page title={pageNames.bankFiles} trail={[{ name: pageNames.payouts, to: paths.payouts }]}>
    <PayoutViews />
    <BankFiles />
    <BankAnswers />
  </Page>
)
