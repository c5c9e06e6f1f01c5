import { Dialog } from '@pandrop/ui/Dialog'
import { type ReactNode, type RefObject, useId, useRef } from 'react'
import { formTexts } from '../texts/forms.ts'
import { StaffButton } from '../ui/StaffButton.tsx'
import { FormAlert } from './FormAlert.tsx'
import { SubmitForm } from './SubmitForm.tsx'

interface FormDialogProps {
  open: boolean
  onClose: () => void
  title: string
  /** what will happen, in a sentence or two */
  text?: ReactNode
  /** the button that does it: "Refund €12.50" */
  submitLabel: string
  /** red where something is taken away or cannot be undone */
  danger?: boolean
  /** the call is running (useCall) */
  busy: boolean
  /** why it failed (useCall's `failureText`, with `quiet`); what was typed stays */
  failure?: string
  /** why it cannot be done yet */
  disabledReason?: string
  /** wider, for forms with two columns */
  wide?: boolean
  /** the field to begin with; absent: the first one, and without any the button, unless it is red */
  initialFocus?: RefObject<HTMLElement | null>
  onSubmit: () => void
  /** fields */
  children?: ReactNode
}

/**
 * A dialog that asks before something is done: fields, one button that does it, one that leaves. Mount it while it is
 * open (`{open && <RefundDialog …/>}`), so that each opening starts empty.
 */
export const FormDialog = (props: FormDialogProps) => {
  const {
    open,
    onClose,
    title,
    text,
    submitLabel,
    danger,
    busy,
    failure,
    disabledReason,
    wide,
    initialFocus,
    onSubmit,
  } = props
  const formId = useId()
  const submit = useRef<HTMLButtonElement>(null)
  const asksOnly = props.children === undefined && !danger
  return (
    <Dialog
      open={open}
      // What runs is waited for: closed meanwhile, nobody would see how it ended.
      onOpenChange={(next) => !next && !busy && onClose()}
      title={title}
      text={text}
      closeLabel={formTexts.close}
      width={wide ? 520 : 480}
      keepOnOutsideClick
      initialFocus={initialFocus ?? (asksOnly ? submit : undefined)}
      action={
        <>
          <FormAlert text={failure} />
          <div className="flex flex-wrap items-center justify-end gap-2">
            <StaffButton kind="tertiary" onClick={onClose} disabled={busy}>
              {formTexts.cancel}
            </StaffButton>
            <StaffButton
              ref={submit}
              type="submit"
              form={formId}
              kind={danger ? 'danger' : 'primary'}
              loading={busy}
              disabledReason={disabledReason}
            >
              {submitLabel}
            </StaffButton>
          </div>
        </>
      }
    >
      <SubmitForm id={formId} onSubmit={() => !busy && !disabledReason && onSubmit()} className="flex flex-col gap-4">
        {props.children}
      </SubmitForm>
    </Dialog>
  )
}
