/** What the cart button says wherever an item is shown. */
export const cartButtonMessages = {
  please_login_to_add_to_cart: 'Please login to add items to cart',
  cart_add_failed: 'Failed to add item to cart',
  cart_item_added: 'Item added to cart!',
  cart_item_already_in: 'This item is already in your cart',
  cart_item_removed: 'Item removed from cart',
  cart_remove_failed: 'Failed to remove item from cart',
} as const
