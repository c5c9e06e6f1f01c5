import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from './classNames.ts'
import { Field, type FieldTexts } from './Field.tsx'

export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'size'>, FieldTexts {
  /** inside the box, before the text: an icon */
  before?: ReactNode
  /** inside the box, after the text: a unit such as "EUR €", or a button */
  after?: ReactNode
}

/** A one-line input, 48 px. Spread `register('name')` of react-hook-form onto it. */
export const TextField = ({ before, after, className, ...rest }: TextFieldProps) => {
  const { id, label, labelHidden, hint, error, ...input } = rest
  return (
    <Field id={id} label={label} labelHidden={labelHidden} hint={hint} error={error} className={className}>
      {(control) => (
        <span className="well flex h-12 items-center" data-invalid={error ? '' : undefined}>
          {before && <span className="pointer-events-none flex pl-3.5 text-bone-2">{before}</span>}
          <input
            {...input}
            {...control}
            className={classNames(
              'h-full w-full min-w-0 flex-1 rounded-input bg-transparent px-3.5 caret-bamboo outline-none',
              Boolean(before) && 'pl-2.5',
              Boolean(after) && 'pr-2',
            )}
          />
          {after && <span className="flex flex-none items-center pr-3.5 text-bone-2 has-[button]:pr-1">{after}</span>}
        </span>
      )}
    </Field>
  )
}
