import { getItem } from '@pandrop/contract/catalogue'
import type { Refused } from '@pandrop/contract/result'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { envelopeOf } from '../../../http/envelope.ts'
import { languageCookie, languageOf } from '../../../http/locale.ts'
import { limitOf } from '../../../http/pace.ts'
import { validate } from '../../../http/validation.ts'
import type { Shop } from '../../../shop.ts'
import { networkOf } from '../../identity/accounts/attempts.ts'
import type { ItemStreams } from './live.ts'

const documentation = {
  summary: 'Server-sent events about one item: state, price and old_price at once and whenever they change',
  tags: ['items'],
  params: { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] },
  response: {
    200: {
      description: 'Events named "item", each with ItemNews as JSON',
      content: { 'text/event-stream': { schema: { type: 'string' } } },
    },
  },
}

const sendRefusal = (request: FastifyRequest, reply: FastifyReply, refused: Refused): FastifyReply => {
  const { status, body } = envelopeOf(refused, languageOf(undefined, request.cookies[languageCookie]))
  return reply.code(status).header('cache-control', 'no-store').send(body)
}

/** GET /api/items/:id/live: an open page hears at once that its item was sold or costs something else. */
export const liveRoute = (app: FastifyInstance, shop: Shop, streams: ItemStreams): void => {
  const rateLimit = {
    max: limitOf('read', shop.env.RATE_LIMIT_FACTOR),
    timeWindow: 60_000,
    keyGenerator: ({ ip }: FastifyRequest) => networkOf(ip),
  }
  // Without this a stopping server would wait for pages that stay open.
  app.addHook('preClose', async () => streams.close())

  app.get(
    '/api/items/:id/live',
    // A HEAD request would hold a stream that nobody reads; a page that is left is no incident for the log.
    { exposeHeadRoute: false, logLevel: 'warn', schema: documentation, config: { rateLimit } },
    async (request, reply) => {
      const params = validate(getItem.params, request.params)
      if (!params.ok) return sendRefusal(request, reply, params)
      const stream = await streams.open(params.value.id, { network: networkOf(request.ip) })
      if (!stream.ok) return sendRefusal(request, reply, stream)
      return (
        reply
          .header('content-type', 'text/event-stream; charset=utf-8')
          .header('cache-control', 'no-store')
          // nginx would keep events back until its buffer is full.
          .header('x-accel-buffering', 'no')
          // A connection that is over with its stream does not keep a stopping server waiting either.
          .header('connection', 'close')
          .send(stream.value)
      )
    },
  )
}
