import * as z from 'zod/mini'
import type { MessageKey } from '../messages.ts'

import { addressFields, type IsPhone, personFields } from './contact.ts'

/** What bounds a top-up, in units of the currency that is charged. */
export interface AmountBounds {
  minimum: number
  maximum: number
}

/**
 * The amount of a top-up as it was typed, comma or point, at most two decimals (docs/behaviour/money.md#top-up-amount).
 * @returns a schema whose output is a number of units; errors are keys of messages
 */
export const topUpAmount = ({ minimum, maximum }: AmountBounds) =>
  z.pipe(
    z.string().check(z.trim(), z.regex(/^\d{1,9}([.,]\d{1,2})?$/, 'amount_invalid' satisfies MessageKey)),
    z.pipe(
      z.transform((typed: string) => Number(typed.replace(',', '.'))),
      z
        .number()
        .check(
          z.minimum(minimum, 'amount_below_minimum' satisfies MessageKey),
          z.maximum(maximum, 'amount_above_maximum' satisfies MessageKey),
        ),
    ),
  )

/**
 * The contact step of a top-up: everything is required, the phone is one that can be reached.
 * @param isPhone what the phone input says about a number
 */
export const topUpContact = (isPhone: IsPhone) =>
  z.object({
    ...personFields,
    phone: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'phone_required' satisfies MessageKey),
        z.refine(isPhone, 'phone_invalid' satisfies MessageKey),
      ),
    ...addressFields,
  })

export type TopUpContactValues = z.input<ReturnType<typeof topUpContact>>
