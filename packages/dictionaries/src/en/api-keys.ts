/** Keys for programs of the customer. */
export const apiKeyTexts = {} as const
