/** Mails about a change of the e-mail. */
export const emailMailTexts = {} as const
