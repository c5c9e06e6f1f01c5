import type { Readable } from 'node:stream'
import type { Refusal } from '@pandrop/contract/refusals'
import type { Result } from '@pandrop/contract/result'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '../domains/identity/accounts/attempts.ts'
import type { Shop } from '../shop.ts'
import { envelopeOf } from './envelope.ts'
import { languageCookie, languageOf } from './locale.ts'
import { limitOf } from './pace.ts'

interface EventStreamRoute {
  /** with /api */
  path: string
  /** for the description of the calls; its answer is written here */
  documentation: { summary: string; tags: string[]; params?: object }
  /** what the events are */
  events: string
  /** text/event-stream that ends with the server, or why there is none */
  open: (request: FastifyRequest, network: string) => Promise<Result<Readable, Refusal>>
  /** ends every open stream */
  close: () => void
}

/** A GET that answers with server-sent events for as long as a page stays open. */
export const eventStreamRoute = (
  app: FastifyInstance,
  shop: Shop,
  { path, documentation, events, open, close }: EventStreamRoute,
): void => {
  const rateLimit = {
    max: limitOf('read', shop.env.RATE_LIMIT_FACTOR),
    timeWindow: 60_000,
    keyGenerator: ({ ip }: FastifyRequest) => networkOf(ip),
  }
  const content = { 'text/event-stream': { schema: { type: 'string' } } }
  const schema = { ...documentation, response: { 200: { description: events, content } } }
  // Without this a stopping server would wait for pages that stay open.
  app.addHook('preClose', async () => close())

  app.get(
    path,
    // A HEAD request would hold a stream that nobody reads; a page that is left is no incident for the log.
    { exposeHeadRoute: false, logLevel: 'warn', schema, config: { rateLimit } },
    async (request, reply: FastifyReply) => {
      const opened = await open(request, networkOf(request.ip))
      reply.header('cache-control', 'no-store')
      if (!opened.ok) {
        const { status, body } = envelopeOf(opened, languageOf(undefined, request.cookies[languageCookie]))
        return reply.code(status).send(body)
      }
      return (
        reply
          .header('content-type', 'text/event-stream; charset=utf-8')
          // nginx would keep events back until its buffer is full.
          .header('x-accel-buffering', 'no')
          // A connection that is over with its stream does not keep a stopping server waiting either.
          .header('connection', 'close')
          .send(opened.value)
      )
    },
  )
}
