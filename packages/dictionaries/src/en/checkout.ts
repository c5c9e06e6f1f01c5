/** Contact, trade link, address and payment on the cart page. */
export const checkoutTexts = {
  checkout_title: 'Checkout',
} as const
