/** Success, failure and pending pages. */
export const paymentTexts = {
  payment_success_topup_title: 'Balance topped up',
  payment_success_topup_text: 'Your payment has arrived and was added to your balance.',
  payment_success_purchase_title: 'Thank you for your order',
  payment_success_purchase_text: 'It is paid. We send the trade offer to your Steam trade link and tell you by email.',
  payment_success_balance: 'Balance: {amount} {currency}',
  'payment_success_cart#one': '{count} item is waiting in your cart',
  'payment_success_cart#other': '{count} items are waiting in your cart',
  payment_view_transactions: 'View transactions',
  payment_view_orders: 'View order history',
  payment_return_home: 'Return home',
  payment_continue_shopping: 'Continue shopping',
  payment_failed_title: 'Payment failed',
  payment_retry: 'Try again',
  payment_pending_title: 'Payment in progress',
  payment_pending_text: 'You can leave this page. The payment goes on without it.',
  payment_pending_unanswered: 'No answer from the shop. We keep asking.',
} as const
