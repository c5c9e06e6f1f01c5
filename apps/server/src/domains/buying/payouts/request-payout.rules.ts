import type { Received } from '@pandrop/contract/call'
import type { MessageKey } from '@pandrop/contract/messages'
import type { requestCardFormPayout, requestSepaPayout } from '@pandrop/contract/payouts'
import { contactOf, type PostalContact } from '@pandrop/contract/postal'
import { type FieldErrors, ok, type Result, refuse } from '@pandrop/contract/result'
import { canBeWritten } from '../bank-files/bank-text.rules.ts'

/** The contact fields as the contract lets them in. */
export type ContactForm = Received<typeof requestCardFormPayout, 'body'>

/** The same with the account that the money goes to. */
export type SepaForm = Received<typeof requestSepaPayout, 'body'>

/** Everything that decides whether a payout form is acceptable. */
export interface PayoutQuestion {
  form: SepaForm
  /** the form's phone number in E.164; undefined when it is none */
  phone: string | undefined
  /** the form's country; undefined when the shop does not serve it */
  country: { iso: string } | undefined
  /** why the account cannot be paid to; null where it can */
  ibanProblem: MessageKey | null
}

/**
 * Checks what the contract cannot: phone, country, account, and that a bank can write the holder's name
 * (docs/behaviour/offers.md#payout-contact).
 * @returns whom we ask about the payout; refuses payout_invalid with a text beside each wrong field
 */
export const readPayoutForm = ({
  form,
  phone,
  country,
  ibanProblem,
}: PayoutQuestion): Result<PostalContact, 'payout_invalid'> => {
  const errors: FieldErrors = {}
  if (ibanProblem) errors.account_number = [ibanProblem]
  for (const field of ['first_name', 'last_name'] as const) {
    if (!canBeWritten(form[field])) errors[field] = ['name_not_writable']
  }
  return readPayee({ form, phone, country }, errors)
}

/**
 * Checks of a contact what the contract cannot: phone and country.
 * @param others what is wrong with the other fields of the form
 * @returns refuses payout_invalid with a text beside each wrong field
 */
export const readPayee = (
  { form, phone, country }: Pick<PayoutQuestion, 'phone' | 'country'> & { form: ContactForm },
  others: FieldErrors = {},
): Result<PostalContact, 'payout_invalid'> => {
  const errors: FieldErrors = { ...others }
  if (!phone) errors.phone = ['phone_invalid']
  if (!country) errors.country = ['country_unsupported']
  if (!phone || !country || Object.keys(errors).length > 0) return refuse('payout_invalid', { errors })
  return ok(contactOf(form, { phone, country: country.iso }))
}
