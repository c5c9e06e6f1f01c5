import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { PaymentMark } from '../features/payments/PaymentMark.tsx'
import { PaymentView } from '../features/payments/PaymentView.tsx'
import { paymentQuery } from '../features/payments/paymentQueries.ts'
import { paths } from '../paths.ts'
import { Page } from '../shell/Page.tsx'
import { paymentTexts } from '../texts/payments.ts'
import { pageNames } from '../texts/shell.ts'

const trail = [{ name: pageNames.payments, to: paths.payments }]

/** One card payment with everything that can be done with it. */
export const PaymentPage = () => {
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const { data } = useQuery(paymentQuery(id))
  const title = data ? paymentTexts.title(data.purpose, id) : pageNames.payment
  return (
    <Page title={title} trail={trail} mark={<PaymentMark id={id} />}>
      <PaymentView key={id} id={id} />
    </Page>
  )
}
