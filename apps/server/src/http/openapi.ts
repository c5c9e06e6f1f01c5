import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { Call } from '@pandrop/contract/call'
import { refusalAnswer } from '@pandrop/contract/wire'
import type { FastifyInstance, FastifySchema } from 'fastify'
import { z } from 'zod'

const jsonSchema = (schema: z.core.$ZodType, io: 'input' | 'output'): Record<string, unknown> => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, target: 'draft-7', unrepresentable: 'any' })
  return rest
}

const fileForm = {
  type: 'object',
  required: ['file'],
  properties: { file: { type: 'string', format: 'binary' } },
}

/** How the OpenAPI page shows a call. Documentation only: requests are validated by the contract itself. */
export const documentationOf = (call: Call): FastifySchema => ({
  summary: call.summary,
  tags: [call.path.split('/')[1] ?? ''],
  ...(call.params ? { params: jsonSchema(call.params, 'input') } : {}),
  ...(call.query ? { querystring: jsonSchema(call.query, 'input') } : {}),
  ...(call.body ? { body: jsonSchema(call.body, 'input') } : {}),
  ...(call.upload ? { consumes: ['multipart/form-data'], body: fileForm } : {}),
  response: {
    200: { description: 'Success', ...jsonSchema(call.answer, 'output') },
    '4xx': { description: call.refusals.join(', ') || 'Refusals of the door', ...jsonSchema(refusalAnswer, 'output') },
  },
})

/** Registers the OpenAPI document and its page at /api/docs; before the routes, so that it sees them. */
export const registerOpenapi = async (app: FastifyInstance): Promise<void> => {
  // The contract validates in serve.ts; the schemas of the routes are there to be read.
  app.setValidatorCompiler(() => (value) => ({ value }))
  app.setSerializerCompiler(() => (value) => JSON.stringify(value))
  await app.register(swagger, {
    openapi: { info: { title: 'Pandrop', description: 'The whole wire of the shop', version: '0.1.0' } },
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true })
}
