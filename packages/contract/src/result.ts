import type { Refusal } from './refusals.ts'

/** Texts by field name, first one first: the `errors` of the wire (readings.md, The wire). */
export type FieldErrors = Record<string, string[]>

/** What a verb answers when the shop says no. A refusal is a value, never thrown; bugs throw. */
export interface Refused<R extends Refusal = Refusal> {
  ok: false
  refusal: R
  errors?: FieldErrors
}

export type Result<Value, R extends Refusal = Refusal> = { ok: true; value: Value } | Refused<R>

export const ok = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value })

/**
 * A refusal from the closed list.
 * @param errors texts for single fields, where the screen can point at them
 */
export const refuse = <R extends Refusal>(refusal: R, errors?: FieldErrors): Refused<R> =>
  errors ? { ok: false, refusal, errors } : { ok: false, refusal }
