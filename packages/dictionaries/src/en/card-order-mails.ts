/** Mails about orders paid by card. */
export const cardOrderMailTexts = {} as const
