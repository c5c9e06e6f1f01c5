import { createHash, randomBytes } from 'node:crypto'

const secretBytes = 32
const secretShape = /^[A-Za-z0-9_-]{43}$/

/** A fresh secret for a cookie, a page token or a mailed link: 32 random bytes as base64url, 43 characters. */
export const createSecret = (): string => randomBytes(secretBytes).toString('base64url')

/** What the database keeps of a secret. SHA-256 is enough: nobody guesses 256 random bits. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** Whether a text from outside could be one of our secrets at all; spares the database anything else. */
export const looksLikeSecret = (text: string | undefined): text is string =>
  text !== undefined && secretShape.test(text)

/** The hash of a text from outside; null for what could be none of our secrets. */
export const hashIfSecret = (text: string | undefined): Buffer | null =>
  looksLikeSecret(text) ? hashSecret(text) : null
