import { fieldErrors } from '@pandrop/contract/field-errors'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import * as z from 'zod/mini'

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
