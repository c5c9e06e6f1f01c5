import type { StaffStepOf, Step } from '@pandrop/contract/lifecycle/lifecycle'
import { isPaid, payoutLifecycle } from '@pandrop/contract/lifecycle/payout'
import type { StaffPayout } from '@pandrop/contract/staff/payouts'
import { takePayoutStep } from '@pandrop/contract/staff/routes/payouts'
import { useState } from 'react'
import { showEuro } from '../../format.ts'
import { ReasonField } from '../../forms/ReasonField.tsx'
import { StepDialog, type StepField } from '../../forms/StepDialog.tsx'
import { payoutsChanged } from '../../hooks/payoutsChanged.ts'
import { useCall } from '../../hooks/useCall.ts'
import { useLitFocus } from '../../hooks/useLitFocus.ts'
import { useStaff } from '../../hooks/useStaffSession.ts'
import { paths } from '../../paths.ts'
import { formTexts } from '../../texts/forms.ts'
import { payoutStepTexts, payoutTexts } from '../../texts/payouts.ts'
import { ActionBar } from '../../ui/ActionBar.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { ApproveDialog, RejectDialog } from './DecideDialogs.tsx'
import { cannotLeave, holdWords, isHeld } from './holdWords.ts'
import { ProposeButton } from './ProposeButton.tsx'
import { isOwing } from './setOff.ts'

type Asking = 'approve' | 'reject' | 'sent' | 'confirmed' | 'failed' | 'returned'

const reasonOf = (payout: StaffPayout): string => payoutTexts.heldReason(payout.offer_id, holdWords(payout).join(', '))

const heldOff = (payout: StaffPayout): string | undefined => (isHeld(payout) ? reasonOf(payout) : undefined)

/** Why a payout cannot be recorded as handed to the bank by hand; undefined where it can. */
const sentOff = (payout: StaffPayout): string | undefined => {
  if (payout.stage === 'sent') return payoutTexts.sentAlready
  if (payout.stage !== 'approved') return payoutTexts.notApproved
  return cannotLeave(payout) ? reasonOf(payout) : undefined
}

/** What can be done with one payout: two people decide, the rest is for what happens outside of the files. */
export const PayoutActions = ({ payout }: { payout: StaffPayout }) => {
  const staff = useStaff()
  const [asking, setAsking] = useState<Asking | null>(null)
  const { stage, proposal } = payout
  const bar = useLitFocus({ href: paths.payout(payout.id), state: stage, isAsking: asking !== null })
  if (stage === 'ended') return <EndedActions payout={payout} />
  const isOwn = proposal?.proposed_by.id === staff?.id
  const close = () => setAsking(null)
  const decided = proposal && {
    payouts: [payout],
    proposals: [proposal.id],
    onClose: close,
    onDone: () => undefined,
  }
  return (
    <div ref={bar}>
      <ActionBar label={payoutTexts.actions}>
        {stage === 'to_propose' && (
          <ProposeButton
            payouts={[payout.id]}
            setOff={isOwing([payout])}
            kind="primary"
            disabledReason={heldOff(payout)}
          />
        )}
        {stage === 'to_approve' && (
          <StaffButton
            kind="primary"
            data-lit
            disabledReason={isOwn ? payoutTexts.ownProposals(1) : heldOff(payout)}
            onClick={() => setAsking('approve')}
          >
            {payoutTexts.approve}
          </StaffButton>
        )}
        {(stage === 'to_approve' || stage === 'approved') && (
          <StaffButton onClick={() => setAsking('reject')}>
            {isOwn && stage === 'to_approve' ? payoutTexts.withdraw : payoutTexts.reject}
          </StaffButton>
        )}
        {stage !== 'sent' && (
          <StaffButton disabledReason={sentOff(payout)} onClick={() => setAsking('sent')}>
            {payoutStepTexts.sent.submit}
          </StaffButton>
        )}
        {stage === 'sent' && (
          <StaffButton data-lit onClick={() => setAsking('confirmed')}>
            {payoutStepTexts.confirmed.submit}
          </StaffButton>
        )}
        <StaffButton kind="danger" onClick={() => setAsking('failed')}>
          {payoutStepTexts.failed.submit}
        </StaffButton>
        {decided && asking === 'approve' && <ApproveDialog {...decided} />}
        {decided && asking === 'reject' && <RejectDialog {...decided} />}
        {(asking === 'sent' || asking === 'confirmed' || asking === 'failed') && (
          <RecordDialog payout={payout} step={asking} onClose={close} />
        )}
      </ActionBar>
    </div>
  )
}

/** What was paid can still come back from the bank; what failed has ended for good. */
const EndedActions = ({ payout }: { payout: StaffPayout }) => {
  const [isAsking, setAsking] = useState(false)
  if (!isPaid(payout.state)) return <p className="text-bone-2">{payoutTexts.endedAlready}</p>
  return (
    <ActionBar label={payoutTexts.actions}>
      <StaffButton kind="danger" onClick={() => setAsking(true)}>
        {payoutStepTexts.returned.submit}
      </StaffButton>
      {isAsking && <RecordDialog payout={payout} step="returned" onClose={() => setAsking(false)} />}
    </ActionBar>
  )
}

/** Whether the customer reads the reason of a step. */
const isTold = (step: string): boolean => (payoutLifecycle.steps as Record<string, Step>)[step]?.tellsReason === true

const fields: StepField<StaffPayout>[] = [
  {
    name: 'reason',
    invalid: formTexts.reasonMissing,
    draw: ({ control, type, step }) => (
      <ReasonField value={control.value} error={control.error} onChange={type} toCustomer={isTold(step)} />
    ),
  },
]

interface RecordDialogProps {
  payout: StaffPayout
  step: StaffStepOf<typeof payoutLifecycle>
  onClose: () => void
}

const RecordDialog = ({ payout, step, onClose }: RecordDialogProps) => {
  const call = useCall(takePayoutStep, {
    quiet: true,
    failed: payoutStepTexts[step].failed,
    done: ({ changed }) => (changed ? payoutTexts.recorded : payoutTexts.recordedBefore),
    onDone: async () => {
      onClose()
      await payoutsChanged()
    },
    onFailure: () => void payoutsChanged(),
  })
  return (
    <StepDialog
      lifecycle={payoutLifecycle}
      step={step}
      subject={payout}
      fields={fields}
      texts={payoutStepTexts[step]}
      about={showEuro(payout.amount)}
      call={call}
      onSend={(filled) => call.run({ params: { id: payout.id }, body: { step, ...filled } })}
      onClose={onClose}
    />
  )
}
