/** Mails about disputed charges. */
export const disputeMailTexts = {} as const
