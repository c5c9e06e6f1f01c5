import type { sellTexts as english } from '../en/sell.ts'
import type { Translation } from '../translation.ts'

/** The form that proposes a skin to the shop. */
export const sellTexts: Translation<typeof english> = {}
