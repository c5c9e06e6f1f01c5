import { settleCardFormWithin } from './domains/buying/card-forms/settle-card-form.ts'
import { topUps } from './domains/checkout/deposits/conclude.ts'
import { cardPurchases } from './domains/checkout/purchase/conclude.ts'
import type { Purposes } from './domains/payments/payments/purposes.ts'

/** What cards are charged and saved for, listed by hand; whoever opens a shop hands it over. */
export const purposes: Purposes = { topup: topUps, purchase: cardPurchases, cardForm: settleCardFormWithin }
