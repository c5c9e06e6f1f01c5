import type { Call } from '@pandrop/contract/call'
import { type ReactNode, useState } from 'react'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { ReasonField } from '../../forms/ReasonField.tsx'
import type { CallHandle } from '../../hooks/useCall.ts'
import { formTexts } from '../../texts/forms.ts'

interface ReasonDialogProps {
  title: string
  text: string
  submitLabel: string
  danger?: boolean
  call: Pick<CallHandle<Call>, 'running' | 'failureText'>
  /** makes the call; answers with null when it failed, and then the dialog stays open with what was typed */
  send: (reason: string) => Promise<unknown>
  onClose: () => void
  /** fields above the reason */
  children?: ReactNode
}

/** A dialog that asks why before something is done to a customer. */
export const ReasonDialog = ({ children, call, send, onClose, ...dialog }: ReasonDialogProps) => {
  const [reason, setReason] = useState('')
  return (
    <FormDialog
      {...dialog}
      busy={call.running}
      {...(call.failureText ? { failure: call.failureText } : {})}
      {...(reason.trim() ? {} : { disabledReason: formTexts.reasonMissing })}
      open
      onClose={onClose}
      onSubmit={async () => (await send(reason.trim())) && onClose()}
    >
      {children}
      <ReasonField value={reason} onChange={setReason} />
    </FormDialog>
  )
}
