/** An account that its owner has deleted, and keeps after all. */
export const accountDeletionTexts = {
  deletion_title: 'Delete account',
  deletion_text:
    'Your account, and what we keep about you in it, can be deleted. You have 14 days to think better of it.',
  deletion_open: 'Delete my account',
  deletion_load_failed: 'Whether your account is to be deleted could not be loaded',
  deletion_check_failed: 'What is still open in your account could not be loaded',
  deletion_question: 'Delete your account?',
  deletion_goes_title: 'What goes',
  deletion_goes:
    'Name, e-mail, phone, address, trade link and picture, where you are signed in, API keys, cart, ' +
    'wishlist, mails to you and copies of your data.',
  deletion_stays_title: 'What the law keeps',
  deletion_stays:
    'Receipts, credit notes and payment confirmations, sealed, for ten years after the year in which they ' +
    'were issued; and what was bought, sold and paid, without your name.',
  deletion_days_title: 'The next 14 days',
  deletion_days:
    'You can sign in and keep your account with one press. Nothing new can begin: no purchase, top-up, offer ' +
    'or payout. Your API keys end at once.',
  deletion_confirm: 'Delete it in 14 days',
  deletion_not_now: 'Not now',
  deletion_close: 'Close',
  deletion_ask_failed: 'Your account could not be deleted',
  deletion_hindered: 'Before your account can be deleted, this has to come to its end:',
  deletion_hindrance_balance: 'Money on your balance: spend it',
  deletion_hindrance_debt: 'Money that you owe after a disputed payment',
  deletion_hindrance_orders: 'Orders that are not finally delivered or ended',
  deletion_hindrance_offers: 'Offers that are open',
  deletion_hindrance_payouts: 'Payouts on their way',
  deletion_hindrance_refunds: 'Refunds on their way',
  deletion_hindrance_disputes: 'Payments that are disputed',
  deletion_hindrance_payments: 'Card payments under way',
  deletion_hindrance_deals: 'A personal deal that waits for you',
  deletion_hindrance_review: 'Something about your money that we still decide',
  deletion_bar: 'Your account will be deleted on {date}',
  deletion_bar_text: 'Until then you can keep it. Meanwhile nothing new can begin.',
  deletion_keep: 'Keep my account',
  deletion_kept: 'Your account stays',
  deletion_keep_failed: 'Your account could not be kept',
} as const
