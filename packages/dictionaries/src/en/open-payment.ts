/** An open card payment: what is held, for how long, and what can be done. */
export const openPaymentTexts = {
  open_payment_label: 'Open card payment',
  open_payment_title: 'Reserved for you: {time}',
  'open_payment_text#one': '{count} item for {sum} ({converted}). Nothing is charged until you pay on the card page.',
  'open_payment_text#other':
    '{count} items for {sum} ({converted}). Nothing is charged until you pay on the card page.',
  open_payment_continue: 'Continue payment',
  open_payment_cancel: 'Cancel payment',
  open_payment_cancelling: 'Cancelling...',
  open_payment_cancelled: 'Payment cancelled. Nothing was charged.',
  open_payment_cancel_failed: 'The payment could not be cancelled. Please try again.',
  open_payment_processing: 'The bank is already working on this payment. It cannot be cancelled now.',
  open_payment_over_title: 'The time is up',
  open_payment_over: 'The card page has closed. We are asking the provider how it ended.',
  'open_payment_left#one': '{count} minute is left to pay.',
  'open_payment_left#other': '{count} minutes are left to pay.',
  open_payment_ended: 'The reservation has ended and nothing was charged. Your items are free again.',
  open_payment_replaced: 'Paying again ends the open card payment and starts a new one.',
} as const
