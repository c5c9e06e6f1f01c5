/** Card payments: what the card page calls them, why one ended, and the mails about top-ups. */
export const paymentMailTexts = {
  payment_description_purchase: 'Order of CS2 skins',
  payment_description_topup: 'Balance top-up',

  payment_reason_cancelled: 'You cancelled the payment. Nothing was charged.',
  payment_reason_expired: 'The payment page has expired. Nothing was charged.',
  payment_reason_not_opened: 'The payment page could not be opened. Nothing was charged.',
  payment_reason_session_unknown: 'The payment page has expired. Nothing was charged.',
  payment_reason_payment_failed: 'Your bank did not complete the payment. Please try again or use another card.',
  payment_reason_mismatch: 'The payment does not match what was agreed. We are looking into it and will write to you.',

  mail_deposit_succeeded_subject: 'Your payment of {charged} has arrived',
  mail_deposit_succeeded_title: 'Your balance was topped up',
  mail_deposit_succeeded_text:
    'Hello {name}, we have received your card payment of {charged} on {date}. {credited} were added to your balance.',
  mail_deposit_succeeded_note:
    'This confirms your payment. A top-up is not a purchase, so it carries no VAT: tax is stated in the ' +
    'confirmation of what you buy with it. Payment number: {payment}',
  mail_deposit_succeeded_button: 'View payment history',

  mail_deposit_cancelled_subject: 'Your top-up of {charged} was not completed',
  mail_deposit_cancelled_title: 'Your top-up was not completed',
  mail_deposit_cancelled_text: 'Hello {name}, your top-up of {charged} has ended. {reason}',
  mail_deposit_cancelled_note: 'You can top up your balance again at any time. Payment number: {payment}',
  mail_deposit_cancelled_button: 'Go to my account',

  mail_deposit_failed_subject: 'There is a problem with your top-up of {charged}',
  mail_deposit_failed_title: 'There is a problem with your top-up',
  mail_deposit_failed_text: 'Hello {name}, your top-up of {charged} could not be added to your balance. {reason}',
  mail_deposit_failed_note: 'Payment number: {payment}',
  mail_deposit_failed_button: 'View payment history',
} as const
