import { topUps } from './features/deposits/conclude.ts'
import type { Purposes } from './features/payments/purposes.ts'
import { settleCardFormWithin } from './features/payouts/settle-card-form.ts'
import { cardPurchases } from './features/purchase/conclude.ts'

/** What cards are charged and saved for, listed by hand; whoever opens a shop hands it over. */
export const purposes: Purposes = { topup: topUps, purchase: cardPurchases, cardForm: settleCardFormWithin }
