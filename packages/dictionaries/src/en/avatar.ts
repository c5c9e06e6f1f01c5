/** The picture of the customer. */
export const avatarTexts = {} as const
