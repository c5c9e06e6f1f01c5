import type { Received } from '@pandrop/contract/call'
import type { depositCheckout } from '@pandrop/contract/deposits'
import { contactOf, type PostalContact } from '@pandrop/contract/postal'
import { type FieldErrors, ok, type Result, refuse } from '@pandrop/contract/result'

/** The top-up form as the contract lets it in. */
export type DepositForm = Received<typeof depositCheckout, 'body'>

/** What the form alone does not tell. */
export interface ContactFacts {
  /** ISO 3166-1 alpha-2 of the form's country; undefined when the shop does not serve it */
  country: string | undefined
  /** undefined when the phone is no number that can exist */
  phone: { e164: string; isServed: boolean } | undefined
}

/**
 * Checks what the contract cannot (docs/behaviour/money.md#top-up-contact): country
 * and phone must be of countries that the shop serves, the phone a number that can exist. All problems are told at
 * once, each beside its field.
 */
export const readContact = (
  form: DepositForm,
  { country, phone }: ContactFacts,
): Result<PostalContact, 'country_unsupported' | 'invalid_input'> => {
  const errors: FieldErrors = {}
  if (country === undefined) errors.country = ['country_unsupported']
  if (phone === undefined) errors.phone = ['phone_invalid']
  else if (!phone.isServed) errors.phone = ['country_unsupported']
  if (phone === undefined) return refuse('invalid_input', { errors })
  if (country === undefined || !phone.isServed) return refuse('country_unsupported', { errors })
  return ok(contactOf(form, { phone: phone.e164, country }))
}
