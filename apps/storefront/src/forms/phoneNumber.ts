import {
  AsYouType,
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  type MetadataJson,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/core'
import phoneMetadata from './phoneMetadata.json'

// TypeScript reads country codes in JSON as any text.
const metadata = phoneMetadata as unknown as MetadataJson

/** What a phone input knows about its number (docs/behaviour/accounts.md#phone-input). */
export interface PhoneData {
  /** in international format, such as "+386 40 512 809"; as it was typed while it is no number */
  phone: string
  /** ITU-T E.164, such as "+38640512809"; empty while it is no number */
  phoneE164: string
  /** the calling code without its plus, such as "386"; empty while unknown */
  phoneCountryCode: string
  /** without spaces */
  nationalNumber: string
  /** a number that can exist, of a country that the shop serves */
  isValid: boolean
}

/** The countries of a phone input: ISO 3166-1 alpha-2 codes. */
export interface PhoneCountries {
  /** those that the shop serves; empty while they are loading, which forbids none */
  served: readonly string[]
  /** of a number without a calling code; empty when none was chosen */
  chosen: string
}

const known = (country: string): CountryCode | undefined =>
  isSupportedCountry(country as CountryCode, metadata) ? (country as CountryCode) : undefined

/**
 * The calling code of a country.
 * @param country ISO 3166-1 alpha-2
 * @returns digits without plus; undefined for a country whose numbers this build cannot read
 */
export const callingCode = (country: string): string | undefined => {
  const code = known(country)
  return code && getCountryCallingCode(code, metadata)
}

/** Digits, spaces, parentheses, plus and hyphen (docs/behaviour/accounts.md#phone-input); the rest falls out. */
export const accepted = (typed: string): string => typed.replace(/[^\d\s()+-]/g, '')

/** Formats a number while it is being typed. */
export const formatTyped = (typed: string, chosen: string): string =>
  new AsYouType(known(chosen), metadata).input(accepted(typed).trimStart())

/** Reads what was typed, finished or not. */
export const readPhone = (typed: string, { served, chosen }: PhoneCountries): PhoneData => {
  const number = parsePhoneNumberFromString(typed, { defaultCountry: known(chosen) }, metadata)
  if (!number) return { phone: typed.trim(), phoneE164: '', phoneCountryCode: '', nationalNumber: '', isValid: false }
  const isServed = served.length === 0 || (number.country !== undefined && served.includes(number.country))
  return {
    phone: number.formatInternational(),
    phoneE164: number.number,
    phoneCountryCode: number.countryCallingCode,
    nationalNumber: number.nationalNumber,
    isValid: number.isValid() && isServed,
  }
}

/**
 * The country that a number belongs to as far as it was typed.
 * @returns ISO 3166-1 alpha-2; undefined while it may be several or none. The chosen one wins where it is among several
 */
export const countryOf = (typed: string, { served, chosen }: PhoneCountries): string | undefined => {
  const typing = new AsYouType(undefined, metadata)
  typing.input(typed)
  const country = typing.getCountry()
  if (country) return country
  const code = typing.getCallingCode()
  if (code === undefined) return undefined
  return [chosen, ...served].find((candidate) => callingCode(candidate) === code)
}

/**
 * Whether a number, as far as it was typed, is of none of the shop's countries: by its calling code, and where several
 * countries share one (Jersey and the United Kingdom), by the number once it is whole.
 */
export const isUnserved = (typed: string, served: readonly string[]): boolean => {
  const [, digits = ''] = /^\s*\+(\d.*)$/.exec(typed.replace(/[\s()-]/g, '')) ?? []
  if (digits === '' || served.length === 0) return false
  const codes = served.map(callingCode).filter((code) => code !== undefined)
  if (!codes.some((code) => code.startsWith(digits) || digits.startsWith(code))) return true
  const number = parsePhoneNumberFromString(typed, metadata)
  return number?.country !== undefined && number.isValid() && !served.includes(number.country)
}

/** The same number with the calling code of another country. */
export const moveToCountry = (typed: string, countries: PhoneCountries, country: string): string => {
  const code = callingCode(country)
  const { nationalNumber } = readPhone(typed, countries)
  if (code === undefined || typed.trim() === '') return typed
  return formatTyped(`+${code}${nationalNumber}`, country)
}
