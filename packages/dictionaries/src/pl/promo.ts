import type { promoTexts as english } from '../en/promo.ts'
import type { Translation } from '../translation.ts'

/** Promo codes in the cart. */
export const promoTexts: Translation<typeof english> = {
  promo_code: 'Kod promocyjny',
  promo_apply: 'Zastosuj',
  promo_applied_percent: 'Zastosowano {code}: {percent}% zniżki na skiny',
  promo_applied_fixed: 'Zastosowano {code}: {amount} zniżki na skiny',
  promo_remove: 'Usuń',
  promo_remove_label: 'Usuń kod promocyjny {code}',
  promo_removed: 'Kod promocyjny usunięty',
}
