import type { StaffCustomer } from '@pandrop/contract/staff/customers'
import { blockCustomer, setCustomerVerification, unblockCustomer } from '@pandrop/contract/staff/routes/customers'
import { CheckboxField } from '@pandrop/ui/CheckboxField'
import { SelectField } from '@pandrop/ui/SelectField'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useCall } from '../../hooks/useCall.ts'
import { useStaff } from '../../hooks/useStaffSession.ts'
import { correctionTexts } from '../../texts/customer-corrections.ts'
import { proposalTexts } from '../../texts/customer-data.ts'
import { closureTexts, customerTexts, factorTexts } from '../../texts/customers.ts'
import { ActionBar } from '../../ui/ActionBar.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { CorrectDialog, EmailDialog } from './CorrectDialog.tsx'
import { RemoveFactorDialog } from './FactorRemoval.tsx'
import { ProposeDeletionDialog } from './ProposedDeletion.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'
import { keepCustomer } from './useCustomer.ts'

interface StepProps {
  customer: StaffCustomer
  onClose: () => void
}

const BlockDialog = ({ customer: { id }, onClose }: StepProps) => {
  const client = useQueryClient()
  const block = useCall(blockCustomer, {
    failed: customerTexts.blockFailed,
    done: customerTexts.blocked,
    quiet: true,
    onDone: (answer) => keepCustomer(client, answer.customer),
  })
  return (
    <ReasonDialog
      title={customerTexts.blockTitle}
      text={customerTexts.blockText}
      submitLabel={customerTexts.block}
      danger
      call={block}
      send={(reason) => block.run({ params: { id }, body: { reason } })}
      onClose={onClose}
    />
  )
}

const UnblockDialog = ({ customer: { id, closure, email }, onClose }: StepProps) => {
  const client = useQueryClient()
  const former = closure && closure.mailed_to !== email ? closure.mailed_to : null
  const [givesBack, setGivesBack] = useState(former !== null)
  const unblock = useCall(unblockCustomer, {
    failed: customerTexts.unblockFailed,
    done: customerTexts.unblocked,
    quiet: true,
    onDone: (answer) => keepCustomer(client, answer.customer),
  })
  const bodyOf = (reason: string) => ({ reason, ...(former !== null && givesBack && { give_back_email: true }) })
  return (
    <ReasonDialog
      title={customerTexts.unblockTitle}
      text={closure ? closureTexts.unblockText : customerTexts.unblockText}
      submitLabel={customerTexts.unblock}
      call={unblock}
      send={(reason) => unblock.run({ params: { id }, body: bodyOf(reason) })}
      onClose={onClose}
    >
      {former && (
        <CheckboxField
          label={closureTexts.giveBack(former)}
          checked={givesBack}
          onChange={({ target }) => setGivesBack(target.checked)}
        />
      )}
    </ReasonDialog>
  )
}

const states = (['approved', 'none'] as const).map((value) => ({ value, label: customerTexts.verifySet[value] }))

const VerificationDialog = ({ customer: { id, verification_status }, onClose }: StepProps) => {
  const client = useQueryClient()
  const [status, setStatus] = useState<'approved' | 'none'>(verification_status === 'approved' ? 'none' : 'approved')
  const verify = useCall(setCustomerVerification, {
    failed: customerTexts.verifyFailed,
    done: customerTexts.verifyDone,
    quiet: true,
    onDone: (answer) => keepCustomer(client, answer.customer),
  })
  return (
    <ReasonDialog
      title={customerTexts.verifyTitle}
      text={customerTexts.verifyText}
      submitLabel={customerTexts.save}
      call={verify}
      send={(reason) => verify.run({ params: { id }, body: { status, reason } })}
      onClose={onClose}
    >
      <SelectField
        label={customerTexts.verification}
        options={states}
        value={status}
        onChange={(event) => setStatus(event.target.value as 'approved' | 'none')}
      />
    </ReasonDialog>
  )
}

const dialogs = {
  block: BlockDialog,
  unblock: UnblockDialog,
  verify: VerificationDialog,
  factor: RemoveFactorDialog,
  correct: CorrectDialog,
  email: EmailDialog,
  delete: ProposeDeletionDialog,
}

interface AccountActionsProps {
  customer: StaffCustomer
  /** actions of other features */
  children: ReactNode
}

/** What can be done with a customer's account; each step asks for a reason. */
export const AccountActions = ({ customer, children }: AccountActionsProps) => {
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null)
  const Dialog = open && dialogs[open]
  const isAdministrator = useStaff()?.role === 'administrator'
  return (
    <ActionBar label={customerTexts.actions}>
      {children}
      <StaffButton onClick={() => setOpen('correct')}>{correctionTexts.open}</StaffButton>
      {isAdministrator && <StaffButton onClick={() => setOpen('email')}>{correctionTexts.emailOpen}</StaffButton>}
      {isAdministrator && <StaffButton onClick={() => setOpen('verify')}>{customerTexts.verify}</StaffButton>}
      {customer.second_factor?.removal === null && (
        <StaffButton onClick={() => setOpen('factor')}>{factorTexts.remove}</StaffButton>
      )}
      {customer.blocked ? (
        <StaffButton onClick={() => setOpen('unblock')}>{customerTexts.unblock}</StaffButton>
      ) : (
        <StaffButton kind="danger" onClick={() => setOpen('block')}>
          {customerTexts.block}
        </StaffButton>
      )}
      {isAdministrator && !customer.deletion && !customer.deletion_proposal && (
        <StaffButton kind="danger" onClick={() => setOpen('delete')}>
          {proposalTexts.open}
        </StaffButton>
      )}
      {Dialog && <Dialog customer={customer} onClose={() => setOpen(null)} />}
    </ActionBar>
  )
}
