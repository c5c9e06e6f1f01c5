/** The forms of the profile. */
export const profileTexts = {} as const
