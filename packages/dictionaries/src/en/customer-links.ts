/** What a signed-in visitor has in the header, and in the menu of small screens. */
export const customerLinkTexts = {
  nav_wishlist: 'Wishlist',
  nav_profile: 'My profile',
  nav_payments: 'Payment history',
  nav_orders: 'Order history',
  nav_deals: 'Personal deals',
  nav_notifications: 'Notifications',
  nav_notifications_count: 'Notifications, {count} new',
  nav_notifications_unread: '{count} new',
  'nav_deals_open#one': '{count} open deal',
  'nav_deals_open#other': '{count} open deals',
  nav_log_out: 'Log out',
  profile_menu_label: 'Your account: {name}',
  top_up_balance: 'Top up balance',
  cart_label: 'Cart',
  'cart_label_count#one': 'Cart, {count} item',
  'cart_label_count#other': 'Cart, {count} items',
} as const
