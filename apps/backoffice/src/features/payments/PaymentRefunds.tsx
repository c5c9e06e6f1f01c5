import { moveDeskRefund } from '@pandrop/api-client/staff-orders-endpoints'
import type { DeskPayment } from '@pandrop/contract/staff/payments'
import { useState } from 'react'
import { showEuro } from '../../format.ts'
import { toBalanceTexts } from '../../texts/payment-dialogs.ts'
import { refundWays, paymentTexts as texts } from '../../texts/payments.ts'
import { DeskButton } from '../../ui/DeskButton.tsx'
import { RefundEntry } from '../../ui/RefundEntry.tsx'
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
  <RefundEntry
    refund={refund}
    amount={refund.to_card ?? showEuro(refund.sum)}
    way={refundWays[refund.destination]}
    about={[refund.by, refund.provider_refund_id]}
  >
    {refund.state === 'failed' && <FailedRefund refund={refund} />}
  </RefundEntry>
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
