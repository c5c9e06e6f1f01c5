import type { Answer, Call, Route, Sent } from '@pandrop/contract/call'
import type { CallOf } from '@pandrop/contract/calls'
import { depositStatus, getLocalizations } from '@pandrop/contract/routes'
import { ApiFailure, readFailure, type WireAnswer } from './errors.ts'

type PartNames = 'params' | 'query' | 'body'

/** A call that takes a file cannot be made without one, and no other call can be made with one. */
type FileInput<C extends Call> = C extends { upload: { filesMax: number } }
  ? { file: readonly Blob[] }
  : C extends { upload: object }
    ? { file: Blob }
    : { file?: undefined }

type PartInput<C extends Call, Name extends PartNames> =
  C extends Record<Name, NonNullable<Call[Name]>>
    ? undefined extends Sent<C, Name>
      ? { [Part in Name]?: Sent<C, Name> }
      : Partial<Record<never, never>> extends Sent<C, Name>
        ? { [Part in Name]?: Sent<C, Name> }
        : { [Part in Name]: Sent<C, Name> }
    : { [Part in Name]?: undefined }

/** What a call is sent with; parts without required fields may be left out. */
export type CallInput<C extends Call> = PartInput<C, 'params'> &
  PartInput<C, 'query'> &
  PartInput<C, 'body'> &
  FileInput<C> & {
    /** of idempotent calls: one per attempt (idempotency.ts) */
    idempotencyKey?: string
    /** the caller's wish to give up, such as a left page */
    signal?: AbortSignal
  }

/** The input of `send`: a required argument only where a part has required fields. */
export type CallArguments<C extends Call> =
  Partial<Record<never, never>> extends CallInput<C> ? [input?: CallInput<C>] : [input: CallInput<C>]

/** Currency (ISO 4217) and language (id or ISO 639-1) that every request adds; empty while nothing was chosen. */
export interface Locale {
  currency: string
  language: string
}

/** One request as it goes over the wire. */
export interface WireRequest {
  route: Route
  /** below the API base, with its query */
  path: string
  /** JSON text; absent for GET */
  body?: string
  /** goes as multipart/form-data, in place of a body */
  file?: Blob | readonly Blob[]
  idempotencyKey?: string
  signal?: AbortSignal
}

/** Carries a request to the server: fetch in the browser, a direct call while rendering. */
export type Transport = (request: WireRequest) => Promise<WireAnswer>

export interface ApiClient {
  /**
   * Makes the call of a route, as the contract declares it; which call that is follows from the route.
   * @returns the answer of a success; everything else throws an ApiFailure
   */
  send<R extends Route, C extends Call = CallOf<R>>(route: R, ...input: CallArguments<C>): Promise<Answer<C>>
}

interface ClientOptions {
  transport: Transport
  locale: () => Locale
  /** hears of every failure before the caller does */
  onFailure?: (failure: ApiFailure, route: Route) => void
}

interface LooseInput {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: Record<string, unknown> | null
  file?: Blob | readonly Blob[]
  idempotencyKey?: string
  signal?: AbortSignal
}

/** These two answer without the envelope (docs/behaviour/wire.md#deposit-status-bare). */
const bareAnswers: readonly string[] = [depositStatus.path, getLocalizations.path]

/** Lists become comma lists, absent values are left out; names are sorted, so that equal queries are equal texts. */
const writeQuery = (values: Record<string, unknown>): string => {
  const search = new URLSearchParams()
  for (const name of Object.keys(values).sort()) {
    const value = values[name]
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '')
    if (text !== '') search.set(name, text)
  }
  return search.toString()
}

const fillPath = (path: string, params: Record<string, unknown> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))

const writeRequest = (route: Route, input: LooseInput, { currency, language }: Locale): WireRequest => {
  const locale = { currency: currency || undefined, lang_id: language || undefined }
  const path = fillPath(route.path, input.params)
  const rest = { idempotencyKey: input.idempotencyKey, signal: input.signal }
  if (input.file)
    return { route, path: `${path}?${writeQuery({ ...input.query, ...locale })}`, file: input.file, ...rest }
  // A currency that the call names itself is meant.
  if (route.method !== 'GET') return { route, path, body: JSON.stringify({ ...locale, ...input.body }), ...rest }
  return { route, path: `${path}?${writeQuery({ ...input.query, ...locale })}`, ...rest }
}

const isSuccess = (route: Route, { httpStatus, body }: WireAnswer): boolean => {
  if (httpStatus < 200 || httpStatus > 299 || typeof body !== 'object' || body === null) return false
  if (body instanceof Blob) return true
  return bareAnswers.includes(route.path) || ('status' in body && body.status === 'OK')
}

/**
 * A client of the contract's calls over any transport.
 * @param options.locale read at every call, so a changed choice counts at once
 */
export const createClient = ({ transport, locale, onFailure }: ClientOptions): ApiClient => ({
  async send<C extends Call>(route: Route, ...[input]: CallArguments<C>): Promise<Answer<C>> {
    try {
      const answer = await transport(writeRequest(route, (input ?? {}) as LooseInput, locale()))
      // The server validates its answers against the same contract, so the client only checks the envelope.
      if (isSuccess(route, answer)) return answer.body as Answer<C>
      throw readFailure(answer)
    } catch (cause) {
      if (cause instanceof ApiFailure) onFailure?.(cause, route)
      throw cause
    }
  },
})
