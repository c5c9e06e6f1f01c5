import { IconChevronDown } from '@tabler/icons-react'
import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldTexts } from './Field.tsx'

export interface SelectOption {
  value: string
  label: string
}

export interface SelectFieldProps extends Omit<ComponentPropsWithRef<'select'>, 'size' | 'children'>, FieldTexts {
  options: readonly SelectOption[]
  /** shown while nothing is chosen; cannot be chosen itself */
  placeholder?: string
}

/** The browser's own select in the box of an input: quick, and at home on every phone. */
export const SelectField = ({ options, placeholder, className, ...rest }: SelectFieldProps) => {
  const { id, label, labelHidden, hint, error, ...select } = rest
  return (
    <Field id={id} label={label} labelHidden={labelHidden} hint={hint} error={error} className={className}>
      {(control) => (
        <span className="well relative flex h-12" data-invalid={error ? '' : undefined}>
          <select
            {...select}
            {...control}
            className="w-full min-w-0 cursor-pointer appearance-none truncate rounded-input bg-transparent pr-10 pl-3.5
              outline-none [&>option]:bg-ink-2 [&>option]:text-bone-0"
          >
            {placeholder && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <IconChevronDown
            aria-hidden="true"
            size={18}
            stroke={1.75}
            className="pointer-events-none absolute top-[15px] right-3.5"
          />
        </span>
      )}
    </Field>
  )
}
