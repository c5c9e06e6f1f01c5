import { isContested } from '@pandrop/contract/lifecycle/dispute'
import { hasFailed } from '@pandrop/contract/lifecycle/refund'
import type { StaffPayment } from '@pandrop/contract/staff/payments'
import { moveRefundToBalance } from '@pandrop/contract/staff/routes/orders'
import { seeForeignRefund } from '@pandrop/contract/staff/routes/payments'
import { useState } from 'react'
import { showEuro } from '../../format.ts'
import { failedRefundTexts, foreignTexts, toBalanceTexts } from '../../texts/payment-dialogs.ts'
import { refundWays, paymentTexts as texts } from '../../texts/payments.ts'
import { RefundEntry } from '../../ui/RefundEntry.tsx'
import { Section } from '../../ui/Section.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'

type Refund = StaffPayment['refunds'][number]

/** What went back of a payment, and what the bank did not take. */
export const PaymentRefunds = ({ payment: { refunds, disputes } }: { payment: StaffPayment }) => (
  <Section title={texts.refunds}>
    {refunds.length === 0 ? (
      <p className="text-bone-2">{texts.noRefunds}</p>
    ) : (
      <ul className="flex flex-col gap-3">
        {refunds.map((refund) => (
          <RefundRow key={refund.id} refund={refund} isDisputed={disputes.some(({ state }) => isContested(state))} />
        ))}
      </ul>
    )}
  </Section>
)

interface RefundRowProps {
  refund: Refund
  /** the bank has not decided yet */
  isDisputed: boolean
}

const RefundRow = ({ refund, isDisputed }: RefundRowProps) => (
  <RefundEntry
    refund={refund}
    amount={refund.to_card ?? showEuro(refund.sum)}
    way={refundWays[refund.destination]}
    about={[refund.by, refund.provider_refund_id]}
  >
    {hasFailed(refund.state) && refund.destination === 'card' && (
      <FailedRefund refund={refund} isDisputed={isDisputed} />
    )}
    {refund.destination === 'foreign' && !hasFailed(refund.state) && !refund.seen && <ForeignRefund id={refund.id} />}
  </RefundEntry>
)

const ForeignRefund = ({ id }: { id: string }) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <StaffButton onClick={() => setOpen(true)}>{foreignTexts.open}</StaffButton>
      {open && (
        <ReasonDialog
          call={seeForeignRefund}
          id={id}
          title={foreignTexts.title}
          text={foreignTexts.text}
          submitLabel={foreignTexts.submit}
          failed={foreignTexts.failed}
          done={({ changed }) => (changed ? foreignTexts.done : foreignTexts.doneBefore)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

const FailedRefund = ({ refund: { id, stranded, moved }, isDisputed }: RefundRowProps) => {
  const [open, setOpen] = useState(false)
  if (moved) return <span className="type-meta text-bone-2">{texts.moved}</span>
  if (stranded === 0) return <span className="type-meta text-bone-2">{failedRefundTexts.taken}</span>
  return (
    <>
      <StaffButton disabledReason={isDisputed ? failedRefundTexts.disputed : undefined} onClick={() => setOpen(true)}>
        {toBalanceTexts.open}
      </StaffButton>
      {open && (
        <ReasonDialog
          call={moveRefundToBalance}
          id={id}
          title={toBalanceTexts.title}
          text={toBalanceTexts.text}
          submitLabel={toBalanceTexts.submit(showEuro(stranded))}
          failed={toBalanceTexts.failed}
          max={300}
          done={({ changed }) => (changed ? toBalanceTexts.done : toBalanceTexts.doneBefore)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
