import type { Received } from '@pandrop/contract/call'
import type { depositCheckout } from '@pandrop/contract/deposits'
import { messages } from '@pandrop/contract/messages'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import parsePhoneNumber, { isSupportedCountry } from 'libphonenumber-js'

/** The top-up form as the contract lets it in. */
export type DepositForm = Received<typeof depositCheckout, 'body'>

/** Whom the payment names. */
interface DepositContact {
  name: string
  surname: string
  email: string
  /** E.164 */
  phone: string
  /** ISO 3166-1 alpha-2 */
  country: string
  city: string
  address: string
  post_code: string
}

/**
 * Checks what the contract cannot (specification section 5, Top-up contact step): the country must be one that the shop
 * serves, the phone a number that can exist. Both are told at once, each beside its field.
 * @param countryIso of the form's country; undefined when the shop does not serve it
 */
export const readContact = (
  form: DepositForm,
  countryIso: string | undefined,
): Result<DepositContact, 'country_unsupported' | 'invalid_input'> => {
  const phone = readPhone(form, countryIso)
  const errors = {
    ...(countryIso === undefined ? { country: [messages.country_unsupported] } : {}),
    ...(phone === undefined ? { phone: [messages.phone_invalid] } : {}),
  }
  if (countryIso === undefined) return refuse('country_unsupported', { errors })
  if (phone === undefined) return refuse('invalid_input', { errors })
  const { name, surname, email, city, address, postCode } = form
  return ok({ name, surname, email, phone, country: countryIso, city, address, post_code: postCode })
}

// A number without its country code is completed by the one posted beside it, else by the country of the address.
const readPhone = ({ phone, phoneCountryCode, nationalNumber }: DepositForm, countryIso: string | undefined) => {
  const code = phoneCountryCode?.replace(/\D/g, '')
  const inParts = code && nationalNumber ? `+${code}${nationalNumber}` : undefined
  const home = countryIso && isSupportedCountry(countryIso) ? { defaultCountry: countryIso } : {}
  for (const text of [phone, inParts]) {
    const parsed = text ? parsePhoneNumber(text, { ...home, extract: false }) : undefined
    if (parsed?.isValid()) return parsed.number
  }
  return undefined
}
