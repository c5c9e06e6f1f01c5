import type { promoTexts as english } from '../en/promo.ts'
import type { Translation } from '../translation.ts'

/** Promo codes in the cart. */
export const promoTexts: Translation<typeof english> = {
  promo_code: 'Code promo',
  promo_apply: 'Appliquer',
  promo_applied_percent: '{code} appliqué : {percent} % de remise sur les skins',
  promo_applied_fixed: '{code} appliqué : {amount} de remise sur les skins',
  promo_remove: 'Retirer',
  promo_remove_label: 'Retirer le code promo {code}',
  promo_removed: 'Code promo retiré',
}
