import { messages } from '@pandrop/contract/messages'
import { type FieldErrors, ok, type Result, refuse } from '@pandrop/contract/result'
import * as z from 'zod/mini'

/** Field errors by the name of the top-level field, first one first, each text once. */
const fieldErrors = (issues: readonly z.core.$ZodIssue[]): FieldErrors => {
  // A map, because visitors choose the names of unknown fields: an object would already know a "constructor".
  const errors = new Map<string, string[]>()
  const note = (field: string, text: string) => errors.set(field, [...new Set([...(errors.get(field) ?? []), text])])
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) note(key, messages.field_unknown)
    // A missing field has no words of its own in zod/mini: "Invalid input" becomes ours.
    else note(String(issue.path[0] ?? ''), issue.message === 'Invalid input' ? messages.field_invalid : issue.message)
  }
  errors.delete('')
  return Object.fromEntries(errors)
}

/**
 * Validates one part of a request by its contract.
 * @returns the typed value, or invalid_input with a text for each field
 */
export const validate = <Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
): Result<z.output<Schema>, 'invalid_input'> => {
  const parsed = z.safeParse(schema, value)
  if (parsed.success) return ok(parsed.data)
  return refuse('invalid_input', { errors: fieldErrors(parsed.error.issues) })
}
