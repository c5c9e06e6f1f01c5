/** An item's page that cannot be shown. */
export const productMessages = {
  product_fetch_failed: 'Failed to fetch product details',
  product_load_failed: 'Unable to load product details',
  product_id_missing: 'Product ID is missing',
} as const
