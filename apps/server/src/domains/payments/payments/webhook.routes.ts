import type { FastifyInstance } from 'fastify'
import { envelopeOf } from '../../../http/envelope.ts'
import { sendRefusal } from '../../../http/errors.ts'
import { limitOf } from '../../../http/pace.ts'
import type { RateLimiter } from '../../../rate-limiter.ts'
import type { Shop } from '../../../shop.ts'
import { createForgedNotices } from './forged-notices.ts'
import { receiveWebhook } from './webhook.ts'

const bodyBytesMax = 1024 * 1024

/**
 * Where the provider posts its notices: no session, no CSRF; the signature is the only pass. It covers the bytes as
 * they came, so this route alone takes its body unparsed. Genuine notices have no pace; a network that keeps posting
 * forged ones is not listened to for the rest of the minute, before its body is read.
 */
export const webhookRoute = (app: FastifyInstance, shop: Shop, limiter: RateLimiter): void => {
  const forgedMax = limitOf('write', shop.env.RATE_LIMIT_FACTOR)
  const forged = createForgedNotices({ log: shop.log, limiter, forgedMax })
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.post(
      '/api/webhooks/stripe',
      {
        bodyLimit: bodyBytesMax,
        schema: { hide: true },
        config: { rateLimit: false },
        onRequest: async (request, reply) => {
          if (!forged.isOver(request.ip)) return
          reply.header('retry-after', '60')
          return sendRefusal(request, reply, 'too_many_requests')
        },
      },
      async (request, reply) => {
        const header = request.headers['stripe-signature']
        const signature = typeof header === 'string' ? header : undefined
        const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const received = await receiveWebhook(shop, { rawBody, signature }, (problem) =>
          forged.count(request.ip, problem),
        )
        if (received.ok) return { received: true }
        request.refusal = received.refusal
        const { status, body } = envelopeOf(received, 'en')
        return reply.code(status).send(body)
      },
    )
  })
}
