import type { passwordTexts as english } from '../en/password.ts'
import type { Translation } from '../translation.ts'

/** Changing and resetting a password. */
export const passwordTexts: Translation<typeof english> = {}
