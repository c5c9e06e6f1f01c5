import * as z from 'zod/mini'
import { messages } from './messages.ts'

/** At least one lower case letter, one upper case letter and one digit; 8 to 128 characters (readings.md, Accounts). */
export const password = z
  .string(messages.password_required)
  .check(
    z.minLength(8, messages.password_weak),
    z.maxLength(128, messages.password_weak),
    z.regex(/[a-z]/, messages.password_weak),
    z.regex(/[A-Z]/, messages.password_weak),
    z.regex(/\d/, messages.password_weak),
  )

/** A password being checked, not chosen: any text, so that old rules never lock anybody out. */
export const typedPassword = z
  .string(messages.password_required)
  .check(z.minLength(1, messages.password_required), z.maxLength(128, messages.password_weak))
