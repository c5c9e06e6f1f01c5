/** Mails about passwords. */
export const passwordMailTexts = {} as const
