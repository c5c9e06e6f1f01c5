import type { Transport, WireRequest } from './client.ts'
import { readInterruption, type WireAnswer } from './errors.ts'
import { readToken } from './session-marker.ts'

/** Specification section 9, Timing. */
const timeoutMilliseconds = 20_000

const csrfPath = '/sanctum/csrf-cookie'

/** These always start from a fresh CSRF cookie (specification section 7). */
const freshCsrfPaths: readonly string[] = ['/login', '/register']

const readCsrfToken = (): string | undefined => {
  const cookie = document.cookie.split('; ').find((pair) => pair.startsWith('XSRF-TOKEN='))
  return cookie && decodeURIComponent(cookie.slice('XSRF-TOKEN='.length))
}

const addressOf = (path: string): string => (path.startsWith(csrfPath) ? path : `/api${path}`)

const readBody = async (response: Response): Promise<unknown> => {
  try {
    return await response.json()
  } catch {
    return undefined
  }
}

const withTimeout = (signal: AbortSignal | undefined): AbortSignal => {
  const timeout = AbortSignal.timeout(timeoutMilliseconds)
  return signal ? AbortSignal.any([signal, timeout]) : timeout
}

const ask = async (address: string, init: RequestInit, signal?: AbortSignal): Promise<WireAnswer> => {
  try {
    const response = await fetch(address, { ...init, credentials: 'include', signal: withTimeout(signal) })
    return { httpStatus: response.status, body: await readBody(response) }
  } catch (cause) {
    // A caller that gave up wants its own reason back, not a failure to show.
    if (signal?.aborted) throw signal.reason
    throw readInterruption(cause)
  }
}

const fetchCsrfCookie = (): Promise<WireAnswer> => ask(csrfPath, { headers: { accept: 'application/json' } })

const headersOf = (request: WireRequest): Record<string, string> => {
  const headers: Record<string, string> = { accept: 'application/json' }
  const token = readToken()
  if (token) headers.authorization = `Bearer ${token}`
  if (request.body === undefined) return headers
  headers['content-type'] = 'application/json'
  const csrf = readCsrfToken()
  if (csrf) headers['x-xsrf-token'] = csrf
  if (request.idempotencyKey) headers['idempotency-key'] = request.idempotencyKey
  return headers
}

const sendOnce = (request: WireRequest): Promise<WireAnswer> =>
  ask(
    addressOf(request.path),
    { method: request.call.method, headers: headersOf(request), body: request.body },
    request.signal,
  )

const isCsrfMismatch = ({ body }: WireAnswer): boolean =>
  typeof body === 'object' && body !== null && 'code' in body && body.code === 'csrf_mismatch'

/**
 * Requests by fetch, with the session cookie, the bearer token and, for unsafe calls, the CSRF token.
 * A CSRF token that is out of date is renewed once: the refused request had no effect.
 */
export const browserTransport: Transport = async (request) => {
  if (request.body === undefined) return sendOnce(request)
  if (freshCsrfPaths.includes(request.path) || !readCsrfToken()) await fetchCsrfCookie()
  const answer = await sendOnce(request)
  if (!isCsrfMismatch(answer)) return answer
  await fetchCsrfCookie()
  return sendOnce(request)
}
