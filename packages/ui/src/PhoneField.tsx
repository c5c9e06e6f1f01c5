import { IconChevronDown } from '@tabler/icons-react'
import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldTexts } from './Field.tsx'
import type { SelectOption } from './SelectField.tsx'

export interface PhoneFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'>, FieldTexts {
  /** ISO 3166 alpha-2 code of the chosen country; shown as it is */
  country: string
  /** the countries that the shop serves; labels such as "Slovenia +386" */
  countries: readonly SelectOption[]
  countryLabel: string
  onCountryChange: (country: string) => void
}

/** A telephone number: country code and caret, hairline, number. Parsing and formatting are the page's. */
export const PhoneField = ({
  country,
  countries,
  countryLabel,
  onCountryChange,
  className,
  ...rest
}: PhoneFieldProps) => {
  const { id, label, labelHidden, hint, error, ...input } = rest
  return (
    <Field id={id} label={label} labelHidden={labelHidden} hint={hint} error={error} className={className}>
      {(control) => (
        <span className="well flex h-12 items-center" data-invalid={error ? '' : undefined}>
          <span className="relative flex h-full items-center">
            <span aria-hidden="true" className="flex items-center gap-1.5 pr-2.5 pl-3.5 text-bone-1">
              {country || '–'}
              <IconChevronDown size={16} stroke={1.75} />
            </span>
            <select
              aria-label={countryLabel}
              value={country}
              onChange={(event) => onCountryChange(event.target.value)}
              className="absolute inset-0 w-full appearance-none opacity-0 [&>option]:bg-ink-2 [&>option]:text-bone-0"
            >
              {!country && <option value="" />}
              {countries.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          </span>
          <span aria-hidden="true" className="h-5 w-px bg-line-2" />
          <input
            inputMode="tel"
            autoComplete="tel"
            maxLength={25}
            {...input}
            {...control}
            type="tel"
            className="h-full w-full min-w-0 flex-1 rounded-input bg-transparent px-3 caret-bamboo outline-none"
          />
        </span>
      )}
    </Field>
  )
}
