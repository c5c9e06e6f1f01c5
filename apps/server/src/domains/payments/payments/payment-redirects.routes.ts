import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageCookie, languageOf } from '../../../http/locale.ts'
import { limitOf } from '../../../http/pace.ts'
import type { Shop } from '../../../shop.ts'
import { findSessionByCookie, sessionCookie } from '../../identity/sessions/session.ts'
import { cancelTarget, goTarget, pendingPath, type RedirectVisit } from './redirects.ts'

/** Query names of a hop; anything else on them is ignored. */
const orderOf = (request: FastifyRequest): string => {
  const { order } = request.query as { order?: unknown }
  return typeof order === 'string' ? order : ''
}

/** A guest signs in and comes back to the very hop (docs/behaviour/pages.md#payment-guest). */
const signInPath = (request: FastifyRequest): string =>
  `/auth?${new URLSearchParams({ form: 'signin', redirect: request.url })}`

// 303: whatever brought the browser here, it goes on with GET. The payment's id goes to nobody as a referrer.
const leadTo = (reply: FastifyReply, target: string): FastifyReply =>
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(target, 303)

/**
 * Our own addresses on the way to the provider's card page and back. `return` asks nothing and decides nothing: the
 * pending page finds out (docs/behaviour/pages.md#landing-decides-nothing).
 */
export const paymentRedirectRoutes = (app: FastifyInstance, shop: Shop): void => {
  const rateLimit = { max: limitOf('money', shop.env.RATE_LIMIT_FACTOR), timeWindow: 60_000 }
  // A program that asks with HEAD, such as a preview of links, must not open or cancel anything.
  const options = { exposeHeadRoute: false, schema: { hide: true }, config: { rateLimit } }

  const forCustomer =
    (targetOf: (shop: Shop, visit: RedirectVisit) => Promise<string>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const cookie = request.cookies[sessionCookie]
      const session = await findSessionByCookie(shop.pool, { cookie, now: shop.clock.now(), address: request.ip })
      if (!session) return leadTo(reply, signInPath(request))
      const language = languageOf(undefined, request.cookies[languageCookie])
      return leadTo(reply, await targetOf(shop, { customerId: session.customerId, order: orderOf(request), language }))
    }

  app.get('/pay/go', options, forCustomer(goTarget))
  app.get('/pay/cancel', options, forCustomer(cancelTarget))
  app.get('/pay/return', options, async (request, reply) => leadTo(reply, pendingPath(orderOf(request))))
}
