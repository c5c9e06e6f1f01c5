/** Order and payment history. */
export const orderTexts = {
  orders_title: 'Order history',
} as const
