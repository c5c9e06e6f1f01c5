import { hasFailed } from '@pandrop/contract/lifecycle/refund'
import type { StaffOrder } from '@pandrop/contract/staff/orders'
import { useState } from 'react'
import { showEuro } from '../../format.ts'
import { moveTexts } from '../../texts/order-dialogs.ts'
import { orderTexts as texts } from '../../texts/orders.ts'
import { failedRefundTexts } from '../../texts/payment-dialogs.ts'
import { refundWays } from '../../texts/payments.ts'
import { PaperLink } from '../../ui/PaperLink.tsx'
import { RefundEntry } from '../../ui/RefundEntry.tsx'
import { Section } from '../../ui/Section.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { MoveDialog } from './MoveDialog.tsx'

type Refund = StaffOrder['refunds'][number]

/** What went back, with the credit note of each refund. */
export const OrderRefunds = ({ order: { refunds, payment } }: { order: StaffOrder }) => (
  <Section title={texts.refunds}>
    {refunds.length === 0 ? (
      <p className="text-bone-2">{texts.noRefunds}</p>
    ) : (
      <ul className="flex flex-col gap-3">
        {refunds.map((refund) => (
          <RefundRow key={refund.id} refund={refund} isDisputed={payment?.dispute === 'open'} />
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
    amount={showEuro(refund.sum)}
    way={refundWays[refund.destination]}
    about={[refund.provider_refund_id]}
  >
    {hasFailed(refund.state) && refund.destination === 'card' && (
      <FailedRefund refund={refund} isDisputed={isDisputed} />
    )}
    <CreditNote refund={refund} />
  </RefundEntry>
)

const FailedRefund = ({ refund, isDisputed }: RefundRowProps) => {
  const [open, setOpen] = useState(false)
  if (refund.moved) return <span className="type-meta text-bone-2">{moveTexts.moved}</span>
  if (refund.stranded === 0) return <span className="type-meta text-bone-2">{failedRefundTexts.taken}</span>
  return (
    <>
      <StaffButton disabledReason={isDisputed ? failedRefundTexts.disputed : undefined} onClick={() => setOpen(true)}>
        {moveTexts.open}
      </StaffButton>
      {open && <MoveDialog refund={refund} onClose={() => setOpen(false)} />}
    </>
  )
}

const CreditNote = ({ refund: { credit_note: note, credit_note_due: due } }: { refund: Refund }) => {
  if (!due) return null
  return note ? (
    <PaperLink path="credit-notes" id={note.id} number={note.number} text={texts.noteNumber(note.number)} />
  ) : (
    <span role="status" className="type-meta text-bone-2">
      {texts.noteComing}
    </span>
  )
}
