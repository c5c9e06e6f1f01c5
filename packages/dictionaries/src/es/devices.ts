import type { deviceTexts as english } from '../en/devices.ts'
import type { Translation } from '../translation.ts'

/** Where the customer is signed in. */
export const deviceTexts: Translation<typeof english> = {}
