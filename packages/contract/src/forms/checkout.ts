import * as z from 'zod/mini'
import type { MessageKey } from '../messages.ts'

import { addressFields, businessFields, type IsPhone, personFields, requiredText } from './contact.ts'
import { looksLikeTradeLink } from './trade-link.ts'

/** A box that must be ticked. */
const ticked = (missing: string) => z.boolean().check(z.refine((value) => value, missing))

/**
 * The checkout form, its fields in the order in which they are checked (docs/behaviour/orders.md#checkout-form). Errors
 * are keys of texts.
 * @param isPhone what the phone input says about a number
 */
export const checkoutForm = (isPhone: IsPhone) =>
  z.object({
    ...personFields,
    tradeUrl: requiredText(300, 'trade_link_invalid').check(
      z.refine(looksLikeTradeLink, 'trade_link_invalid' satisfies MessageKey),
    ),
    ...addressFields,
    ...businessFields,
    terms: ticked('terms_required' satisfies MessageKey),
    /**
     * both statements of the withdrawal waiver (docs/behaviour/orders.md#withdrawal-waiver); its words are the screen's
     */
    withdrawal_waiver: ticked('checkout_waiver_required'),
    phone: z.string().check(z.refine(isPhone, 'phone_valid_required' satisfies MessageKey)),
  })

export type CheckoutValues = z.input<ReturnType<typeof checkoutForm>>
