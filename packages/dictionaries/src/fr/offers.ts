import type { offerTexts as english } from '../en/offers.ts'
import type { Translation } from '../translation.ts'

/** Selling to the shop: the list of offers and one offer. */
export const offerTexts: Translation<typeof english> = {}
