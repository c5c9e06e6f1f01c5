import { ok, type Result, refuse } from '@pandrop/contract/result'
import { dateTimeText } from '@pandrop/dictionaries/dates'
import type { Transaction } from '../../../db/transaction.ts'
import { balanceOf } from '../../../ledger/balance.ts'
import { requireIdentityForCard } from '../../identity/verification-limits/verification-limits.ts'
import { openPayment } from '../../payments/payments/open.ts'
import { placeOrder, type Sale } from './place-order.ts'
import { cardBlockedUntil } from './purchase.rules.ts'
import { selectAbandoned } from './purchase.sql.ts'
import type { Receipt } from './receipt.ts'
import { rememberBuyer } from './remember-buyer.ts'

/**
 * Reserves the items and opens a card payment for them, in the caller's transaction; the provider is asked after the
 * commit. Orders are charged in EUR, whatever currency they are shown in (docs/behaviour/money.md#charged-in-eur).
 * @returns refuses card_blocked after three abandoned card purchases in a day, verification_needed where a limit would
 *   be passed, and what placeOrder refuses
 */
export const openCardPurchase = async (
  tx: Transaction,
  sale: Sale,
  { language, publicUrl }: { language: string; publicUrl: string },
): Promise<Result<Receipt, 'card_blocked' | 'verification_needed' | 'promo_code_used_up' | 'promo_code_invalid'>> => {
  const { orderId, customerId, checkout, plan, now } = sale
  const [abandoned, known] = await Promise.all([
    selectAbandoned(tx, customerId),
    requireIdentityForCard(tx, { customerId, sum: plan.total, now }),
  ])
  const blockedUntil = cardBlockedUntil(
    abandoned.map(({ at }) => at),
    now,
  )
  if (blockedUntil) return refuse('card_blocked', { values: { until: dateTimeText(blockedUntil) } })
  if (!known.ok) return known

  const charge = { amountMinor: plan.total, currency: 'EUR', currencyValue: 1, creditCents: plan.total }
  const paymentId = await openPayment(
    tx,
    { customerId, purpose: 'purchase', ...charge, contact: checkout.contact, language },
    now,
  )
  const placed = await placeOrder(tx, sale, paymentId)
  if (!placed.ok) return placed
  await rememberBuyer(tx, sale, publicUrl)
  return ok({ orderId, balance: await balanceOf(tx, customerId), paymentId })
}
