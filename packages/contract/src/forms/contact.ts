import * as z from 'zod/mini'
import { emailShape } from '../email-shape.ts'
import type { MessageKey } from '../messages.ts'

/*
 * Schemas of forms answer with keys of messages, so that every screen says them in its visitor's language. Lengths are
 * those of the calls that the forms are posted with.
 */

/**
 * A text that must be filled in.
 * @param missing the key of what to say when it is not
 */
export const requiredText = (lengthMax: number, missing: MessageKey) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(lengthMax, { error: 'field_invalid' satisfies MessageKey, abort: true }),
    )

/**
 * An e-mail address (docs/behaviour/accounts.md#email-address).
 * @param missing the key of what to say where it is empty
 */
export const emailText = (missing: MessageKey) =>
  requiredText(254, missing).check(z.regex(emailShape, 'email_invalid' satisfies MessageKey))

/** Says whether a text is a phone number of a country that the shop serves: the screen's phone input knows. */
export type IsPhone = (typed: string) => boolean

/** Who somebody is. */
export const personFields = {
  name: requiredText(60, 'first_name_required'),
  surname: requiredText(60, 'last_name_required'),
  email: emailText('email_required'),
} as const

/** Where somebody lives; country is the id of one that the shop serves, as a select holds it. */
export const addressFields = {
  country: requiredText(20, 'country_required'),
  city: requiredText(100, 'city_required'),
  address: requiredText(200, 'address_required'),
  postCode: requiredText(20, 'post_code_required'),
} as const

/**
 * The business that somebody buys for, absent where the shop does not ask for it. How each country writes its VAT ids
 * the server knows: no visitor loads that.
 */
export const businessFields = {
  company: z.optional(z.string().check(z.trim(), z.maxLength(140, 'field_invalid' satisfies MessageKey))),
  vat_id: z.optional(z.string().check(z.trim(), z.maxLength(40, 'field_invalid' satisfies MessageKey))),
} as const
