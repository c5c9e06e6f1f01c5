import { countriesQuery } from '@pandrop/api-client/content-queries'
import type { PhoneFieldProps } from '@pandrop/ui/PhoneField'
import { useQuery } from '@tanstack/react-query'
import { type ChangeEvent, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useApi } from '../hooks/useApi.ts'
import { useCountryNames } from '../hooks/useCountryName.ts'
import { useText } from '../hooks/useText.ts'
import { useToasts } from '../hooks/useToasts.ts'
import {
  accepted,
  callingCode,
  countryOf,
  formatTyped,
  isUnserved,
  moveToCountry,
  type PhoneCountries,
  type PhoneData,
  readPhone,
} from './phoneNumber.ts'

interface PhoneOptions {
  /** the text in the field */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
}

type PhoneFieldPart = Pick<
  PhoneFieldProps,
  'value' | 'country' | 'countries' | 'countryLabel' | 'onChange' | 'onBlur' | 'onCountryChange'
>

export interface PhoneHandle {
  /** spread it onto PhoneField */
  field: PhoneFieldPart
  /** the number as far as it was typed */
  data: PhoneData
  /** whether a text is a number that the shop accepts, for form schemas; changes only with the countries */
  isValid: (typed: string) => boolean
}

/** docs/behaviour/accounts.md#phone-unsupported */
const unsupportedMilliseconds = 500

/**
 * The visitor's country is what the browser's languages say (docs/behaviour/accounts.md#visitor-country); no third
 * party is asked.
 */
const visitorCountry = (): string => new Intl.Locale(navigator.language).maximize().region ?? ''

/**
 * The phone input of every form (docs/behaviour/accounts.md#phone-input): international, formatted while typing, only
 * countries that the server supplies. A number from elsewhere is cleared with a message.
 */
export const usePhone = ({ value, onChange, onBlur }: PhoneOptions): PhoneHandle => {
  const text = useText()
  const toast = useToasts()
  const { data: list } = useQuery(countriesQuery(useApi()))
  const { nameOf, compare } = useCountryNames()
  const [chosen, choose] = useState('')
  const countries = useMemo<PhoneCountries>(
    () => ({ served: (list ?? []).map(({ iso }) => iso), chosen }),
    [list, chosen],
  )
  const data = readPhone(value, countries)
  const unserved = isUnserved(value, countries.served)

  useEffect(() => {
    const country = visitorCountry()
    if (list?.some(({ iso }) => iso === country)) choose((earlier) => earlier || country)
  }, [list])

  const refuseCountry = useEffectEvent(() => {
    toast.error(text('country_unsupported'))
    onChange('')
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: every further digit starts the wait again
  useEffect(() => {
    if (!unserved) return
    const timer = setTimeout(refuseCountry, unsupportedMilliseconds)
    return () => clearTimeout(timer)
  }, [unserved, value])

  // Formatting moves the caret to the end, so only what is typed there is formatted.
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const atEnd = target.selectionStart === target.value.length
    const grows = target.value.length > value.length
    onChange(atEnd && grows ? formatTyped(target.value, chosen) : accepted(target.value))
  }

  return {
    data,
    isValid: useMemo(() => (typed: string) => readPhone(typed, countries).isValid, [countries]),
    field: {
      value,
      country: countryOf(value, countries) ?? chosen,
      countries: (list ?? [])
        .flatMap(({ iso }) => {
          const code = callingCode(iso)
          return code === undefined ? [] : [{ value: iso, label: `${nameOf(iso)} +${code}` }]
        })
        .toSorted((one, other) => compare(one.label, other.label)),
      countryLabel: text('phone_country'),
      onChange: type,
      onBlur: () => {
        if (data.isValid) onChange(data.phone)
        onBlur?.()
      },
      onCountryChange: (country) => {
        choose(country)
        onChange(moveToCountry(value, countries, country))
      },
    },
  }
}
