import { moveDeskRefund } from '@pandrop/api-client/staff-orders-endpoints'
import type { DeskPayment } from '@pandrop/contract/staff/payments'
import { useState } from 'react'
import { showEuro, showMoment } from '../../format.ts'
import { refundStateNames } from '../../texts/orders.ts'
import { toBalanceTexts } from '../../texts/payment-dialogs.ts'
import { refundWays, paymentTexts as texts } from '../../texts/payments.ts'
import { DeskButton } from '../../ui/DeskButton.tsx'
import { Section } from '../../ui/Section.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'

type Refund = DeskPayment['refunds'][number]

/** What went back of a payment, and what the bank did not take. */
export const PaymentRefunds = ({ payment: { refunds } }: { payment: DeskPayment }) => (
  <Section title={texts.refunds}>
    {refunds.length === 0 ? (
      <p className="text-bone-2">{texts.noRefunds}</p>
    ) : (
      <ul className="flex flex-col gap-3">
        {refunds.map((refund) => (
          <RefundRow key={refund.id} refund={refund} />
        ))}
      </ul>
    )}
  </Section>
)

const RefundRow = ({ refund }: { refund: Refund }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
    <span className="min-w-0">
      <span className="block font-[580]">
        {refund.to_card ?? showEuro(refund.sum)}
        <span className={refund.state === 'failed' ? 'text-danger' : 'text-bone-2'}>
          {` · ${refundWays[refund.destination]} · ${refundStateNames[refund.state]}`}
        </span>
      </span>
      <span className="block break-words text-bone-1">{refund.reason}</span>
      <span className="block type-mono text-[12.5px]/5 break-words text-bone-2">
        {[showMoment(refund.created_at), refund.by, refund.provider_refund_id].filter(Boolean).join(' · ')}
      </span>
    </span>
    {refund.state === 'failed' && <FailedRefund refund={refund} />}
  </li>
)

const FailedRefund = ({ refund: { id, sum, moved } }: { refund: Refund }) => {
  const [open, setOpen] = useState(false)
  if (moved) return <span className="type-meta text-bone-2">{texts.moved}</span>
  return (
    <>
      <DeskButton onClick={() => setOpen(true)}>{toBalanceTexts.open}</DeskButton>
      {open && (
        <ReasonDialog
          call={moveDeskRefund}
          id={id}
          title={toBalanceTexts.title}
          text={toBalanceTexts.text}
          submitLabel={toBalanceTexts.submit(showEuro(sum))}
          failed={toBalanceTexts.failed}
          max={300}
          done={({ changed }) => (changed ? toBalanceTexts.done : toBalanceTexts.doneBefore)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
