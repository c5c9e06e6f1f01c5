import type { FieldErrors } from '@pandrop/contract/result'

/** What was found out about a sign-up form before it is judged. */
export interface SignUpFindings {
  passwordsEqual: boolean
  /** whether it is among the first that somebody would try */
  passwordGuessable: boolean
  phoneValid: boolean
  /** whether the shop serves a country that the number may belong to */
  countryServed: boolean
}

/**
 * What is wrong with a sign-up form beyond the shape of its fields (specification section 5; differing passwords are
 * shown on both).
 * @returns texts by field; empty when nothing is wrong
 */
export const signUpErrors = (findings: SignUpFindings): FieldErrors => {
  const { passwordsEqual, passwordGuessable, phoneValid, countryServed } = findings
  const errors: FieldErrors = {}
  if (!phoneValid) errors.phone = ['phone_invalid']
  else if (!countryServed) errors.phone = ['country_unsupported']
  if (!passwordsEqual) {
    errors.password = ['passwords_differ']
    errors.passConfirm = ['passwords_differ']
  } else if (passwordGuessable) errors.password = ['password_guessable']
  return errors
}
