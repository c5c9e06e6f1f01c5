/** The heart beside a skin. */
export const wishButtonTexts = {
  wish_button: 'Wishlist: {title}',
  wish_add: 'Add to wishlist',
  wish_remove: 'Remove from wishlist',
  wish_added: 'On your wishlist. Set a price there and we mail you.',
  wish_removed: 'Removed from your wishlist',
  wish_add_failed: 'Failed to add to wishlist',
  wish_remove_failed: 'Failed to remove from wishlist',
  wish_sign_in: 'Please login to keep a wishlist',
} as const
