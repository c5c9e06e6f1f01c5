/** Promo codes in the cart. */
export const promoTexts = {
  promo_code: 'Promo code',
  promo_apply: 'Apply',
  promo_applied_percent: '{code} applied: {percent}% off skins',
  promo_applied_fixed: '{code} applied: {amount} off skins',
  promo_remove: 'Remove',
  promo_remove_label: 'Remove promo code {code}',
  promo_removed: 'Promo code removed',
} as const
