import { choiceMessages } from './choices.ts'
import { contentMessages } from './content.ts'
import { productMessages } from './product.ts'

/** Settings, lists, details, pages, currencies (docs/behaviour/wire.md#fixed-messages). */
export const catalogueMessages = {
  ...choiceMessages,
  ...productMessages,
  ...contentMessages,
  categories_load_failed: 'Failed to load categories',
  products_load_failed: 'Failed to load products',
  products_none: 'No products found',
} as const
