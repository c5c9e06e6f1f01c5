import { csrfCookie, login, register } from '@pandrop/contract/routes'
import type { Transport, WireRequest } from './client.ts'
import { leftSession, readInterruption, type WireAnswer } from './errors.ts'
import { readToken } from './session-marker.ts'

/** docs/behaviour/wire.md#timeout */
const answerMilliseconds = 20_000

/** A picture of 5 MB over a slow line. */
const uploadMilliseconds = 60_000

/** A long file over a slow line. */
const downloadMilliseconds = 600_000

interface TransportOptions {
  /** the API's host; the page's own when empty */
  origin?: string
  /** how long an answer may take */
  timeoutMilliseconds?: number
  /** the page's bearer token; the back office has none, its cookie alone is its session */
  token?: () => string | null
}

/** These always start from a fresh CSRF cookie (docs/behaviour/wire.md#csrf). */
const freshCsrfPaths: readonly string[] = [login.path, register.path]

const readCsrfToken = (): string | undefined => {
  const cookie = document.cookie.split('; ').find((pair) => pair.startsWith('XSRF-TOKEN='))
  return cookie && decodeURIComponent(cookie.slice('XSRF-TOKEN='.length))
}

/** Kinds of files that calls answer with. */
const fileTypes = /^(application\/(pdf|zip|octet-stream)|text\/csv|image\/webp)$/

const typeOf = ({ headers }: Response): string => headers.get('content-type')?.split(';')[0] ?? ''

const fileOf = async (response: Response): Promise<File> => {
  const [, name = ''] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
  return new File([await response.blob()], name, { type: typeOf(response) })
}

/** Parsed JSON or a file; undefined where the answer was neither. A connection that breaks meanwhile still throws. */
const readBody = async (response: Response): Promise<unknown> => {
  if (fileTypes.test(typeOf(response))) return fileOf(response)
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Ends with the caller's patience or with ours, whichever is shorter. */
const patience = (signal: AbortSignal | undefined, milliseconds: number): AbortSignal => {
  const timeout = AbortSignal.timeout(milliseconds)
  return signal ? AbortSignal.any([signal, timeout]) : timeout
}

const isUnsafe = ({ body, file }: WireRequest): boolean => body !== undefined || file !== undefined

const formOf = (files: Blob | readonly Blob[]): FormData => {
  const form = new FormData()
  for (const file of [files].flat()) form.append('file', file)
  return form
}

const headersOf = (request: WireRequest, token: string | null): Record<string, string> => {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (token) headers.authorization = `Bearer ${token}`
  if (!isUnsafe(request)) return headers
  // The browser names the type of a form itself, with the boundary that it chose.
  if (!request.file) headers['content-type'] = 'application/json'
  const csrf = readCsrfToken()
  if (csrf) headers['x-xsrf-token'] = csrf
  if (request.idempotencyKey) headers['idempotency-key'] = request.idempotencyKey
  return headers
}

const unsafeUnderWay = new Set<Promise<WireAnswer>>()

let unsafeSucceeded = 0

/** Counts unsafe calls: each that succeeds may have given the session another cookie. */
const counting = async (request: WireRequest, sent: Promise<WireAnswer>): Promise<WireAnswer> => {
  if (!isUnsafe(request)) return sent
  unsafeUnderWay.add(sent)
  try {
    const answer = await sent
    if (answer.httpStatus < 300) unsafeSucceeded += 1
    return answer
  } finally {
    unsafeUnderWay.delete(sent)
  }
}

const isCsrfMismatch = ({ body }: WireAnswer): boolean =>
  typeof body === 'object' && body !== null && 'code' in body && body.code === 'csrf_mismatch'

/**
 * Requests by fetch, with the session cookie, the bearer token where there is one and, for unsafe calls, the CSRF
 * token. What was refused had no effect, and is sent once more where it came with a CSRF token that is out of date, or
 * with the session's cookie of before a call that crossed it and proved who sits there
 * (docs/behaviour/accounts.md#session-expired).
 */
export const fetchTransport = (options: TransportOptions = {}): Transport => {
  const { origin = '', timeoutMilliseconds = answerMilliseconds, token: tokenOf = readToken } = options

  const ask = async (
    path: string,
    init: RequestInit,
    signal?: AbortSignal,
    milliseconds = timeoutMilliseconds,
  ): Promise<WireAnswer> => {
    try {
      const response = await fetch(origin + path, {
        ...init,
        credentials: 'include',
        signal: patience(signal, milliseconds),
      })
      return { httpStatus: response.status, body: await readBody(response) }
    } catch (cause) {
      // A caller that gave up wants its own reason back, not a failure to show.
      if (signal?.aborted) throw signal.reason
      throw readInterruption(cause)
    }
  }

  const renewCsrfCookie = () => ask(csrfCookie.path, { headers: { accept: 'application/json' } })

  const sendOnce = async (request: WireRequest): Promise<WireAnswer> => {
    const token = tokenOf()
    const answer = await ask(
      `/api${request.path}`,
      {
        method: request.route.method,
        headers: headersOf(request, token),
        body: request.file ? formOf(request.file) : request.body,
      },
      request.signal,
      request.file ? uploadMilliseconds : request.route.long && downloadMilliseconds,
    )
    // One customer's answer must not be shown, nor their expired session ended, under the session of the next.
    if (request.route.access !== 'public' && tokenOf() !== token) throw leftSession()
    return answer
  }

  const sendCrossed = async (request: WireRequest): Promise<WireAnswer> => {
    const succeededBefore = unsafeSucceeded
    const answer = await counting(request, sendOnce(request))
    if (answer.httpStatus !== 401 || request.route.access === 'public') return answer
    await Promise.allSettled(unsafeUnderWay)
    return unsafeSucceeded === succeededBefore ? answer : sendOnce(request)
  }

  return async (request) => {
    if (!isUnsafe(request)) return sendCrossed(request)
    if (freshCsrfPaths.includes(request.path) || !readCsrfToken()) await renewCsrfCookie()
    const answer = await sendCrossed(request)
    if (!isCsrfMismatch(answer)) return answer
    await renewCsrfCookie()
    return sendCrossed(request)
  }
}
