import { asFailure } from '@pandrop/api-client/errors'
import type { StaffPayment } from '@pandrop/contract/staff/payments'
import { EmptyState } from '@pandrop/ui/EmptyState'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { Timeline } from '@pandrop/ui/Timeline'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { showMoment } from '../../format.ts'
import { paths } from '../../paths.ts'
import { paymentStateNames, paymentTexts as texts } from '../../texts/payments.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { PaymentActions } from './PaymentActions.tsx'
import { PaymentDisputes } from './PaymentDisputes.tsx'
import { PayerFacts, PaymentFacts } from './PaymentFacts.tsx'
import { PaymentMoney } from './PaymentMoney.tsx'
import { PaymentRefunds } from './PaymentRefunds.tsx'
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

type Event = StaffPayment['timeline'][number]

const whoOf = ({ by, by_name }: Event): string => by_name ?? (by.startsWith('customer:') ? texts.byCustomer : by)

const Label = ({ event }: { event: Event }) => (
  <>
    {paymentStateNames[event.state]}{' '}
    <span className="font-normal break-words text-bone-2">{texts.by(whoOf(event))}</span>
    <span className="block font-normal break-words text-bone-1">{event.why}</span>
  </>
)

/** What happened to a payment, who did it and why. */
const PaymentTimeline = ({ payment: { timeline } }: { payment: StaffPayment }) => (
  <div className="raised rounded-large p-4">
    <Timeline
      title={texts.timeline}
      noteLabel={texts.noteLabel}
      steps={timeline.map((event) => ({
        label: <Label event={event} />,
        at: Math.floor(Date.parse(event.at) / 1000),
        moment: showMoment(event.at),
        note: null,
      }))}
      className="[&>h3]:type-panel [&>h3]:text-bone-0"
    />
  </div>
)

const Waiting = () => (
  <div role="status" className="grid gap-3 roomy:grid-cols-[minmax(0,1fr)_440px]">
    <span className="sr-only">{texts.loading}</span>
    <Skeleton className="h-64 rounded-large" />
    <Skeleton className="h-64 rounded-large" />
  </div>
)
