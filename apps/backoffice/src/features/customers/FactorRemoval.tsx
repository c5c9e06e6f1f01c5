import type { FactorRemoval } from '@pandrop/contract/staff/customer-factor'
import type { StaffCustomer } from '@pandrop/contract/staff/customers'
import {
  approveFactorRemoval,
  cancelFactorRemoval,
  proposeFactorRemoval,
} from '@pandrop/contract/staff/routes/customers'
import { IconShieldOff } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showMoment } from '../../format.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { useStaff } from '../../hooks/useStaffSession.ts'
import { factorTexts as texts } from '../../texts/customers.ts'
import { Notice } from '../../ui/Notice.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'
import { keepCustomer } from './useCustomer.ts'

interface StepProps {
  customer: Pick<StaffCustomer, 'id'>
  onClose: () => void
}

/** Asks why the second factor of a customer has to go; somebody else approves it. */
export const RemoveFactorDialog = ({ customer: { id }, onClose }: StepProps) => {
  const client = useQueryClient()
  const propose = useCall(proposeFactorRemoval, {
    failed: texts.removeFailed,
    done: texts.removed,
    quiet: true,
    onDone: (answer) => keepCustomer(client, answer.customer),
  })
  const send = (reason: string) => propose.run({ params: { id }, body: { reason } })
  return (
    <ReasonDialog
      title={texts.removeTitle}
      text={texts.removeText}
      submitLabel={texts.remove}
      danger
      call={propose}
      send={send}
      onClose={onClose}
    />
  )
}

const ApproveDialog = ({ customer: { id }, onClose }: StepProps) => {
  const client = useQueryClient()
  const approve = useCall(approveFactorRemoval, {
    failed: texts.approveFailed,
    done: texts.approved,
    quiet: true,
    onDone: (answer) => keepCustomer(client, answer.customer),
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
      onSubmit={async () => (await approve.run({ params: { id }, body: {} })) && onClose()}
    />
  )
}

const CancelDialog = ({ customer: { id }, onClose }: StepProps) => {
  const client = useQueryClient()
  const cancel = useCall(cancelFactorRemoval, {
    failed: texts.cancelFailed,
    done: texts.cancelled,
    quiet: true,
    onDone: (answer) => keepCustomer(client, answer.customer),
  })
  const send = (reason: string) => cancel.run({ params: { id }, body: { reason } })
  return (
    <ReasonDialog
      title={texts.cancelTitle}
      text={texts.cancelText}
      submitLabel={texts.cancel}
      call={cancel}
      send={send}
      onClose={onClose}
    />
  )
}

const dialogs = { approve: ApproveDialog, cancel: CancelDialog }

interface RemovalProps {
  customer: StaffCustomer
  removal: FactorRemoval
}

const OpenRemoval = ({ customer, removal }: RemovalProps) => {
  const own = removal.proposed_by.id === useStaff()?.id
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null)
  const Dialog = open && dialogs[open]
  return (
    <Notice
      label={texts.notice}
      icon={<IconShieldOff aria-hidden="true" size={22} stroke={1.8} className="mt-px flex-none text-warn" />}
      button={
        <div className="flex flex-wrap items-center gap-2">
          {removal.due_at === null && (
            <StaffButton
              kind="danger"
              onClick={() => setOpen('approve')}
              {...(own && { disabledReason: texts.approveOwn })}
            >
              {texts.approve}
            </StaffButton>
          )}
          <StaffButton onClick={() => setOpen('cancel')}>{texts.cancel}</StaffButton>
          {Dialog && <Dialog customer={customer} onClose={() => setOpen(null)} />}
        </div>
      }
    >
      <p className="font-[640]">{texts.proposed(removal.proposed_by.name, showMoment(removal.proposed_at))}</p>
      <p className="break-words text-bone-1">{texts.reason(removal.reason)}</p>
      <p className="text-bone-1">{removal.due_at === null ? texts.toApprove : texts.due(showMoment(removal.due_at))}</p>
    </Notice>
  )
}

/** That a second factor is on its way out, and what can be done about it; nothing where none is. */
export const FactorRemovalNotice = ({ customer }: { customer: StaffCustomer }) =>
  customer.second_factor?.removal ? <OpenRemoval customer={customer} removal={customer.second_factor.removal} /> : null
