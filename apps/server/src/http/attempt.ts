import { createHash } from 'node:crypto'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { Attempt } from '../db/once.ts'

interface AttemptParts {
  customerId: number
  /** the call's path, which names it */
  call: string
  /** the Idempotency-Key header as it came */
  header: string | string[] | undefined
  /** the validated body */
  body: unknown
  at: Date
}

/** Key order must not matter, nor the language in which the refusal would be told. */
const canonical = (body: unknown): string => {
  const fields = Object.entries(body ?? {}).filter(([name]) => name !== 'lang_id')
  return JSON.stringify(fields.sort(([left], [right]) => (left < right ? -1 : 1)))
}

/** What tells one body of a call from another. */
export const bodyHashOf = (body: unknown): Buffer => createHash('sha256').update(canonical(body)).digest()

/**
 * Reads the attempt that a client names with Idempotency-Key.
 * @returns null without the header; refuses invalid_input for a key that is not 8 to 128 visible characters
 */
export const attemptOf = ({
  customerId,
  call,
  header,
  body,
  at,
}: AttemptParts): Result<Attempt | null, 'invalid_input'> => {
  if (header === undefined) return ok(null)
  if (typeof header !== 'string' || !/^[\x21-\x7e]{8,128}$/.test(header)) return refuse('invalid_input')
  return ok({ customerId, call, key: header, bodyHash: bodyHashOf(body), at })
}
