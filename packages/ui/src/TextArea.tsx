import type { ComponentPropsWithRef } from 'react'
import { classNames } from './classNames.ts'
import { Field, type FieldTexts } from './Field.tsx'

interface TextAreaProps extends ComponentPropsWithRef<'textarea'>, FieldTexts {}

/** Several lines of text: a note, or what a customer will read. It takes what a textarea and a field take. */
export const TextArea = ({ className, ...rest }: TextAreaProps) => {
  const { id, label, labelHidden, hint, error, ...area } = rest
  return (
    <Field id={id} label={label} labelHidden={labelHidden} hint={hint} error={error} className={className}>
      {(control) => (
        <span className="well flex" data-invalid={error ? '' : undefined}>
          <textarea
            rows={3}
            {...area}
            {...control}
            className={classNames('w-full min-w-0 resize-y rounded-input bg-transparent px-3.5 py-2.5 outline-none')}
          />
        </span>
      )}
    </Field>
  )
}
