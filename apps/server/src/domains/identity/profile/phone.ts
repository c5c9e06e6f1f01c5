import { parsePhoneNumberFromString as parse } from 'libphonenumber-js'

/** A phone number that can exist. */
export interface PhoneNumber {
  /** ITU-T E.164, such as +38640123456 */
  e164: string
  /** ISO 3166-1 codes of the countries that it may belong to; several share +1, +7 or +44 */
  countries: string[]
}

/**
 * Reads what a customer typed.
 * @param phone in international or, beside phoneE164, in national format
 * @param phoneE164 what the phone input made of it, if the client has one; it must be the same number
 * @returns undefined when it is no valid number, or when the two differ
 */
export const readPhone = (phone: string, phoneE164?: string): PhoneNumber | undefined => {
  const claimed = phoneE164 ? parse(phoneE164) : undefined
  const number = parse(phone, claimed?.country)
  if (!number?.isValid() || (phoneE164 && claimed?.number !== number.number)) return undefined
  const countries: string[] = number.country ? [number.country] : number.getPossibleCountries()
  return { e164: number.number, countries }
}
