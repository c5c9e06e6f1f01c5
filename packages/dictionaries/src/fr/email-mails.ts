import type { emailMailTexts as english } from '../en/email-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about a change of the e-mail. */
export const emailMailTexts: Translation<typeof english> = {}
