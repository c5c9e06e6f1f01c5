import type * as z from 'zod/mini'
import { type MessageKey, messages } from './messages.ts'
import type { FieldErrors } from './result.ts'

const isKey = (message: string): message is MessageKey => Object.hasOwn(messages, message)

/** What a schema of the contract says (contract/say.ts); where it has no words of its own, "Invalid value". */
const keyOf = ({ message }: z.core.$ZodIssue): MessageKey => (isKey(message) ? message : 'field_invalid')

/** Field errors by the name of the top-level field, first one first, each text once. */
export const fieldErrors = (issues: readonly z.core.$ZodIssue[]): FieldErrors => {
  // A map, because visitors choose the names of unknown fields: an object would already know a "constructor".
  const errors = new Map<string, MessageKey[]>()
  const note = (field: string, key: MessageKey) => errors.set(field, [...new Set([...(errors.get(field) ?? []), key])])
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) note(key, 'field_unknown')
    else note(String(issue.path[0] ?? ''), keyOf(issue))
  }
  errors.delete('')
  return Object.fromEntries(errors)
}
