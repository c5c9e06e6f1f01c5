import { type ReactNode, useState } from 'react'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { ReasonField } from '../../forms/ReasonField.tsx'
import { formTexts } from '../../texts/forms.ts'

interface ReasonDialogProps {
  title: string
  text: string
  submitLabel: string
  danger?: boolean
  busy: boolean
  failure: string | undefined
  onClose: () => void
  onSubmit: (reason: string) => void
  /** fields above the reason */
  children?: ReactNode
}

/** A dialog that asks why before something is done to a customer. */
export const ReasonDialog = ({ children, failure, onSubmit, ...dialog }: ReasonDialogProps) => {
  const [reason, setReason] = useState('')
  return (
    <FormDialog
      {...dialog}
      {...(failure ? { failure } : {})}
      {...(reason.trim() ? {} : { disabledReason: formTexts.reasonMissing })}
      open
      onSubmit={() => onSubmit(reason.trim())}
    >
      {children}
      <ReasonField value={reason} onChange={setReason} />
    </FormDialog>
  )
}
