/** Top-ups, card payments, histories (docs/behaviour/wire.md#fixed-messages). */
export const paymentMessages = {
  checkout_failed: 'Checkout failed',
  payment_link_missing: 'Could not retrieve payment link. Please try again.',
  payment_processing_failed: 'Payment processing failed.',
  payment_submitted: 'Payment submitted successfully',
  payment_not_processed: "We couldn't process your payment. Please try again or use a different payment method.",
  payment_being_processed: 'Payment is being processed. Status: {status}',
  amount_invalid: 'Please enter a valid amount',
  amount_below_minimum: 'Minimum top-up amount: {min}',
  transactions_none: 'No transactions found',
  orders_none: 'No orders found',
} as const
