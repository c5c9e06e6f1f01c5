import { leaveCookie } from '@pandrop/contract/cookies'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AnswerDocument } from '../../../http/document.ts'
import { limitOf } from '../../../http/pace.ts'
import type { Shop } from '../../../shop.ts'
import { verifyEmail } from '../accounts/verification.ts'
import { findSessionByCookie, sessionCookie } from '../sessions/session.ts'
import { openEmailChange } from './email-change.ts'
import type { LinkOpener, LinkOutcome } from './mailed-link.ts'

/** What one kind of mailed link does, and the pages that say so. */
interface MailedLink {
  // Only what could be a token: the landing pages stand beside it.
  path: `/email/${string}/:token(^[A-Za-z0-9_-]{43}$)`
  open(shop: Shop, opening: { token: string; opener: LinkOpener }): Promise<LinkOutcome>
  pages: Record<Exclude<LinkOutcome, 'unopened'>, string>
}

const verification: MailedLink = {
  path: '/email/verify/:token(^[A-Za-z0-9_-]{43}$)',
  open: verifyEmail,
  pages: {
    done: '/email/verify/success',
    done_before: '/email/verify/already-success',
    expired: '/email-verification?expired=1',
  },
}

const change: MailedLink = {
  path: '/email/change/:token(^[A-Za-z0-9_-]{43}$)',
  open: openEmailChange,
  pages: {
    done: '/email/verify/success',
    done_before: '/email/verify/already-success',
    expired: '/email/change/expired',
  },
}

type LinkRequest = FastifyRequest<{ Params: { token: string } }>

/** Whose browser it is, by the cookie alone as documents know it; nobody's after it was left (http/document.ts). */
const customerOf = async (shop: Shop, { cookies, ip }: LinkRequest): Promise<number | null> => {
  const cookie = cookies[leaveCookie] === undefined ? cookies[sessionCookie] : undefined
  const session = await findSessionByCookie(shop.pool, { cookie, now: shop.clock.now(), address: ip })
  return session?.customerId ?? null
}

/**
 * The links of mails about an address. A GET acts only in a browser that is signed in to the account of the link;
 * everybody else gets a page with one button, whose form posts to the same address: scanners of mails open links too,
 * and would prove addresses that their owners never looked at.
 * @param document renders the page; absent in tests that speak to the API alone
 */
export const mailedLinkRoutes = (app: FastifyInstance, shop: Shop, document: AnswerDocument | undefined): void => {
  // The form says nothing that the address does not.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 4096 }, (_request, _body, done) => done(null))
    for (const link of [verification, change]) mailedLinkRoute(scope, shop, { ...link, document })
  })
}

const mailedLinkRoute = (
  scope: FastifyInstance,
  shop: Shop,
  { path, open, pages, document }: MailedLink & { document: AnswerDocument | undefined },
): void => {
  const rateLimit = { max: limitOf('secret', shop.env.RATE_LIMIT_FACTOR), timeWindow: 60_000 }
  const options = { schema: { hide: true }, config: { rateLimit } }
  const lead = (reply: FastifyReply, outcome: keyof typeof pages) => {
    // The address of this page is a secret: the next page must not learn it, and no cache may keep it.
    reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store')
    return reply.redirect(pages[outcome], 303)
  }
  // A HEAD request of a mail scanner finds out nothing either.
  scope.get(path, { ...options, exposeHeadRoute: false }, async (request: LinkRequest, reply) => {
    const opener = { pressed: false, customerId: await customerOf(shop, request) }
    const outcome = await open(shop, { token: request.params.token, opener })
    if (outcome !== 'unopened') return lead(reply, outcome)
    return document ? document(request, reply) : reply.header('cache-control', 'no-store').send()
  })
  // No CSRF token: the token in the address is the pass, and nobody who lacks it can make such a form.
  scope.post(path, options, async (request: LinkRequest, reply) => {
    const outcome = await open(shop, { token: request.params.token, opener: { pressed: true } })
    if (outcome === 'unopened') throw new Error('a link stayed unopened although somebody had pressed')
    return lead(reply, outcome)
  })
}
