/** Mails about the delivery of an order and about refunds. */
export const orderStateMailTexts = {} as const
