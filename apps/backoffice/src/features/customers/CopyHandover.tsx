import type { CopyHandover, CustomerCopy } from '@pandrop/contract/staff/customer-copies'
import {
  approveHandover,
  fetchCustomerCopy,
  proposeHandover,
  rejectHandover,
} from '@pandrop/contract/staff/routes/customers'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showMoment } from '../../format.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { useStaff } from '../../hooks/useStaffSession.ts'
import { saveFile } from '../../saveFile.ts'
import { handoverTexts as texts } from '../../texts/customer-data.ts'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'

/** What the newest copy of a customer's data is kept under. */
export const copyKey = (customerId: number) => ['customer', customerId, 'copy'] as const

/** Shows the copy as a call has just answered it, and what the desk did in the customer's history. */
export const keepCopy = (client: QueryClient, customerId: number, copy: CustomerCopy | null): Promise<void> => {
  client.setQueryData(copyKey(customerId), copy)
  return client.invalidateQueries({ queryKey: ['customer', customerId], exact: true })
}

interface StepProps {
  customerId: number
  onClose: () => void
}

const ProposeDialog = ({ customerId, onClose }: StepProps) => {
  const client = useQueryClient()
  const propose = useCall(proposeHandover, {
    failed: texts.failed,
    done: texts.done,
    quiet: true,
    onDone: ({ copy }) => keepCopy(client, customerId, copy),
  })
  return (
    <ReasonDialog
      title={texts.title}
      text={texts.text}
      submitLabel={texts.submit}
      danger
      call={propose}
      send={(reason) => propose.run({ params: { id: customerId }, body: { reason } })}
      onClose={onClose}
    />
  )
}

const ApproveDialog = ({ customerId, onClose }: StepProps) => {
  const client = useQueryClient()
  const approve = useCall(approveHandover, {
    failed: texts.approveFailed,
    done: texts.approved,
    quiet: true,
    onDone: ({ copy }) => keepCopy(client, customerId, copy),
  })
  return (
    <FormDialog
      open
      title={texts.approveTitle}
      text={texts.approveText}
      submitLabel={texts.approve}
      danger
      busy={approve.running}
      {...(approve.failureText ? { failure: approve.failureText } : {})}
      onClose={onClose}
      onSubmit={async () => (await approve.run({ params: { id: customerId }, body: {} })) && onClose()}
    />
  )
}

const RejectDialog = ({ customerId, onClose }: StepProps) => {
  const client = useQueryClient()
  const reject = useCall(rejectHandover, {
    failed: texts.rejectFailed,
    done: texts.rejected,
    quiet: true,
    onDone: ({ copy }) => keepCopy(client, customerId, copy),
  })
  return (
    <ReasonDialog
      title={texts.rejectTitle}
      text={texts.rejectText}
      submitLabel={texts.reject}
      call={reject}
      send={(reason) => reject.run({ params: { id: customerId }, body: { reason } })}
      onClose={onClose}
    />
  )
}

const Fetch = ({ customerId }: { customerId: number }) => {
  const client = useQueryClient()
  const fetching = useCall(fetchCustomerCopy, {
    failed: texts.fetchFailed,
    done: texts.fetched,
    onDone: (file) => {
      saveFile(file.name, file, file.type)
      return client.invalidateQueries({ queryKey: ['customer', customerId] })
    },
  })
  return (
    <StaffButton loading={fetching.running} onClick={() => void fetching.run({ params: { id: customerId }, body: {} })}>
      {texts.fetch}
    </StaffButton>
  )
}

const dialogs = { propose: ProposeDialog, approve: ApproveDialog, reject: RejectDialog }

/** What administrators do with a copy that its customer cannot fetch; nothing where it cannot be fetched at all. */
export const HandoverActions = ({ customerId, copy }: { customerId: number; copy: CustomerCopy }) => {
  const staffId = useStaff()?.id
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null)
  const Dialog = open && dialogs[open]
  const { handover } = copy
  if (copy.state !== 'ready') return null
  const isOwn = handover?.proposed_by.id === staffId
  return (
    <>
      {!handover && <StaffButton onClick={() => setOpen('propose')}>{texts.open}</StaffButton>}
      {handover?.approved_by === null && (
        <>
          <StaffButton
            kind="danger"
            onClick={() => setOpen('approve')}
            {...(isOwn && { disabledReason: texts.approveOwn })}
          >
            {texts.approve}
          </StaffButton>
          <StaffButton onClick={() => setOpen('reject')}>{isOwn ? texts.takeBack : texts.reject}</StaffButton>
        </>
      )}
      {handover && handover.approved_by !== null && <Fetch customerId={customerId} />}
      {Dialog && <Dialog customerId={customerId} onClose={() => setOpen(null)} />}
    </>
  )
}

/** Who wants to hand a copy over, why, and how far that is. */
export const HandoverWords = ({ handover }: { handover: CopyHandover }) => {
  const { reason, proposed_by: proposer, proposed_at: at, approved_by: approver, fetched_by: fetcher } = handover
  return (
    <>
      <p className="mt-2">{texts.proposed(proposer.name, showMoment(at))}</p>
      <p className="break-words text-bone-1">{reason}</p>
      <p className="text-bone-2">{approver === null ? texts.toApprove : texts.approvedBy(approver)}</p>
      {fetcher !== null && <p className="text-bone-2">{texts.fetchedBy(fetcher)}</p>}
    </>
  )
}
