/** Mails about API keys. */
export const apiKeyMailTexts = {} as const
