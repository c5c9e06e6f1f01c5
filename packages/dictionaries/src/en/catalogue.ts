/** Product list, card, filters and details. */
export const catalogueTexts = {
  products_title: 'Products',
} as const
