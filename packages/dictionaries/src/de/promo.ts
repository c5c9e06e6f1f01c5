import type { promoTexts as english } from '../en/promo.ts'
import type { Translation } from '../translation.ts'

/** Promo codes in the cart. */
export const promoTexts: Translation<typeof english> = {
  promo_code: 'Gutscheincode',
  promo_apply: 'Einlösen',
  promo_applied_percent: '{code} eingelöst: {percent} % Rabatt auf Skins',
  promo_applied_fixed: '{code} eingelöst: {amount} Rabatt auf Skins',
  promo_remove: 'Entfernen',
  promo_remove_label: 'Entfernen: Gutscheincode {code}',
  promo_removed: 'Gutscheincode entfernt',
}
