import type { MessageKey } from './messages.ts'
import type { Refusal } from './refusals.ts'

/**
 * What is wrong with a field: the key of a message, which is said in the visitor's language where the answer leaves the
 * server, or words that only the back office meets, in its English.
 */
export type FieldText = MessageKey | { text: string }

/**
 * What is wrong by field name, first one first: the `errors` of the wire (docs/behaviour/wire.md#envelope), yet unsaid.
 */
export type FieldErrors = Record<string, FieldText[]>

/** What a refusal may carry besides its name. */
export interface RefusalDetail {
  errors?: FieldErrors
  /** fills the {holes} of the refusal's message */
  values?: Record<string, string>
  /** fields added to the envelope, such as the new cart of `price_changed` */
  payload?: Record<string, unknown>
}

/** What a verb answers when the shop says no. A refusal is a value, never thrown; bugs throw. */
export interface Refused<R extends Refusal = Refusal> extends RefusalDetail {
  ok: false
  refusal: R
}

export type Result<Value, R extends Refusal = Refusal> = { ok: true; value: Value } | Refused<R>

export const ok = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value })

/** A refusal from the closed list, with what the screen needs to say why. */
export const refuse = <R extends Refusal>(refusal: R, detail: RefusalDetail = {}): Refused<R> => ({
  ok: false,
  refusal,
  ...detail,
})
