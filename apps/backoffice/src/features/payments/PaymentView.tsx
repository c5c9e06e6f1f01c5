import { asFailure } from '@pandrop/api-client/errors'
import { EmptyState } from '@pandrop/ui/EmptyState'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { paths } from '../../paths.ts'
import { paymentTexts as texts } from '../../texts/payments.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { PaymentActions } from './PaymentActions.tsx'
import { PaymentDisputes } from './PaymentDisputes.tsx'
import { PayerFacts, PaymentFacts } from './PaymentFacts.tsx'
import { PaymentMoney } from './PaymentMoney.tsx'
import { PaymentRefunds } from './PaymentRefunds.tsx'
import { PaymentTimeline } from './PaymentTimeline.tsx'
import { paymentQuery } from './paymentQueries.ts'

/** One card payment: what can be done, where its money is, what happened, who pays and what for. */
export const PaymentView = ({ id }: { id: string }) => {
  const { data: payment, error, isFetching, refetch } = useQuery(paymentQuery(id))
  if (payment)
    return (
      <>
        <PaymentActions payment={payment} />
        <PaymentMoney payment={payment} />
        <div className="grid items-start gap-3 roomy:grid-cols-[minmax(0,1fr)_440px]">
          <div className="flex min-w-0 flex-col gap-3">
            <PaymentRefunds payment={payment} />
            <PaymentDisputes payment={payment} />
            <PaymentTimeline payment={payment} />
          </div>
          <div className="flex min-w-0 flex-col gap-3">
            <PaymentFacts payment={payment} />
            <PayerFacts payment={payment} />
          </div>
        </div>
      </>
    )
  if (!error) return <Waiting />
  // An id that is none is refused by the call's contract.
  if (['payment_not_found', 'invalid_input'].includes(asFailure(error).code ?? ''))
    return (
      <EmptyState
        title={texts.missing}
        text={texts.missingText}
        action={<Link to={paths.payments}>{texts.backToPayments}</Link>}
      />
    )
  return <LoadFailed title={texts.failed} error={error} isFetching={isFetching} refetch={refetch} />
}

const Waiting = () => (
  <div role="status" className="grid gap-3 roomy:grid-cols-[minmax(0,1fr)_440px]">
    <span className="sr-only">{texts.loading}</span>
    <Skeleton className="h-64 rounded-large" />
    <Skeleton className="h-64 rounded-large" />
  </div>
)
