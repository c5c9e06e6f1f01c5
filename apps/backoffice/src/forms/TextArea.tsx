import { classNames } from '@pandrop/ui/classNames'
import { Field, type FieldTexts } from '@pandrop/ui/Field'
import type { ComponentPropsWithRef } from 'react'

interface TextAreaProps extends ComponentPropsWithRef<'textarea'>, FieldTexts {}

/** Several lines of text: a note, or what a customer will read. It takes react-hook-form's `register` as a field does. */
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
