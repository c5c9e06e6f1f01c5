/** Mails about devices. */
export const deviceMailTexts = {} as const
