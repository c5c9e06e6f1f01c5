import type { MoneyProposal } from '@pandrop/contract/staff/proposals'
import { approveMoneyProposal, declineMoneyProposal } from '@pandrop/contract/staff/routes/orders'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showEuro } from '../../format.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { ReasonField } from '../../forms/ReasonField.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { formTexts } from '../../texts/forms.ts'
import { proposalTexts as texts } from '../../texts/proposals.ts'
import { StaffButton } from '../../ui/StaffButton.tsx'

interface DialogProps {
  proposal: MoneyProposal
  onClose: () => void
}

/** Everything that a decision may have changed is read again, whatever came of it. */
const useRefresh = () => {
  const client = useQueryClient()
  return async () => client.invalidateQueries()
}

const ApproveDialog = ({ proposal, onClose }: DialogProps) => {
  const refresh = useRefresh()
  const approve = useCall(approveMoneyProposal, {
    failed: texts.approveFailed,
    done: texts.approved,
    quiet: true,
    onFailure: () => void refresh(),
  })
  const send = async () => {
    if (!(await approve.run({ params: { id: proposal.id }, body: {} }))) return
    onClose()
    await refresh()
  }
  return (
    <FormDialog
      open
      title={texts.approveTitle}
      text={`${texts.line(proposal, showEuro)} ${texts.approveText[proposal.kind]}`}
      submitLabel={texts.approve}
      busy={approve.running}
      {...(approve.failureText && { failure: approve.failureText })}
      onClose={onClose}
      onSubmit={() => void send()}
    />
  )
}

const DeclineDialog = ({ proposal, onClose }: DialogProps) => {
  const refresh = useRefresh()
  const [reason, setReason] = useState('')
  const decline = useCall(declineMoneyProposal, { failed: texts.declineFailed, done: texts.declined, quiet: true })
  const send = async () => {
    if (!(await decline.run({ params: { id: proposal.id }, body: { reason: reason.trim() } }))) return
    onClose()
    await refresh()
  }
  return (
    <FormDialog
      open
      title={texts.declineTitle}
      text={`${texts.line(proposal, showEuro)} ${texts.declineText}`}
      submitLabel={texts.decline}
      danger
      busy={decline.running}
      {...(decline.failureText && { failure: decline.failureText })}
      {...(!reason.trim() && { disabledReason: formTexts.reasonMissing })}
      onClose={onClose}
      onSubmit={() => void send()}
    >
      <ReasonField value={reason} onChange={setReason} max={300} />
    </FormDialog>
  )
}

/** Approves or declines what somebody proposed; one's own can be taken back and says why it cannot be approved. */
export const DecideProposal = ({ proposal }: { proposal: MoneyProposal }) => {
  const [asking, setAsking] = useState<'approve' | 'decline' | null>(null)
  const close = () => setAsking(null)
  return (
    <span className="flex items-start justify-end gap-2 tight:flex-col tight:items-end">
      <StaffButton kind="tertiary" onClick={() => setAsking('decline')}>
        {proposal.own ? texts.withdraw : texts.decline}
      </StaffButton>
      <span className={proposal.own ? 'block w-44 whitespace-normal tight:w-28' : undefined}>
        <StaffButton
          kind="primary"
          disabledReason={proposal.own ? texts.own : undefined}
          onClick={() => setAsking('approve')}
        >
          {texts.approve}
        </StaffButton>
      </span>
      {asking === 'approve' && <ApproveDialog proposal={proposal} onClose={close} />}
      {asking === 'decline' && <DeclineDialog proposal={proposal} onClose={close} />}
    </span>
  )
}
