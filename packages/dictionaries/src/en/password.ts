/** Changing and resetting a password. */
export const passwordTexts = {} as const
