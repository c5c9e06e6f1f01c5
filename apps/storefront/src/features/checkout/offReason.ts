import { cardItemsMax } from '@pandrop/contract/limits'
import type { Text } from '@pandrop/dictionaries/translate'
import { formatUnits } from '@pandrop/money/format'
import { fromUnits } from '@pandrop/money/money'
import type { Totals } from './totals.ts'

/** The two ways to pay for a cart (docs/behaviour/orders.md#ways-to-pay). */
export type PaymentMethod = 'card' | 'balance'

interface OffQuestion {
  method: PaymentMethod
  totals: Totals
  /** what the shop takes at all: settings.payment_methods */
  offered: readonly string[]
  /** EUR units; the least that a card pays for: settings.card_total_min */
  cardTotalMin: number
}

/**
 * Why a way to pay is off, as the server would refuse it (docs/behaviour/orders.md#ways-to-pay).
 * @returns undefined where it is on
 */
export const offReason = ({ method, totals, offered, cardTotalMin }: OffQuestion, text: Text): string | undefined => {
  if (!offered.includes(method)) return text('payment_method_unavailable')
  if (totals.count === 0) return text('checkout_nothing_available')
  if (method === 'balance') return totals.missing > 0 ? text('insufficient_balance') : undefined
  if (totals.count > cardItemsMax) return text('card_items_too_many', { max: cardItemsMax })
  if (totals.total === 0) return text('card_total_zero')
  const isTooLow = totals.total < fromUnits(cardTotalMin)
  return isTooLow ? text('card_total_too_low', { min: formatUnits(cardTotalMin) }) : undefined
}
