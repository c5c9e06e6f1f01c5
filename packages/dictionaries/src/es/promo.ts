import type { promoTexts as english } from '../en/promo.ts'
import type { Translation } from '../translation.ts'

/** Promo codes in the cart. */
export const promoTexts: Translation<typeof english> = {
  promo_code: 'Código promocional',
  promo_apply: 'Aplicar',
  promo_applied_percent: '{code} aplicado: {percent} % de descuento en skins',
  promo_applied_fixed: '{code} aplicado: {amount} de descuento en skins',
  promo_remove: 'Quitar',
  promo_remove_label: 'Quitar el código promocional {code}',
  promo_removed: 'Código promocional quitado',
}
