/** Where the customer is signed in. */
export const deviceTexts = {} as const
