/** Mails about offers. */
export const offerMailTexts = {} as const
