import type { Call } from '@pandrop/contract/call'
import fastJsonStringify from 'fast-json-stringify'
import { z } from 'zod'

/**
 * A serializer for a call's answer, made from its contract: the fastest typed one measured here, and it drops what the
 * contract does not name, so that a column added to a query never leaks.
 */
export const serializerOf = (call: Call): ((answer: unknown) => string) => {
  const schema = z.toJSONSchema(call.answer, { io: 'output', target: 'draft-7', unrepresentable: 'any' })
  return fastJsonStringify(schema as Parameters<typeof fastJsonStringify>[0])
}
