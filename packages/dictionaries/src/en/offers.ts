/** Selling to the shop: the list of offers and one offer. */
export const offerTexts = {} as const
