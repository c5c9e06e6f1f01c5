import type { passwordMailTexts as english } from '../en/password-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about passwords. */
export const passwordMailTexts: Translation<typeof english> = {}
