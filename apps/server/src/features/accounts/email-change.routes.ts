import type { FastifyInstance } from 'fastify'
import { limitOf } from '../../http/pace.ts'
import type { Shop } from '../../shop.ts'
import { type EmailChange, openEmailChange } from './email-change.ts'

const pages = {
  changed: '/email/verify/success',
  already_changed: '/email/verify/already-success',
  expired: '/email/change/expired',
} satisfies Record<EmailChange, string>

/** The link of the mail to a new address, opened as a document: leads to the page that says what happened. */
export const emailChangeRoute = (app: FastifyInstance, shop: Shop): void => {
  app.get<{ Params: { token: string } }>(
    // Only what could be a token: expired beside it is a page of the storefront.
    '/email/change/:token(^[A-Za-z0-9_-]{43}$)',
    {
      // A HEAD request of a mail scanner must not change anything.
      exposeHeadRoute: false,
      schema: { hide: true },
      config: { rateLimit: { max: limitOf('secret', shop.env.RATE_LIMIT_FACTOR), timeWindow: 60_000 } },
    },
    async (request, reply) => {
      const outcome = await openEmailChange(shop, request.params.token)
      // The address of this page is a secret: the next page must not learn it, and no cache may keep it.
      reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store')
      return reply.redirect(pages[outcome], 303)
    },
  )
}
