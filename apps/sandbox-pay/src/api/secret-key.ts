import { isKey, sentKey } from '@pandrop/sandbox/access'
import type { Problem } from './problem.ts'

/** The problem with an Authorization header, or null when it carries the secret key (API reference, Authentication). */
export const checkSecretKey = (authorization: string | undefined, secretKey: string): Problem | null => {
  const sent = sentKey(authorization)
  if (sent === undefined) {
    const message = 'You did not provide an API key. Send it as a bearer token in the Authorization header.'
    return { status: 401, type: 'invalid_request_error', message }
  }
  if (isKey(sent, secretKey)) return null
  return { status: 401, type: 'invalid_request_error', message: `Invalid API Key provided: ****${sent.slice(-4)}` }
}
