/** What happened to a customer, and what of it is mailed. */
export const notificationTexts = {
  notifications_title: 'Notifications',
  notifications_kind_orders: 'Orders',
  notifications_kind_payments: 'Payments and balance',
  notifications_kind_offers: 'Offers',
  notifications_kind_payouts: 'Payouts',
  notifications_kind_deals: 'Personal deals',
  notifications_kind_price_alerts: 'Price alerts',
  notifications_kind_saved_searches: 'Saved searches',
  notifications_kind_security: 'Security',
  notifications_empty: 'Nothing here yet',
  notifications_empty_text: 'What happens to your orders, offers, payouts and price alerts shows up here.',
  notifications_load_failed: 'Your notifications did not load',
  notifications_more: 'Show older ones',
  notifications_more_failed: 'The older ones did not load',
  notifications_new: 'New',
  notifications_all: 'See all notifications',
  mail_choices_title: 'What is mailed too',
  mail_choices_text:
    'Everything shows up here. Choose what comes by mail as well: confirmations, refunds, what you owe ' +
    'and security mails always do.',
  mail_choices_load_failed: 'Your choices did not load',
  mail_choices_failed: 'Your choice was not saved',
  unsubscribed_kind_text: '{kind}: no more mails that can be stopped. You still see everything in your account.',
  unsubscribe_choices: 'Choose your mails',
} as const
