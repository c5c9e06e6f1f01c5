import { choiceMessages } from './choices.ts'
import { productMessages } from './product.ts'

/** Specification sections 2 and 8: settings, lists, details, pages, currencies. */
export const catalogueMessages = {
  ...choiceMessages,
  ...productMessages,
  settings_fetch_failed: 'Failed to fetch settings',
  settings_invalid: 'Invalid settings response',
  categories_load_failed: 'Failed to load categories',
  products_load_failed: 'Failed to load products',
  products_none: 'No products found',
  pages_fetch_failed: 'Failed to fetch pages',
  page_fetch_failed: 'Failed to fetch page',
  countries_load_failed: 'Failed to load countries',
} as const
