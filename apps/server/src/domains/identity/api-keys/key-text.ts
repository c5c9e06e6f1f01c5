import { createSecret, looksLikeSecret } from '../accounts/secret.ts'

/** How keys of one kind are written: their prefix and 43 characters of secret. */
const writtenWith = (prefix: string) => ({
  /** a fresh key */
  create: (): string => `${prefix}${createSecret()}`,
  /** whether a bearer token wants to be one; a page's token may look so by chance, but comes with a cookie */
  claims: (token: string | undefined): token is string => token?.startsWith(prefix) === true,
  /** whether it could be one of ours at all; spares the database anything else */
  looksLike: (key: string): boolean => looksLikeSecret(key.slice(prefix.length)),
})

// A name at its front lets programs that look for lost secrets recognise a key of ours.
/** Keys of customers. */
export const customerKeys = writtenWith('pdk_')

/** Keys of the operators' own programs. */
export const operatorKeys = writtenWith('pdo_')
