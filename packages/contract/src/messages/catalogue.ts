import { choiceMessages } from './choices.ts'
import { contentMessages } from './content.ts'
import { productMessages } from './product.ts'

/** Specification sections 2 and 8: settings, lists, details, pages, currencies. */
export const catalogueMessages = {
  ...choiceMessages,
  ...productMessages,
  ...contentMessages,
  categories_load_failed: 'Failed to load categories',
  products_load_failed: 'Failed to load products',
  products_none: 'No products found',
} as const
