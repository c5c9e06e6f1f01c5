import { asFailure } from '@pandrop/api-client/errors'
import { isUndelivered } from '@pandrop/contract/lifecycle/order'
import type { StaffOrder } from '@pandrop/contract/staff/orders'
import { answerTrade } from '@pandrop/contract/staff/routes/deliveries'
import { EmptyState } from '@pandrop/ui/EmptyState'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { Timeline } from '@pandrop/ui/Timeline'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showMoment } from '../../format.ts'
import { useCall } from '../../hooks/useCall.ts'
import { orderEventNames, orderTexts as texts } from '../../texts/orders.ts'
import { tradeTexts, whyOf } from '../../texts/trade-offers.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { OwnTradeFacts, TradeNotice } from '../../ui/OwnTrade.tsx'
import { HoldBanner } from './HoldBanner.tsx'
import { OrderActions } from './OrderActions.tsx'
import { CustomerFacts, PaymentFacts, TradeFacts } from './OrderFacts.tsx'
import { OrderLines } from './OrderLines.tsx'
import { OrderRefunds } from './OrderRefunds.tsx'
import { orderQuery, refreshAfterStep } from './orderQuery.ts'
import { RefuseDialog } from './RefuseDialog.tsx'
import { WithdrawalNotice } from './WithdrawalNotice.tsx'

/** One order: what can be done, its items, where its money is, what happened and who waits for it. */
export const OrderView = ({ id }: { id: number }) => {
  const { data: order, error, isFetching, refetch } = useQuery(orderQuery(id))
  if (order) return <Shown order={order} />
  if (!error) return <Waiting />
  if (asFailure(error).code === 'order_not_found') return <EmptyState title={texts.missing} text={texts.missingText} />
  return <LoadFailed title={texts.failed} error={error} isFetching={isFetching} refetch={refetch} />
}

/** The same in one column, beside what was written about it. */
export const OrderBeside = ({ id }: { id: number }) => {
  const { data: order, error, isFetching, refetch } = useQuery(orderQuery(id))
  if (order) return <Column order={order} />
  if (error) return <LoadFailed title={texts.failed} error={error} isFetching={isFetching} refetch={refetch} />
  return <Skeleton className="h-96 rounded-large" />
}

interface OrderTradeProps {
  order: StaffOrder
}

/** That the trade of an order needs somebody, why, and what can be said to it. */
const OrderTradeNotice = ({ order: { id, state, trade } }: OrderTradeProps) => {
  const call = useCall(answerTrade, { failed: tradeTexts.failed, onDone: refreshAfterStep })
  if (!trade?.waits) return null
  return (
    <TradeNotice
      label={tradeTexts.banner}
      why={whyOf(trade)}
      canRetry={isUndelivered(state)}
      busy={call.running}
      onSay={(answer) => void call.run({ params: { id }, body: { answer } })}
    />
  )
}

/** The trade offer that an account of the shop sends by itself. */
const OrderTradeFacts = ({ order: { trade } }: OrderTradeProps) =>
  trade && <OwnTradeFacts title={tradeTexts.title} trade={trade} problem={trade.problem && whyOf(trade)} />

const Column = ({ order }: { order: StaffOrder }) => (
  <>
    <Steps order={order} />
    <TradeFacts order={order} />
    <OrderTradeFacts order={order} />
    <OrderLines order={order} />
    <PaymentFacts order={order} />
    <OrderRefunds order={order} />
    <CustomerFacts order={order} />
  </>
)

/** What holds an order, and what can be done with it. */
const Steps = ({ order }: { order: StaffOrder }) => {
  const [isRefusing, setRefusing] = useState(false)
  const refuse = () => setRefusing(true)
  return (
    <>
      <HoldBanner order={order} onRefuse={refuse} />
      <WithdrawalNotice order={order} onRefuse={refuse} />
      <OrderTradeNotice order={order} />
      <OrderActions order={order} isRefusing={isRefusing} />
      {/* Not where its button stands: a refused withdrawal takes that away while the dialog is open. */}
      {isRefusing && <RefuseDialog order={order} onClose={() => setRefusing(false)} />}
    </>
  )
}

const Shown = ({ order }: { order: StaffOrder }) => (
  <>
    <Steps order={order} />
    <div className="grid gap-3 roomy:grid-cols-[minmax(0,1fr)_360px]">
      <div className="flex min-w-0 flex-col gap-3">
        <OrderLines order={order} />
        <OrderRefunds order={order} />
        <OrderTimeline order={order} />
      </div>
      <div className="flex min-w-0 flex-col gap-3">
        <TradeFacts order={order} />
        <OrderTradeFacts order={order} />
        <CustomerFacts order={order} />
        <PaymentFacts order={order} />
      </div>
    </div>
  </>
)

const Waiting = () => (
  <div role="status" className="grid gap-3 roomy:grid-cols-[minmax(0,1fr)_360px]">
    <span className="sr-only">{texts.loading}</span>
    <Skeleton className="h-64 rounded-large" />
    <Skeleton className="h-64 rounded-large" />
  </div>
)

type Event = StaffOrder['timeline'][number]

const whoOf = ({ by, by_name }: Event): string => by_name ?? (by.startsWith('customer:') ? texts.byCustomer : by)

const Label = ({ event }: { event: Event }) => (
  <>
    {orderEventNames[event.kind]} <span className="font-normal text-bone-2">{texts.by(whoOf(event))}</span>
    <span className="block font-normal break-words text-bone-1">{event.why}</span>
  </>
)

/** What has happened, who did it, why, and what the customer was told. */
const OrderTimeline = ({ order: { timeline } }: { order: StaffOrder }) => (
  <div className="raised rounded-large p-4">
    <Timeline
      title={texts.timeline}
      noteLabel={texts.toldCustomer}
      steps={timeline.map((event) => ({
        label: <Label event={event} />,
        at: Math.floor(Date.parse(event.at) / 1000),
        moment: showMoment(event.at),
        note: event.note,
      }))}
      className="[&>h3]:type-panel [&>h3]:text-bone-0"
    />
  </div>
)
