import type { payoutMailTexts as english } from '../en/payout-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about payouts. */
export const payoutMailTexts: Translation<typeof english> = {}
