import type { FastifyInstance } from 'fastify'
import { envelopeOf } from '../../http/envelope.ts'
import type { Shop } from '../../shop.ts'
import { receiveWebhook } from './webhook.ts'

const bodyBytesMax = 1024 * 1024

/**
 * Where the provider posts its notices: no session, no CSRF, no pace; the signature is the only pass. It covers the
 * bytes as they came, so this route alone takes its body unparsed.
 */
export const webhookRoute = (app: FastifyInstance, shop: Shop): void => {
  app.register(async (door) => {
    door.removeAllContentTypeParsers()
    door.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    door.post(
      '/api/webhooks/stripe',
      { bodyLimit: bodyBytesMax, schema: { hide: true }, config: { rateLimit: false } },
      async (request, reply) => {
        const header = request.headers['stripe-signature']
        const signature = typeof header === 'string' ? header : undefined
        const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const received = await receiveWebhook(shop, { rawBody, signature })
        if (received.ok) return { received: true }
        request.refusal = received.refusal
        const { status, body } = envelopeOf(received, 'en')
        return reply.code(status).send(body)
      },
    )
  })
}
