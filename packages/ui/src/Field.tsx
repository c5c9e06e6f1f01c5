import { IconAlertCircleFilled } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { classNames } from './classNames.ts'

export interface FieldTexts {
  label: ReactNode
  /** the label is read out but not shown, where the field's place says it: search, sorting */
  labelHidden?: boolean
  /** below the field; an error takes its place */
  hint?: ReactNode
  /** why the value was refused; it is read out together with the field */
  error?: string
}

/** What the control inside a field must carry, so that label, hint and error belong to it. */
export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps extends FieldTexts {
  id?: string
  className?: string
  children: (control: ControlProps) => ReactNode
}

/** Label above, control, then hint or error. */
export const Field = ({ id, label, labelHidden, hint, error, className, children }: FieldProps) => {
  const ownId = useId()
  const controlId = id ?? ownId
  const noteId = `${controlId}-note`
  const hasNote = Boolean(error) || Boolean(hint)
  return (
    <div className={classNames('flex min-w-0 flex-col', className)}>
      <label htmlFor={controlId} className={labelHidden ? 'sr-only' : 'mb-1.5 self-start type-label text-bone-1'}>
        {label}
      </label>
      {children({
        id: controlId,
        'aria-describedby': hasNote ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  )
}

type FieldNoteProps = Pick<FieldTexts, 'hint' | 'error'> & { id: string }

/** The line below a field. It stays in the page when empty, so that a new error is announced. */
export const FieldNote = ({ id, hint, error }: FieldNoteProps) => (
  <div id={id} aria-live="polite" className={classNames('type-meta', (Boolean(error) || Boolean(hint)) && 'mt-1.5')}>
    {error ? (
      <span className="flex items-start gap-2 text-[13px]/[18px] font-[520] text-danger">
        <IconAlertCircleFilled aria-hidden="true" size={16} className="mt-px flex-none" />
        {error}
      </span>
    ) : (
      hint && <span className="block text-[13px]/[18px] text-bone-2">{hint}</span>
    )}
  </div>
)
