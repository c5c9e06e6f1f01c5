import { sessionMessages } from '@pandrop/contract/messages/session'

/** Texts by field name, first one first: the `errors` of the wire, in the visitor's language. */
type FieldTexts = Record<string, string[]>

/** What came back over the wire: the HTTP status and the parsed JSON or the file, undefined where it was neither. */
export interface WireAnswer {
  httpStatus: number
  body: unknown
}

interface FailureDetail {
  /** a refusal's name, or `network`, `timeout`, `unreadable`, `left_session` where no refusal was read */
  code: string
  /** the text to show, in the visitor's language; empty where the server sent none */
  message: string
  /** 0 where nothing was answered */
  httpStatus: number
  fieldErrors?: FieldTexts
  /** the whole envelope, for refusals that carry more, such as the new cart of `price_changed` */
  envelope?: Readonly<Record<string, unknown>>
}

/** The one way in which a call fails, whatever went wrong. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'
  readonly code: string
  readonly httpStatus: number
  readonly fieldErrors: FieldTexts
  readonly envelope: Readonly<Record<string, unknown>>

  constructor(detail: FailureDetail) {
    super(detail.message)
    this.code = detail.code
    this.httpStatus = detail.httpStatus
    this.fieldErrors = detail.fieldErrors ?? {}
    this.envelope = detail.envelope ?? {}
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Field texts are lists; a bare text counts as a list of one. */
const readFieldErrors = (errors: unknown): FieldTexts => {
  if (!isRecord(errors)) return {}
  const fields: FieldTexts = {}
  for (const [field, texts] of Object.entries(errors)) {
    const list = (Array.isArray(texts) ? texts : [texts]).filter((text) => typeof text === 'string')
    if (list.length > 0) fields[field] = list
  }
  return fields
}

/**
 * Reads a refused answer. The first field error replaces the message (docs/behaviour/wire.md#message-order).
 * @param answer any answer that is not a success, JSON or not
 */
export const readFailure = ({ httpStatus, body }: WireAnswer): ApiFailure => {
  const envelope = isRecord(body) ? body : {}
  const fieldErrors = readFieldErrors(envelope.errors)
  const message = Object.values(fieldErrors)[0]?.[0] ?? envelope.message
  return new ApiFailure({
    code: typeof envelope.code === 'string' ? envelope.code : 'unreadable',
    message: typeof message === 'string' ? message : '',
    httpStatus,
    fieldErrors,
    envelope,
  })
}

/**
 * Names what kept a request from being answered at all.
 * @param cause what fetch threw
 * @returns a failure without a message; the screen has its own text for both codes
 */
export const readInterruption = (cause: unknown): ApiFailure => {
  const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError'
  return new ApiFailure({ code: timedOut ? 'timeout' : 'network', message: '', httpStatus: 0 })
}

/** A failure as it was thrown, or a bug dressed as one, so that screens handle a single type. */
export const asFailure = (cause: unknown): ApiFailure =>
  cause instanceof ApiFailure ? cause : new ApiFailure({ code: 'unreadable', message: '', httpStatus: 0 })

/** The answer to a personal call of a session that this page has left meanwhile; it may be somebody else's by now. */
export const leftSession = (): ApiFailure => new ApiFailure({ code: 'left_session', message: '', httpStatus: 0 })

/** Nothing to tell: whoever made the call is no longer there. */
export const isOfLeftSession = (failure: ApiFailure): boolean => failure.code === 'left_session'

/** The session is over: the client signs out (docs/behaviour/accounts.md#session-expired). */
export const isSessionExpired = (failure: ApiFailure): boolean => failure.httpStatus === 401

/** The message is the marker and is never translated (docs/behaviour/wire.md#untranslated). */
export const isUnverified = (failure: ApiFailure): boolean =>
  failure.httpStatus === 403 && failure.envelope.message === sessionMessages.email_not_verified

/** Nobody knows whether the request took effect: it may be sent again with its old idempotency key. */
export const isIndefinite = (failure: ApiFailure): boolean =>
  failure.httpStatus === 0 ||
  failure.httpStatus === 429 ||
  failure.httpStatus >= 500 ||
  failure.code === 'still_running'
