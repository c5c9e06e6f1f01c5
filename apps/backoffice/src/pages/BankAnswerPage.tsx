import { BankAnswer, useBankAnswer } from '../features/bank-files/BankAnswer.tsx'
import { useIdParam } from '../hooks/useIdParam.ts'
import { paths } from '../paths.ts'
import { Page } from '../shell/Page.tsx'
import { PayoutViews } from '../shell/PayoutViews.tsx'
import { bankTexts } from '../texts/bank.ts'
import { pageNames } from '../texts/shell.ts'

const trail = [
  { name: pageNames.payouts, to: paths.payouts },
  { name: pageNames.bankFiles, to: paths.bankFiles },
]

export const BankAnswerPage = () => {
  const id = useIdParam()
  const { data } = useBankAnswer(id)
  const title = data ? bankTexts.resultOf(data.answer.format, data.answer.message_id) : bankTexts.answer
  return (
    <Page title={title} trail={trail}>
      <PayoutViews />
      <BankAnswer id={id} />
    </Page>
  )
}
