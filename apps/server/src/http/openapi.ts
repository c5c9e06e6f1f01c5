import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { Call } from '@pandrop/contract/call'
import { type WebhookSubject, webhookBodyOf, webhookEventsOf } from '@pandrop/contract/staff/webhook-events'
import { refusalAnswer } from '@pandrop/contract/wire'
import { textFor } from '@pandrop/dictionaries/languages'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import { z } from 'zod'
import { sessionCookie } from '../domains/identity/sessions/session.ts'
import { staffCookie } from '../domains/identity/staff-sign-in/staff-session.ts'
import type { Shop } from '../shop.ts'
import { version } from '../version.ts'
import { sendRefusal } from './errors.ts'
import { answersFile } from './send.ts'
import { admitStaff, staffOf, wantsStaff } from './staff-access.ts'

const jsonSchema = (schema: z.core.$ZodType, io: 'input' | 'output'): Record<string, unknown> => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, target: 'draft-7', unrepresentable: 'any' })
  return rest
}

/** What proves who asks; the page of the documentation lists them under these names. */
const securitySchemes = {
  session: { type: 'apiKey', in: 'cookie', name: sessionCookie, description: 'Set by login and register.' },
  token: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token that login and register answer with; worth something beside its session cookie only.',
  },
  csrf: {
    type: 'apiKey',
    in: 'header',
    name: 'X-XSRF-TOKEN',
    description: 'The value of the cookie XSRF-TOKEN, which /sanctum/csrf-cookie sets.',
  },
  desk: { type: 'apiKey', in: 'cookie', name: staffCookie, description: 'Set by signing in at the desk.' },
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'pdk_…',
    description: 'An API key of the customer, without any session cookie. It reads what its scopes name.',
  },
  staffKey: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'pdo_…',
    description: 'A key of the operators’ own programs. It opens what its scopes name.',
  },
} as const

/** Which of them a call wants: each entry is one way, and all of its names belong to it. */
const securityOf = (call: Call): Record<string, string[]>[] => {
  const { access, method, apiScope, staffKey } = call
  const who = wantsStaff(call) ? ['desk'] : ['session', 'token']
  const proofs = [...(access === 'public' ? [] : who), ...(method === 'GET' ? [] : ['csrf'])]
  const ways = [proofs, ...(apiScope ? [['apiKey']] : []), ...(staffKey ? [['staffKey']] : [])]
  return ways.map((names) => Object.fromEntries(names.map((name) => [name, []])))
}

/** How a call answers when it succeeds. */
const successOf = (call: Call): Record<string, unknown> => {
  const answer = jsonSchema(call.answer, 'output')
  if (!answersFile(call)) return { description: 'Success', ...answer }
  const file = { schema: { type: 'string', format: 'binary' } }
  return { description: 'The file', content: { [String(answer.contentMediaType)]: file } }
}

const fileForm = ({ filesMax }: NonNullable<Call['upload']>) => {
  const file = { type: 'string', format: 'binary' }
  const files = { type: 'array', items: file, minItems: 1, maxItems: filesMax }
  return { type: 'object', required: ['file'], properties: { file: filesMax === undefined ? file : files } }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** the call of the contract that a route answers; the OpenAPI page shows it */
    call?: Call
  }
}

/** The scope that a key needs, in words with what it does not open, and by itself. */
const scopeOf = ({ apiScope, staffKey }: Call) => {
  const scope = apiScope ?? staffKey?.scope
  if (scope === undefined) return {}
  const fields = Object.entries(staffKey?.fields ?? {}).map(([field, wanted]) => `${field} wants ${wanted} as well`)
  const steps = staffKey?.steps ? [`steps ${staffKey.steps.join(', ')} alone`] : []
  const description = [`API key scope: ${scope}`, ...steps, ...fields].join('; ')
  return { description, 'x-api-scope': scope }
}

/** How the OpenAPI page shows a call. Documentation only: requests are validated by the contract itself. */
const documentationOf = (call: Call): FastifySchema => ({
  summary: call.summary,
  tags: [call.path.split('/')[1] ?? ''],
  security: securityOf(call),
  // OpenAPI knows scopes of OAuth alone, so that of an API key is said in words and in a field of ours.
  ...scopeOf(call),
  ...(call.params ? { params: jsonSchema(call.params, 'input') } : {}),
  ...(call.query ? { querystring: jsonSchema(call.query, 'input') } : {}),
  ...(call.body ? { body: jsonSchema(call.body, 'input') } : {}),
  ...(call.upload ? { consumes: ['multipart/form-data'], body: fileForm(call.upload) } : {}),
  response: {
    200: successOf(call),
    '4xx': {
      description: call.refusals.join(', ') || 'Refusals of the request pipeline',
      ...jsonSchema(refusalAnswer, 'output'),
    },
  },
})

/** What is sent to endpoints, by what it is about; OpenAPI calls each a webhook. */
const webhooks = () =>
  Object.fromEntries(
    (Object.keys(webhookEventsOf) as WebhookSubject[]).map((subject) => [
      subject,
      {
        post: {
          summary: webhookEventsOf[subject].map((happened) => `${subject}.${happened}`).join(', '),
          description: 'Signed as the header webhook-signature says: t=<seconds>,v1=<HMAC-SHA256 of <seconds>.<body>>.',
          requestBody: { content: { 'application/json': { schema: jsonSchema(webhookBodyOf(subject), 'output') } } },
          responses: { '2xx': { description: 'It is taken; whatever else is answered, it is sent again.' } },
        },
      },
    ]),
  )

type Document = Readonly<Record<string, unknown>> & { paths?: object; components?: object; webhooks?: object }

/** The document without the back office: a stranger needs no map of it. */
const withoutStaff = ({ webhooks: _told, ...whole }: Document): Document => {
  const { desk: _, staffKey: _operators, ...schemes } = securitySchemes
  const paths = Object.entries(whole.paths ?? {}).filter(([path]) => !/^\/(api\/)?staff\//.test(path))
  return { ...whole, components: { ...whole.components, securitySchemes: schemes }, paths: Object.fromEntries(paths) }
}

/**
 * Registers the OpenAPI document, before the routes, so that it sees them: at /api/docs what customers and their
 * programs may ask, at /api/staff/docs, where the back office's cookie comes along, all of it for whoever works here.
 */
export const registerOpenapi = async (app: FastifyInstance, shop: Shop): Promise<void> => {
  // The contract validates in serve.ts; the schemas that a route has are there to be read.
  app.setValidatorCompiler(() => (value) => ({ value }))
  app.setSerializerCompiler(() => (value) => JSON.stringify(value))
  await app.register(swagger, {
    // Written when somebody reads the page: writing all schemas is a quarter of a second that no start needs.
    transform: ({ schema, url, route }) => {
      const call = route.config?.call
      return { schema: call ? documentationOf(call) : schema, url }
    },
    openapi: {
      // Its schemas are JSON Schema as it is: with 3.0 an enumeration that may be null forbids null.
      openapi: '3.1.0',
      info: { title: textFor('en')('shop_name'), description: 'The whole wire of the shop', version },
      components: { securitySchemes },
      webhooks: webhooks(),
    },
  })
  let shown: Document | undefined
  // Each page in a room of its own: the plugin cannot stand twice in one.
  await app.register(async (room) => {
    await room.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: true,
      transformSpecificationClone: false,
      transformSpecification: (whole) => {
        shown ??= withoutStaff(whole)
        return shown
      },
    })
  })
  await app.register(async (room) => {
    const staffOnly = async (request: FastifyRequest, reply: FastifyReply) => {
      const refused = admitStaff({ access: 'staff' }, await staffOf(shop, request), shop.clock.now())
      return refused ? sendRefusal(request, reply, refused.refusal) : undefined
    }
    // Of the whole room: the page's own hooks leave out its files.
    room.addHook('preHandler', staffOnly)
    await room.register(swaggerUi, { routePrefix: '/api/staff/docs', staticCSP: true })
  })
}
