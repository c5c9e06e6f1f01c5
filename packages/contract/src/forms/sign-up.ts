import * as z from 'zod/mini'
import type { MessageKey } from '../messages.ts'
import { type IsPhone, personFields, requiredText } from './contact.ts'

const say = (key: MessageKey): MessageKey => key

/** The rules of a new password, one by one, as the screen ticks them off (readings.md, Accounts). */
export const passwordRules = {
  lower: (password: string): boolean => /[a-z]/.test(password),
  upper: (password: string): boolean => /[A-Z]/.test(password),
  digit: (password: string): boolean => /\d/.test(password),
  length: (password: string): boolean => password.length >= 8 && password.length <= 128,
}

const isStrong = (password: string): boolean => Object.values(passwordRules).every((rule) => rule(password))

/**
 * The sign-up form; the fields stand in the order in which they are checked (specification section 5, Sign up).
 * @param isPhone says whether a text is a phone number of a country that the shop serves
 */
export const signUpForm = (isPhone: IsPhone) =>
  z
    .object({
      firstName: personFields.name,
      lastName: personFields.surname,
      email: personFields.email,
      phone: requiredText(250, 'phone_required').check(z.refine(isPhone, say('phone_invalid'))),
      password: z.string().check(z.minLength(1, say('password_required')), z.refine(isStrong, say('password_weak'))),
      confirmPassword: z.string().check(z.minLength(1, say('password_confirmation_required'))),
      termsAccepted: z.boolean().check(z.refine((accepted) => accepted, say('terms_and_privacy_required'))),
    })
    .check(
      // Shown on both fields; an empty confirmation has its own text.
      z.refine(({ password, confirmPassword }) => confirmPassword === '' || password === confirmPassword, {
        path: ['confirmPassword'],
        message: say('passwords_differ'),
      }),
      z.refine(({ password, confirmPassword }) => confirmPassword === '' || password === confirmPassword, {
        path: ['password'],
        message: say('passwords_differ'),
      }),
    )

export type SignUpForm = z.output<ReturnType<typeof signUpForm>>
