import type { StaffCustomer } from '@pandrop/contract/staff/customers'
import type { DeletionProposal } from '@pandrop/contract/staff/deletions'
import { approveDeletion, proposeDeletion, rejectDeletion } from '@pandrop/contract/staff/routes/customers'
import { IconUserX } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showMoment } from '../../format.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { ReasonField } from '../../forms/ReasonField.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { useStaff } from '../../hooks/useStaffSession.ts'
import { proposalTexts as texts } from '../../texts/customer-data.ts'
import { formTexts } from '../../texts/forms.ts'
import { Notice } from '../../ui/Notice.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { DeletionPreviewPart, hindrance, useDeletionPreview } from './DeletionPreview.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'
import { keepCustomer } from './useCustomer.ts'

interface StepProps {
  customer: Pick<StaffCustomer, 'id'>
  onClose: () => void
}

const refusal = (failureText: string | undefined) => (failureText ? { failure: failureText } : {})

/** Shows what a deletion would do and asks why; a second administrator approves it. */
export const ProposeDeletionDialog = ({ customer: { id }, onClose }: StepProps) => {
  const client = useQueryClient()
  const [reason, setReason] = useState('')
  const preview = useDeletionPreview(id)
  const propose = useCall(proposeDeletion, {
    failed: texts.failed,
    done: texts.done,
    quiet: true,
    onDone: (answer) => keepCustomer(client, answer.customer),
  })
  const why = reason.trim()
  const missing = hindrance(preview.data) ?? (why ? undefined : formTexts.reasonMissing)
  return (
    <FormDialog
      open
      wide
      title={texts.title}
      text={texts.text}
      submitLabel={texts.submit}
      danger
      busy={propose.running}
      {...refusal(propose.failureText)}
      {...(missing && { disabledReason: missing })}
      onClose={onClose}
      onSubmit={async () => (await propose.run({ params: { id }, body: { reason: why } })) && onClose()}
    >
      <DeletionPreviewPart reading={preview} />
      <ReasonField value={reason} onChange={setReason} />
    </FormDialog>
  )
}

const ApproveDialog = ({ customer: { id }, onClose }: StepProps) => {
  const client = useQueryClient()
  const preview = useDeletionPreview(id)
  const approve = useCall(approveDeletion, {
    failed: texts.approveFailed,
    done: texts.approved,
    quiet: true,
    onDone: (answer) => keepCustomer(client, answer.customer),
  })
  const missing = hindrance(preview.data)
  return (
    <FormDialog
      open
      wide
      title={texts.approveTitle}
      text={texts.approveText}
      submitLabel={texts.approve}
      danger
      busy={approve.running}
      {...refusal(approve.failureText)}
      {...(missing && { disabledReason: missing })}
      onClose={onClose}
      onSubmit={async () => (await approve.run({ params: { id }, body: {} })) && onClose()}
    >
      <DeletionPreviewPart reading={preview} />
    </FormDialog>
  )
}

const RejectDialog = ({ customer: { id }, onClose }: StepProps) => {
  const client = useQueryClient()
  const reject = useCall(rejectDeletion, {
    failed: texts.rejectFailed,
    done: texts.rejected,
    quiet: true,
    onDone: (answer) => keepCustomer(client, answer.customer),
  })
  return (
    <ReasonDialog
      title={texts.rejectTitle}
      text={texts.rejectText}
      submitLabel={texts.reject}
      call={reject}
      send={(reason) => reject.run({ params: { id }, body: { reason } })}
      onClose={onClose}
    />
  )
}

const dialogs = { approve: ApproveDialog, reject: RejectDialog }

interface OpenProps {
  customer: StaffCustomer
  proposal: DeletionProposal
}

const OpenProposal = ({ customer, proposal }: OpenProps) => {
  const staff = useStaff()
  const isOwn = proposal.proposed_by.id === staff?.id
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null)
  const Dialog = open && dialogs[open]
  const buttons = (
    <div className="flex flex-wrap items-center gap-2">
      <StaffButton
        kind="danger"
        onClick={() => setOpen('approve')}
        {...(isOwn && { disabledReason: texts.approveOwn })}
      >
        {texts.approve}
      </StaffButton>
      <StaffButton onClick={() => setOpen('reject')}>{isOwn ? texts.takeBack : texts.reject}</StaffButton>
      {Dialog && <Dialog customer={customer} onClose={() => setOpen(null)} />}
    </div>
  )
  return (
    <Notice
      label={texts.notice}
      icon={<IconUserX aria-hidden="true" size={22} stroke={1.8} className="mt-px flex-none text-warn" />}
      button={staff?.role === 'administrator' && buttons}
    >
      <p className="font-[640]">{texts.proposed(proposal.proposed_by.name, showMoment(proposal.proposed_at))}</p>
      <p className="break-words text-bone-1">{proposal.reason}</p>
      <p className="text-bone-1">{texts.toApprove}</p>
    </Notice>
  )
}

/** That somebody proposes to delete the account, and what can be done about it; nothing where nobody does. */
export const ProposedDeletion = ({ customer }: { customer: StaffCustomer }) =>
  customer.deletion_proposal ? <OpenProposal customer={customer} proposal={customer.deletion_proposal} /> : null
