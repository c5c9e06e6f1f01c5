/** One order: timeline, delivery, amounts. */
export const orderDetailsTexts = {} as const
