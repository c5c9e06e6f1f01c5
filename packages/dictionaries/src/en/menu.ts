/** The menu of small screens. */
export const menuTexts = {
  nav_cart: 'Cart',
  nav_account: 'Account',
  menu_log_out: 'Logout',
  menu_close: 'Close menu',
  menu_label: 'Menu',
  top_up: 'Top up',
} as const
