import { IconCheck } from '@tabler/icons-react'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { classNames } from './classNames.ts'
import { FieldNote } from './Field.tsx'

export interface CheckboxFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> {
  /** may contain links; a click on them opens the link and leaves the box alone */
  label: ReactNode
  error?: string
}

/** A 20 px box in a row of 40 px; the whole row can be clicked. */
export const CheckboxField = ({ label, error, id, className, ...input }: CheckboxFieldProps) => {
  const ownId = useId()
  const controlId = id ?? ownId
  const noteId = `${controlId}-note`
  return (
    <div className={className}>
      <label
        htmlFor={controlId}
        className="flex min-h-10 cursor-pointer items-start gap-3 py-[9px] has-disabled:cursor-not-allowed"
      >
        <span className="relative mt-px flex size-5 flex-none">
          <input
            {...input}
            id={controlId}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? noteId : undefined}
            className={classNames(
              'peer size-5 cursor-[inherit] appearance-none rounded-check bg-ink-0 transition-colors',
              'checked:bg-bone-0 checked:shadow-none disabled:bg-ink-3',
              error ? 'shadow-edge-danger' : 'shadow-[inset_0_0_0_1.5px_var(--color-line-ui)]',
            )}
          />
          <IconCheck
            aria-hidden="true"
            size={16}
            stroke={2.5}
            className="pointer-events-none absolute top-0.5 left-0.5 text-ink-0 opacity-0 peer-checked:opacity-100"
          />
        </span>
        <span className="min-w-0 flex-1">{label}</span>
      </label>
      <FieldNote id={noteId} error={error} />
    </div>
  )
}
