import * as z from 'zod/mini'
import type { MessageKey } from '../messages.ts'

import { businessFields, type IsPhone, personFields, requiredText } from './contact.ts'
import { looksLikeTradeLink } from './trade-link.ts'

/** Two spellings of one address are no change. */
export const isOtherEmail = (typed: string, now: string): boolean =>
  typed.trim().toLowerCase() !== now.trim().toLowerCase()

/**
 * The profile's form (docs/behaviour/accounts.md#profile-form): surname and address are not in it. Errors are keys of
 * messages.
 */
export const profileForm = (isPhone: IsPhone) =>
  z.object({
    name: personFields.name,
    email: personFields.email,
    phone: requiredText(250, 'phone_required').check(z.refine(isPhone, 'phone_invalid' satisfies MessageKey)),
  })

export type ProfileValues = z.input<ReturnType<typeof profileForm>>

/**
 * Where to deliver and whom to charge: all of it may be left open. The country is the id of one that the shop serves,
 * as a select holds it.
 */
export const deliveryForm = z.object({
  steam_trade_link: z.string().check(
    z.trim(),
    z.maxLength(300, 'trade_link_invalid' satisfies MessageKey),
    z.refine((link) => link === '' || looksLikeTradeLink(link), 'trade_link_invalid' satisfies MessageKey),
  ),
  country: z.string(),
  city: z.string().check(z.trim(), z.maxLength(100, 'field_invalid' satisfies MessageKey)),
  address: z.string().check(z.trim(), z.maxLength(200, 'field_invalid' satisfies MessageKey)),
  post_code: z.string().check(z.trim(), z.maxLength(20, 'field_invalid' satisfies MessageKey)),
  ...businessFields,
})

export type DeliveryValues = z.input<typeof deliveryForm>
