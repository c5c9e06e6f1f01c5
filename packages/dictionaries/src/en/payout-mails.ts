/** Mails about payouts. */
export const payoutMailTexts = {} as const
