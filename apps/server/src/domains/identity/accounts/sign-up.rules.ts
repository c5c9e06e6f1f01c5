import type { MessageKey } from '@pandrop/contract/messages'
import type { FieldErrors } from '@pandrop/contract/result'

/** What was found out about a sign-up form before it is judged. */
export interface SignUpFindings {
  /** what is wrong with the password that was chosen; null: nothing */
  passwordProblem: MessageKey | null
  passwordsEqual: boolean
  /** whether it is among the first that somebody would try */
  passwordGuessable: boolean
  phoneValid: boolean
  /** whether the shop serves a country that the number may belong to */
  countryServed: boolean
}

/**
 * What is wrong with a sign-up form beyond the shape of its fields, in its order
 * (docs/behaviour/accounts.md#sign-up-form). Differing
 * passwords are shown on both.
 * @returns texts by field; empty when nothing is wrong
 */
export const signUpErrors = (found: SignUpFindings): FieldErrors => {
  const errors: FieldErrors = {}
  if (!found.phoneValid) errors.phone = ['phone_invalid']
  else if (!found.countryServed) errors.phone = ['country_unsupported']
  if (found.passwordProblem) errors.password = [found.passwordProblem]
  else if (!found.passwordsEqual) {
    errors.password = ['passwords_differ']
    errors.passConfirm = ['passwords_differ']
  } else if (found.passwordGuessable) errors.password = ['password_guessable']
  return errors
}
