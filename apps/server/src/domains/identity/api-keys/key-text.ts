import { createSecret, looksLikeSecret } from '../accounts/secret.ts'

// A name at its front lets programs that look for lost secrets recognise a key of ours.
const prefix = 'pdk_'

/** A fresh key: its prefix and 43 characters of secret. */
export const createApiKeyText = (): string => `${prefix}${createSecret()}`

/** Whether a bearer token wants to be an API key. A page's token may look so by chance, but comes with a cookie. */
export const claimsToBeApiKey = (token: string | undefined): token is string => token?.startsWith(prefix) === true

/** Whether it could be a key of ours at all; spares the database anything else. */
export const looksLikeApiKey = (key: string): boolean => looksLikeSecret(key.slice(prefix.length))
