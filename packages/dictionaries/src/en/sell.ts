/** The form that proposes a skin to the shop. */
export const sellTexts = {} as const
