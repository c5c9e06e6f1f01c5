/** The cart and the cart button. */
export const cartTexts = {
  cart_title: 'Cart',
} as const
