import * as z from 'zod/mini'
import type { MessageKey } from '../messages.ts'

import { type IsPhone, personFields, requiredText } from './contact.ts'
import { differing, newPassword, passwordConfirmation, passwordsAgree } from './new-password.ts'

const say = (key: MessageKey): MessageKey => key

/**
 * The sign-up form; the fields stand in the order in which they are checked (docs/behaviour/accounts.md#sign-up-form).
 * @param isPhone says whether a text is a phone number of a country that the shop serves
 */
export const signUpForm = (isPhone: IsPhone) =>
  z
    .object({
      firstName: personFields.name,
      lastName: personFields.surname,
      email: personFields.email,
      phone: requiredText(250, 'phone_required').check(z.refine(isPhone, say('phone_invalid'))),
      password: newPassword,
      confirmPassword: passwordConfirmation,
      termsAccepted: z.boolean().check(z.refine((accepted) => accepted, say('terms_and_privacy_required'))),
    })
    .check(
      z.refine((form) => passwordsAgree(form.password, form.confirmPassword), differing('confirmPassword')),
      z.refine((form) => passwordsAgree(form.password, form.confirmPassword), differing('password')),
    )

export type SignUpForm = z.output<ReturnType<typeof signUpForm>>
