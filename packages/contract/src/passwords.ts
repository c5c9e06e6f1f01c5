import * as z from 'zod/mini'
import type { MessageKey } from './messages.ts'
import { say } from './say.ts'

/**
 * At least one lower case letter, one upper case letter and one digit; 8 to 128 characters
 * (docs/behaviour/accounts.md#password-rules).
 */
export const password = z
  .string(say('password_required'))
  .check(
    z.minLength(1, { error: say('password_required'), abort: true }),
    z.minLength(8, say('password_weak')),
    z.maxLength(128, say('password_weak')),
    z.regex(/[a-z]/, say('password_weak')),
    z.regex(/[A-Z]/, say('password_weak')),
    z.regex(/\d/, say('password_weak')),
  )

/** A password being checked, not chosen: any text, so that old rules never lock anybody out. */
export const typedPassword = z
  .string(say('password_required'))
  .check(z.minLength(1, say('password_required')), z.maxLength(128, say('password_weak')))

/** A chosen password once more, against typing errors. */
export const passwordAgain = z
  .string(say('password_confirmation_required'))
  .check(z.minLength(1, say('password_confirmation_required')), z.maxLength(128, say('password_weak')))

/** What is wrong with a password that is being chosen, where a form judges other fields before it; null: nothing. */
export const passwordProblem = (chosen: string): MessageKey | null =>
  (z.safeParse(password, chosen).error?.issues[0]?.message as MessageKey | undefined) ?? null
