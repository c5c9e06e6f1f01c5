import * as z from 'zod/mini'
import { emailShape } from '../email-shape.ts'
import type { MessageKey } from '../messages.ts'

const bothRequired = 'email_and_password_required' satisfies MessageKey

/** The sign-in form (docs/behaviour/accounts.md#sign-in-form). Its answers are keys of messages. */
export const signInForm = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, bothRequired),
      z.maxLength(254, { error: 'email_format_invalid' satisfies MessageKey, abort: true }),
      z.regex(emailShape, 'email_format_invalid' satisfies MessageKey),
    ),
  password: z.string().check(z.minLength(1, bothRequired)),
})

export type SignInForm = z.output<typeof signInForm>
