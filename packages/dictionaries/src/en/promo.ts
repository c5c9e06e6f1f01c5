/** Promo codes in the cart. */
export const promoTexts = {} as const
