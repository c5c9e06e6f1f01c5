import fastify from 'fastify'

/** What the OpenAPI document says about the answers of its GETs. */
interface Document {
  paths: Record<string, Record<string, { responses: Record<string, { content?: Record<string, { schema: object }> }> }>>
}

/**
 * A check of answers against the OpenAPI document, by the validator of the web framework.
 * @param document as /api/docs/json or /api/staff/docs/json answers
 * @returns what an answer breaks, in words; undefined where it is as documented
 */
export const documentedAnswers = async (document: unknown) => {
  const customOptions = { coerceTypes: false, useDefaults: false, removeAdditional: false, strict: false } as const
  const app = fastify({ ajv: { customOptions } })
  for (const [path, calls] of Object.entries((document as Document).paths)) {
    const schema = calls.get?.responses['200']?.content?.['application/json']?.schema
    if (schema) app.post(path.replaceAll(/[{}]/g, ''), { schema: { body: schema } }, async () => ({}))
  }
  await app.ready()
  return async (path: string, answer: unknown): Promise<string | undefined> => {
    const asked = await app.inject({ method: 'POST', url: path.replaceAll(/[{}]/g, ''), payload: answer as object })
    return asked.statusCode === 200 ? undefined : asked.json().message
  }
}
