import type { FastifyInstance } from 'fastify'
import { limitOf } from '../../http/pace.ts'
import type { Shop } from '../../shop.ts'
import { type Verification, verifyEmail } from './verification.ts'

const pages = {
  verified: '/email/verify/success',
  already_verified: '/email/verify/already-success',
  expired: '/email-verification?expired=1',
} satisfies Record<Verification, string>

/** The link of the verification mail, opened as a document: verifies and leads to the page that says what happened. */
export const verifyEmailRoute = (app: FastifyInstance, shop: Shop): void => {
  app.get<{ Params: { token: string } }>(
    // Only what could be a token: success and already-success beside it are pages of the storefront.
    '/email/verify/:token(^[A-Za-z0-9_-]{43}$)',
    {
      // A HEAD request of a mail scanner must not verify anything.
      exposeHeadRoute: false,
      schema: { hide: true },
      config: { rateLimit: { max: limitOf('secret', shop.env.RATE_LIMIT_FACTOR), timeWindow: 60_000 } },
    },
    async (request, reply) => {
      const outcome = await verifyEmail(shop, request.params.token)
      // The address of this page is a secret: the next page must not learn it, and no cache may keep it.
      reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store')
      return reply.redirect(pages[outcome], 303)
    },
  )
}
