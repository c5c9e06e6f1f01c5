import type { offerMailTexts as english } from '../en/offer-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about offers. */
export const offerMailTexts: Translation<typeof english> = {}
