import { createHash, timingSafeEqual } from 'node:crypto'
import type { Problem } from './problem.ts'

/** The problem with an Authorization header, or null when it carries the secret key (API reference, Authentication). */
export const checkSecretKey = (authorization: string | undefined, secretKey: string): Problem | null => {
  const [, sent] = /^Bearer (\S+)$/i.exec(authorization ?? '') ?? []
  if (sent === undefined) {
    const message = 'You did not provide an API key. Send it as a bearer token in the Authorization header.'
    return { status: 401, type: 'invalid_request_error', message }
  }
  // Hashed first: the comparison needs equal lengths, and its time must say nothing about the key.
  if (timingSafeEqual(digest(sent), digest(secretKey))) return null
  return { status: 401, type: 'invalid_request_error', message: `Invalid API Key provided: ****${sent.slice(-4)}` }
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
