import { type StaffCustomer, type VerificationState, verificationStates } from '@pandrop/contract/staff/customers'
import { blockCustomer, setCustomerVerification, unblockCustomer } from '@pandrop/contract/staff/routes/customers'
import { CheckboxField } from '@pandrop/ui/CheckboxField'
import { SelectField } from '@pandrop/ui/SelectField'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useCall } from '../../hooks/useCall.ts'
import { useStaff } from '../../hooks/useStaffSession.ts'
import { correctionTexts } from '../../texts/customer-corrections.ts'
import { closureTexts, customerTexts, factorTexts, verificationNames } from '../../texts/customers.ts'
import { ActionBar } from '../../ui/ActionBar.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { CorrectDialog, EmailDialog } from './CorrectDialog.tsx'
import { RemoveFactorDialog } from './FactorRemoval.tsx'
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
      busy={block.running}
      failure={block.failureText}
      onClose={onClose}
      onSubmit={async (reason) => (await block.run({ params: { id }, body: { reason } })) && onClose()}
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
      busy={unblock.running}
      failure={unblock.failureText}
      onClose={onClose}
      onSubmit={async (reason) => (await unblock.run({ params: { id }, body: bodyOf(reason) })) && onClose()}
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

const states = verificationStates.map((value) => ({ value, label: verificationNames[value] }))

const VerificationDialog = ({ customer: { id, verification_status }, onClose }: StepProps) => {
  const client = useQueryClient()
  const [status, setStatus] = useState<VerificationState>(verification_status)
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
      busy={verify.running}
      failure={verify.failureText}
      onClose={onClose}
      onSubmit={async (reason) => (await verify.run({ params: { id }, body: { status, reason } })) && onClose()}
    >
      <SelectField
        label={customerTexts.verification}
        options={states}
        value={status}
        onChange={(event) => setStatus(event.target.value as VerificationState)}
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
      <StaffButton onClick={() => setOpen('verify')}>{customerTexts.verify}</StaffButton>
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
      {Dialog && <Dialog customer={customer} onClose={() => setOpen(null)} />}
    </ActionBar>
  )
}
