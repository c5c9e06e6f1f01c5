import { cartButtonMessages } from './cart-button.ts'

/** Cart, checkout and purchase (docs/behaviour/wire.md#fixed-messages). */
export const cartMessages = {
  ...cartButtonMessages,
  cart_fetch_failed: 'Failed to fetch cart content',
  cart_response_invalid: 'Invalid response format from server',
  cart_quantity_failed: 'Failed to update quantity',
  unknown_error: 'Unknown error occurred',
  cart_item_remove_failed: 'Failed to remove item',
  cart_selected_remove_failed: 'Failed to remove selected items',
  cart_clear_failed: 'Failed to clear cart',
  cart_refresh_failed: 'Failed to refresh cart. Please try again.',
  cart_empty: 'Your cart is empty.',
  cart_empty_title: 'Your Cart is Empty',
  terms_required: 'You must accept the terms and conditions',
  phone_valid_required: 'Valid phone number is required',
  checkout_fields_invalid: 'Please fill in all required fields correctly and accept terms.',
  insufficient_balance: 'Insufficient balance...',
  pack_not_found: 'This pack does not exist',
  pack_unavailable: 'This pack can no longer be bought. Nothing was charged.',
  profile_incomplete: 'Please add your trade link, phone and address to your profile first',
  purchase_failed: 'Purchase failed',
  promo_code_invalid: 'Invalid promo code',
  promo_code_failed: 'Failed to apply promo code',
} as const
