import type { disputeMailTexts as english } from '../en/dispute-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about disputed charges. */
export const disputeMailTexts: Translation<typeof english> = {}
