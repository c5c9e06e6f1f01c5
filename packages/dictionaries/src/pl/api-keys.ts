import type { apiKeyTexts as english } from '../en/api-keys.ts'
import type { Translation } from '../translation.ts'

/** Keys for programs of the customer. */
export const apiKeyTexts: Translation<typeof english> = {}
