import type * as z from 'zod/mini'
import type { ApiScope } from './api-scopes.ts'
import type { Refusal } from './refusals.ts'
import type { StaffKeyAccess } from './staff/key-scopes.ts'

/**
 * public: anybody; signed_in: cookie and token; verified: also with a verified e-mail (docs/behaviour/wire.md#access).
 * In the back office: staff: every role with both factors; administrator: that role alone; staff_stage: also a session
 * that still waits for its second factor, for the calls that bring it.
 */
export type Access = 'public' | 'signed_in' | 'verified' | StaffAccess

export type StaffAccess = 'staff' | 'administrator' | 'staff_stage'

/** Where a call stands and who may make it: what a browser needs to make it, without schemas. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT'
  /** below the API base, with :params; that of the CSRF cookie alone stands at the host's root */
  path: `/${string}`
  access: Access
  /** moves money or sells an item: takes an Idempotency-Key (docs/behaviour/wire.md#idempotency-key) */
  idempotent?: true
  /** answers with a file that may be long: who asks waits for ten minutes */
  long?: true
}

/** What goes in, what comes out and which refusals a call may answer with. */
interface Declaration {
  /** one line for the OpenAPI page */
  summary: string
  params?: z.ZodMiniType
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  /** bytes that its body may have, where that is more than any other call's */
  bodyBytesMax?: number
  /** z.file() with its z.mime: a file of its own instead of the envelope; refusals come in theirs as ever */
  answer: z.ZodMiniType
  /** refusals beyond those of the request pipeline (unreadable, invalid, not signed in, not verified, too many) */
  refusals: readonly Refusal[]
  /**
   * in the back office: asks for a password or second factor that was given in this session at most so many minutes
   * ago, else refuses proof_required
   */
  proofMinutes?: number
  /** pages ask it by themselves, looked at or not: it does not count as somebody being there */
  unattended?: true
  /** a field of the body that says what is done: the audit log writes it behind the call's name */
  auditedField?: 'step'
  /** what the audit log calls it, where that has known it by another name: rows of before keep theirs */
  auditedAs?: string
  /** a GET that an API key with this scope may make without a session (docs/behaviour/wire.md#api-keys) */
  apiScope?: ApiScope
  /** a call of staff that a key of their own programs may make as well, without a session */
  staffKey?: StaffKeyAccess
  /** takes one file as multipart/form-data instead of a JSON body; the form's field is called `file` */
  upload?: {
    bytesMax: number
    /** the refusal of a longer one; a file is a picture unless told otherwise */
    tooLarge?: 'file_too_large' | 'case_picture_too_large' | 'document_too_large'
    /** it takes up to so many files, all called `file`, which may have bytesMax together; one unless told otherwise */
    filesMax?: number
  }
}

/** One call of the wire. */
export interface Call extends Route, Declaration {}

/**
 * Names a route. Browsers import routes alone: the schemas of a call would weigh more than the shop's first page, and
 * reach the client as types (`CallOf` in calls.ts).
 */
// Bundlers drop the routes that nobody sends; within the comment above they would not see it.
/* @__NO_SIDE_EFFECTS__ */
export const route = <
  const Method extends Route['method'],
  const Path extends Route['path'],
  const Who extends Access,
  const Flags extends Pick<Route, 'idempotent' | 'long'> = object,
>(
  method: Method,
  path: Path,
  access: Who,
  flags?: Flags,
): { method: Method; path: Path; access: Who } & Flags => ({ method, path, access, ...(flags as Flags) })

/** Declares the call of a route without widening its types. */
export const defineCall = <const R extends Route, const D extends Declaration>(at: R, declaration: D): R & D => ({
  ...at,
  ...declaration,
})

type CallsIn<Module> = { [Name in keyof Module as Module[Name] extends Call ? Name : never]: Module[Name] }

const isCall = (exported: unknown): boolean =>
  typeof exported === 'object' && exported !== null && 'refusals' in exported

/** The calls among what a module exports, by name. */
export const callsIn = <Module extends object>(module: Module): CallsIn<Module> =>
  Object.fromEntries(Object.entries(module).filter(([, exported]) => isCall(exported))) as CallsIn<Module>

type Part<C extends Call, Name extends 'params' | 'query' | 'body'> = C[Name] extends z.ZodMiniType ? C[Name] : never

/** What a client sends for one part of a call. */
export type Sent<C extends Call, Name extends 'params' | 'query' | 'body'> = z.input<Part<C, Name>>

/** What the server holds after validating one part of a call. */
export type Received<C extends Call, Name extends 'params' | 'query' | 'body'> = z.output<Part<C, Name>>

/** The answer of a call when it succeeds. */
export type Answer<C extends Call> = z.output<C['answer']>

/** What the verb of a call refuses with; the CSRF token is the request pipeline's. */
export type RefusalOf<C extends Call> = Exclude<C['refusals'][number], 'csrf_mismatch'>
