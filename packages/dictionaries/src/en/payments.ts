/** Success, failure and pending pages. */
export const paymentTexts = {
  payment_success_title: 'Payment successful',
} as const
