/** Asking for a payout. */
export const payoutTexts = {} as const
