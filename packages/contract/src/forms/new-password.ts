import * as z from 'zod/mini'
import type { MessageKey } from '../messages.ts'

import { emailText } from './contact.ts'

const say = (key: MessageKey): MessageKey => key

/**
 * The rules of a new password, one by one, as the screen ticks them off (docs/behaviour/accounts.md#password-rules).
 */
export const passwordRules = {
  lower: (password: string): boolean => /[a-z]/.test(password),
  upper: (password: string): boolean => /[A-Z]/.test(password),
  digit: (password: string): boolean => /\d/.test(password),
  length: (password: string): boolean => password.length >= 8 && password.length <= 128,
}

const isStrong = (password: string): boolean => Object.values(passwordRules).every((rule) => rule(password))

/** A password that is being chosen. */
export const newPassword = z
  .string()
  .check(z.minLength(1, say('password_required')), z.refine(isStrong, say('password_weak')))

/** The same once more, against typing errors. */
export const passwordConfirmation = z.string().check(z.minLength(1, say('password_confirmation_required')))

/** Whether two passwords agree as far as they can be compared: an empty confirmation has its own text. */
export const passwordsAgree = (password: string, confirmation: string): boolean =>
  confirmation === '' || password === confirmation

/**
 * What to say, on which field, where two passwords differ: on both
 * (docs/behaviour/accounts.md#passwords-differ).
 * @param field name of one of the two
 */
export const differing = (field: string) => ({ path: [field], message: say('passwords_differ') })

/** The form that asks for a link to reset (docs/behaviour/accounts.md#reset-form). */
export const resetRequestForm = z.object({ email: emailText('reset_email_required') })

export type ResetRequestForm = z.output<typeof resetRequestForm>

/** The form behind the mailed link; its fields are those of the call. */
export const resetPasswordForm = z.object({ password: newPassword, password_confirmation: passwordConfirmation }).check(
  z.refine((form) => passwordsAgree(form.password, form.password_confirmation), differing('password_confirmation')),
  z.refine((form) => passwordsAgree(form.password, form.password_confirmation), differing('password')),
)

export type ResetPasswordForm = z.output<typeof resetPasswordForm>

/** The form of the account (docs/behaviour/accounts.md#change-password); its fields are those of the call. */
export const changePasswordForm = z
  .object({
    cur_password: z.string().check(z.minLength(1, say('password_required'))),
    new_password: newPassword,
    repeat_password: passwordConfirmation,
  })
  .check(
    z.refine((form) => passwordsAgree(form.new_password, form.repeat_password), differing('repeat_password')),
    z.refine((form) => passwordsAgree(form.new_password, form.repeat_password), differing('new_password')),
  )

export type ChangePasswordForm = z.output<typeof changePasswordForm>
