import type { MessageKey } from './messages.ts'
import { deskRefusals } from './staff/refusals.ts'

/** A refusal speaks the visitor's language by a message's key, or English at the desk. */
export type RefusalShape = {
  /** HTTP status of the envelope (readings.md, The wire) */
  status: 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 503
} & ({ message: MessageKey } | { text: string })

/**
 * The closed list of refusals. The name is the envelope's `code`; status and message follow from it.
 * A wrong password is 422, because a 401 makes the client log out.
 */
export const refusals = {
  body_unreadable: { status: 400, message: 'body_unreadable' },
  body_too_large: { status: 413, message: 'body_too_large' },
  invalid_input: { status: 422, message: 'input_invalid' },
  not_found: { status: 404, message: 'not_found' },
  not_signed_in: { status: 401, message: 'not_signed_in' },
  email_not_verified: { status: 403, message: 'email_not_verified' },
  csrf_mismatch: { status: 403, message: 'csrf_mismatch' },
  too_many_requests: { status: 429, message: 'too_many_requests' },
  key_reused: { status: 422, message: 'key_reused' },
  still_running: { status: 409, message: 'still_running' },
  internal_error: { status: 500, message: 'internal_error' },
  provider_unavailable: { status: 503, message: 'provider_unavailable' },

  credentials_wrong: { status: 422, message: 'credentials_wrong' },
  customer_blocked: { status: 403, message: 'customer_blocked' },
  registration_closed: { status: 403, message: 'registration_closed' },
  registration_invalid: { status: 422, message: 'registration_failed' },
  verification_too_soon: { status: 429, message: 'verification_too_soon' },
  reset_link_invalid: { status: 422, message: 'reset_link_invalid' },
  passwords_differ: { status: 422, message: 'passwords_differ' },
  current_password_wrong: { status: 422, message: 'current_password_wrong' },
  profile_invalid: { status: 422, message: 'profile_update_failed' },
  session_not_found: { status: 404, message: 'session_not_found' },
  api_key_not_found: { status: 404, message: 'api_key_not_found' },
  api_keys_full: { status: 409, message: 'api_keys_full' },
  api_scope_missing: { status: 403, message: 'api_scope_missing' },
  picture_unreadable: { status: 422, message: 'picture_unreadable' },
  picture_too_large: { status: 413, message: 'picture_too_large' },

  item_not_found: { status: 404, message: 'item_not_found' },
  item_unavailable: { status: 409, message: 'item_unavailable' },
  item_already_in_cart: { status: 409, message: 'cart_item_already_in' },
  item_not_in_cart: { status: 404, message: 'cart_item_remove_failed' },
  wishlist_full: { status: 409, message: 'wishlist_full' },
  alert_price_invalid: { status: 422, message: 'alert_price_invalid' },
  unsubscribe_link_invalid: { status: 404, message: 'unsubscribe_link_invalid' },
  cart_full: { status: 409, message: 'cart_full' },
  cart_empty: { status: 422, message: 'cart_empty' },

  checkout_invalid: { status: 422, message: 'checkout_fields_invalid' },
  items_unavailable: { status: 409, message: 'items_unavailable' },
  price_changed: { status: 409, message: 'price_changed' },
  insufficient_balance: { status: 422, message: 'insufficient_balance' },
  trade_link_invalid: { status: 422, message: 'trade_link_invalid' },
  steam_id_mismatch: { status: 422, message: 'steam_id_mismatch' },
  country_unsupported: { status: 422, message: 'country_unsupported' },
  payment_method_unavailable: { status: 422, message: 'payment_method_unavailable' },
  promo_code_invalid: { status: 422, message: 'promo_code_invalid' },
  promo_code_used_up: { status: 422, message: 'promo_code_used_up' },
  promo_total_too_low: { status: 422, message: 'promo_total_too_low' },
  card_items_too_many: { status: 422, message: 'card_items_too_many' },
  card_blocked: { status: 403, message: 'card_blocked' },
  card_total_zero: { status: 422, message: 'card_total_zero' },
  payment_completed: { status: 409, message: 'payment_completed' },
  payment_open: { status: 409, message: 'payment_open' },
  payment_not_open: { status: 409, message: 'payment_not_open' },
  spending_blocked: { status: 403, message: 'spending_blocked' },

  order_not_found: { status: 404, message: 'order_not_found' },
  order_state_wrong: { status: 409, message: 'order_state_wrong' },
  refund_too_much: { status: 422, message: 'refund_too_much' },
  refund_to_card_impossible: { status: 422, message: 'refund_to_card_impossible' },
  deposit_used: { status: 409, message: 'deposit_used' },

  offer_invalid: { status: 422, message: 'offer_submit_failed' },
  offer_not_found: { status: 404, message: 'offer_not_found' },
  offer_state_wrong: { status: 409, message: 'offer_state_wrong' },
  offer_moved_on: { status: 409, message: 'offer_moved_on' },
  offers_off: { status: 403, message: 'offers_off' },
  offers_too_many: { status: 409, message: 'offers_too_many' },
  offer_open_already: { status: 409, message: 'offer_open_already' },
  counter_changed: { status: 409, message: 'counter_changed' },
  counter_expired: { status: 409, message: 'counter_expired' },
  trade_link_required: { status: 422, message: 'trade_link_required' },
  payout_invalid: { status: 422, message: 'payout_request_failed' },
  payout_not_found: { status: 404, message: 'payout_not_found' },
  payout_state_wrong: { status: 409, message: 'payout_state_wrong' },
  payout_paused: { status: 403, message: 'payout_paused' },
  payout_method_unavailable: { status: 422, message: 'payout_request_failed' },
  payouts_none: { status: 409, message: 'payouts_none' },
  debtor_missing: { status: 409, message: 'debtor_missing' },
  bank_file_unreadable: { status: 422, message: 'bank_file_unreadable' },

  amount_invalid: { status: 422, message: 'amount_invalid' },
  amount_below_minimum: { status: 422, message: 'amount_below_minimum' },
  amount_above_maximum: { status: 422, message: 'amount_above_maximum' },
  currency_code_invalid: { status: 422, message: 'currency_code_invalid' },

  ...deskRefusals,
} as const satisfies Record<string, RefusalShape>

export type Refusal = keyof typeof refusals
