import type { StaffStepOf, Step } from '@pandrop/contract/lifecycle/lifecycle'
import { payoutLifecycle } from '@pandrop/contract/lifecycle/payout'
import type { StaffPayout } from '@pandrop/contract/staff/payouts'
import { takePayoutStep } from '@pandrop/contract/staff/routes/payouts'
import { useState } from 'react'
import { showEuro } from '../../format.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { ReasonField } from '../../forms/ReasonField.tsx'
import { payoutsChanged } from '../../hooks/payoutsChanged.ts'
import { useCall } from '../../hooks/useCall.ts'
import { useStaff } from '../../hooks/useStaffSession.ts'
import { formTexts } from '../../texts/forms.ts'
import { payoutTexts } from '../../texts/payouts.ts'
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
          {payoutTexts.recordSent}
        </StaffButton>
      )}
      {stage === 'sent' && (
        <StaffButton onClick={() => setAsking('confirmed')}>{payoutTexts.recordConfirmed}</StaffButton>
      )}
      <StaffButton kind="danger" onClick={() => setAsking('failed')}>
        {payoutTexts.recordFailed}
      </StaffButton>
      {decided && asking === 'approve' && <ApproveDialog {...decided} />}
      {decided && asking === 'reject' && <RejectDialog {...decided} />}
      {(asking === 'sent' || asking === 'confirmed' || asking === 'failed') && (
        <RecordDialog payout={payout} step={asking} onClose={close} />
      )}
    </ActionBar>
  )
}

/** What was paid can still come back from the bank; what failed has ended for good. */
const EndedActions = ({ payout }: { payout: StaffPayout }) => {
  const [isAsking, setAsking] = useState(false)
  if (payout.state !== 'approved') return <p className="text-bone-2">{payoutTexts.endedAlready}</p>
  return (
    <ActionBar label={payoutTexts.actions}>
      <StaffButton kind="danger" onClick={() => setAsking(true)}>
        {payoutTexts.recordReturned}
      </StaffButton>
      {isAsking && <RecordDialog payout={payout} step="returned" onClose={() => setAsking(false)} />}
    </ActionBar>
  )
}

const recordTexts = {
  sent: { title: payoutTexts.sentTitle, text: payoutTexts.sentText, submit: payoutTexts.recordSent },
  confirmed: {
    title: payoutTexts.confirmedTitle,
    text: payoutTexts.confirmedText,
    submit: payoutTexts.recordConfirmed,
  },
  failed: { title: payoutTexts.failedTitle, text: payoutTexts.failedText, submit: payoutTexts.recordFailed },
  returned: { title: payoutTexts.returnedTitle, text: payoutTexts.returnedText, submit: payoutTexts.recordReturned },
}

interface RecordDialogProps {
  payout: StaffPayout
  step: StaffStepOf<typeof payoutLifecycle>
  onClose: () => void
}

const RecordDialog = ({ payout, step, onClose }: RecordDialogProps) => {
  const { title, text, submit } = recordTexts[step]
  const isTold = (payoutLifecycle.steps[step] as Step).tellsReason === true
  const [reason, setReason] = useState('')
  const { run, running, failureText } = useCall(takePayoutStep, {
    quiet: true,
    failed: payoutTexts.recordFailedText,
    done: ({ changed }) => (changed ? payoutTexts.recorded : payoutTexts.recordedBefore),
    onDone: async () => {
      onClose()
      await payoutsChanged()
    },
    onFailure: () => void payoutsChanged(),
  })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={title}
      text={`${showEuro(payout.amount)}. ${text}`}
      submitLabel={submit}
      danger={isTold}
      busy={running}
      failure={failureText}
      disabledReason={reason.trim() ? undefined : formTexts.reasonMissing}
      onSubmit={() => void run({ params: { id: payout.id }, body: { step, reason } })}
    >
      <ReasonField value={reason} onChange={setReason} toCustomer={isTold} />
    </FormDialog>
  )
}
