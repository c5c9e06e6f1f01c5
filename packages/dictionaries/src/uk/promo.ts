import type { promoTexts as english } from '../en/promo.ts'
import type { Translation } from '../translation.ts'

/** Promo codes in the cart. */
export const promoTexts: Translation<typeof english> = {
  promo_code: 'Промокод',
  promo_apply: 'Застосувати',
  promo_applied_percent: '{code} застосовано: знижка {percent}% на скіни',
  promo_applied_fixed: '{code} застосовано: знижка {amount} на скіни',
  promo_remove: 'Прибрати',
  promo_remove_label: 'Прибрати промокод {code}',
  promo_removed: 'Промокод прибрано',
}
