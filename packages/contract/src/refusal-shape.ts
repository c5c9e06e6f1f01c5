import type { MessageKey } from './messages.ts'

/** A refusal speaks the visitor's language by a message's key, or English in the back office. */
export type RefusalShape = {
  /** HTTP status of the envelope (docs/behaviour/wire.md#envelope) */
  status: 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 503
} & ({ message: MessageKey } | { text: string })
