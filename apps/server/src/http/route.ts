import type { Answer, Call, Received, RefusalOf, StaffAccess } from '@pandrop/contract/call'
import type { Result } from '@pandrop/contract/result'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Attempt } from '../db/once.ts'
import type { CountAnew, DependsOn } from '../domains/catalogue/items/item-change.rules.ts'
import type { SignedIn } from '../domains/identity/sessions/session.ts'
import type { StaffSignedIn } from '../domains/identity/staff-sign-in/staff-session.ts'
import type { FileStream } from './send.ts'
import type { UploadedFile } from './upload.ts'

/** What a handler gets: everything already validated, authorised and typed by the contract. */
export interface RouteContext<C extends Call> {
  params: Received<C, 'params'>
  query: Received<C, 'query'>
  body: Received<C, 'body'>
  /** of calls that take one */
  file: C['upload'] extends object ? UploadedFile : undefined
  /** of calls that take several: all of them, the first one included */
  files: C['upload'] extends { filesMax: number } ? UploadedFile[] : undefined
  /** null only where the call is public and nobody asked for the session; see `session` */
  customer: C['access'] extends 'public' | StaffAccess ? null : SignedIn
  /** of calls of staff */
  staff: C['access'] extends StaffAccess ? StaffSignedIn : null
  /** Idempotency-Key as it came; of calls of staff, whose verbs keep it with what they make */
  key: string | undefined
  /** looks the session up; for public calls that treat customers differently */
  session(): Promise<SignedIn | null>
  /** display language, ISO 639-1 */
  language: string
  /** display currency as asked for, ISO 4217; null when none was named */
  currency: string | null
  /** the attempt that an Idempotency-Key names; null without key or for calls that take none */
  attempt: Attempt | null
  /** says how changes of items affect the answer; where nobody says it, every change drops the answer */
  dependsOn: DependsOn
  /** says how the answer's `meta` is counted anew, while everything else in it is as it was */
  counts(countAnew: CountAnew | undefined): void
  request: FastifyRequest
  reply: FastifyReply
}

/** Refusals of the request pipeline, which a verb may also find out by itself. */
type PipelineRefusal = 'invalid_input' | 'too_many_requests' | 'staff_not_signed_in'

/** The answer of a call without the envelope's status; a file may come piece by piece. */
export type Outcome<C extends Call> = Result<
  Omit<Answer<C>, 'status'> | (Answer<C> extends File ? FileStream : never),
  RefusalOf<C> | PipelineRefusal
>

export type Handler<C extends Call> = (context: RouteContext<C>) => Promise<Outcome<C>>

/** How often a call may be made by one customer (signed in) or one address (public), per minute. */
export type Pace = 'read' | 'write' | 'money' | 'secret'

export interface RouteOptions {
  /** default: read for GET, money for idempotent calls, write for the rest */
  pace?: Pace
  /** whether the answer to this query may be kept until what it shows changes; public calls only */
  cached?: (query: unknown) => boolean
  /** answers say nothing of items: no change of one affects them */
  withoutItems?: boolean
  /** whether the answer to this query never changes, so that browsers may keep it for good; public calls only */
  lasting?: (query: unknown) => boolean
}

/** Puts a call of the contract on the wire. */
export type Serve = <const C extends Call>(call: C, handler: Handler<C>, options?: RouteOptions) => void
