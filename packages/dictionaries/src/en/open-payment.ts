/** An open card payment: what is held, for how long, and what can be done. */
export const openPaymentTexts = {} as const
