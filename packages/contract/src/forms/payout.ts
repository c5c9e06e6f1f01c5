import * as z from 'zod/mini'
import { emailShape } from '../email-shape.ts'
import type { MessageKey } from '../messages.ts'

import { addressFields, type IsPhone, personFields, requiredText } from './contact.ts'

/**
 * Whom a payout names: everything is required (docs/behaviour/offers.md#payout-contact). Errors are keys of
 * messages.
 * @param isPhone what the phone input says about a number
 */
export const payoutContact = (isPhone: IsPhone) =>
  z.object({
    ...personFields,
    email: requiredText(254, 'email_required').check(z.regex(emailShape, 'email_format_invalid' satisfies MessageKey)),
    phone: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'phone_required' satisfies MessageKey),
        z.refine(isPhone, 'phone_invalid' satisfies MessageKey),
      ),
    ...addressFields,
  })

export type PayoutContactValues = z.input<ReturnType<typeof payoutContact>>

/** An IBAN as typed, in the form of the standard (ISO 13616): without blanks, in capitals. */
export const plainIban = (typed: string): string => typed.replace(/\s/g, '').toUpperCase()

/** docs/behaviour/offers.md#iban */
const ibanLengthMin = 15

/** What keeps the shop from paying to an account, as the key of a message; null where it can be paid to. */
export type IbanProblem = Extract<MessageKey, 'iban_invalid' | 'iban_not_sepa'> | null

/** Judges an IBAN in its plain form. Who knows all countries' rules is heavy, and comes when it is asked. */
export type JudgeIban = (iban: string) => Promise<IbanProblem>

/**
 * The account that a payout goes to (docs/behaviour/offers.md#iban); its IBAN comes out plain. Its errors are keys of
 * messages; parse it with parseAsync.
 */
export const payoutAccount = (judge: JudgeIban) =>
  z.object({
    first_name: requiredText(60, 'first_name_required'),
    last_name: requiredText(60, 'last_name_required'),
    account_number: z.string().check(z.overwrite(plainIban), async (checked) => {
      const { value } = checked
      const message = value.length < ibanLengthMin ? ('iban_invalid' as const) : await judge(value)
      if (message) checked.issues.push({ code: 'custom', input: value, message })
    }),
    terms: z.boolean().check(z.refine((agreed) => agreed, 'payout_terms_required' satisfies MessageKey)),
  })

export type PayoutAccountValues = z.input<ReturnType<typeof payoutAccount>>
