import type { SignUpForm } from '@pandrop/contract/forms/sign-up'

const formFields: Readonly<Record<string, keyof SignUpForm>> = {
  name: 'firstName',
  surname: 'lastName',
  email: 'email',
  phone: 'phone',
  password: 'password',
  passConfirm: 'confirmPassword',
}

/**
 * Which field of the form a server's error belongs to (docs/behaviour/accounts.md#sign-up-errors).
 * @param errors the first text of each refused field, by the wire's names
 * @returns pairs in the order of the form
 */
export const signUpFieldErrors = (errors: Readonly<Record<string, string>>): [keyof SignUpForm, string][] =>
  Object.entries(formFields).flatMap(([wire, field]) => {
    const message = errors[wire]
    return message === undefined ? [] : [[field, message] satisfies [keyof SignUpForm, string]]
  })
