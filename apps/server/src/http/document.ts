import { promisify } from 'node:util'
import { gunzipSync, gzip } from 'node:zlib'
import { leaveCookie } from '@pandrop/contract/cookies'
import type { DocumentVisitor, RenderDocument, RenderedDocument } from '@pandrop/contract/document'
import { textsOfShop } from '@pandrop/dictionaries/languages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '../domains/identity/accounts/attempts.ts'
import {
  endSession,
  findSessionByCookie,
  sessionCookie,
  sessionCookieOptions,
} from '../domains/identity/sessions/session.ts'
import type { RateLimiter } from '../rate-limiter.ts'
import type { Shop } from '../shop.ts'
import { isPlain, isPlainGet, targetOf } from './address.ts'
import type { AnswerCache } from './answer-cache.ts'
import { sendRefusal } from './errors.ts'
import { sourceOf } from './headers.ts'
import { isOwnRequest, readsOfDocument } from './inject.ts'
import { limitOf } from './pace.ts'
import {
  choicesOf,
  documentAddress,
  documentKey,
  headOf,
  isShared,
  mayBeKept,
  type ReadyDocument,
  wholeAddress,
} from './ready-document.ts'
import { sharedHead } from './ready-json.ts'
import { RenderQueue } from './render-queue.ts'
import { takesGzip } from './takes-gzip.ts'

export interface DocumentParts {
  render: RenderDocument
  /** kept documents of guests */
  cache: AnswerCache<ReadyDocument>
  /** counts what one visitor has rendered */
  limiter: RateLimiter
  /** how many documents are rendered at once, and how many wait for that */
  rendering?: typeof placesToRender
}

/** One loop renders them all: more at once only makes each wait longer, and whoever waits for seconds has gone. */
const placesToRender = { runningMax: 8, waitingMax: 120 }

/** The visitor's session cookie; of one who has left without our knowing, the session is ended instead. */
const keptCookie = async (shop: Shop, request: FastifyRequest, reply: FastifyReply): Promise<string | undefined> => {
  const { [sessionCookie]: cookie, [leaveCookie]: left } = request.cookies
  if (left === undefined) return cookie
  await endSession(shop.pool, cookie)
  reply.clearCookie(sessionCookie, sessionCookieOptions(shop.env.PUBLIC_URL)).clearCookie(leaveCookie, { path: '/' })
  return undefined
}

interface Visiting {
  visitor: DocumentVisitor
  /** whose renderings are counted together: a customer's, else those of one network */
  pacedBy: string
}

const visitingOf = async (shop: Shop, request: FastifyRequest, reply: FastifyReply): Promise<Visiting> => {
  const cookie = await keptCookie(shop, request, reply)
  const seen = { now: shop.clock.now(), address: request.ip }
  const session = cookie ? await findSessionByCookie(shop.pool, { cookie, ...seen }) : null
  const visitor = {
    signedIn: session !== null,
    emailVerified: session?.emailVerified ?? false,
    ...choicesOf(request.cookies),
  }
  return { visitor, pacedBy: session ? `customer ${session.customerId}` : networkOf(request.ip) }
}

const keptHead = (reply: FastifyReply, noindex: boolean): string[] => {
  const names = ['cache-control', 'no-store', 'vary', 'accept-encoding', 'content-type', 'text/html; charset=utf-8']
  return [...sharedHead(reply, 'content-security-policy'), ...names, ...(noindex ? ['x-robots-tag', 'noindex'] : [])]
}

const compress = promisify(gzip)

const readyOf = async (rendered: RenderedDocument, reply: FastifyReply): Promise<ReadyDocument> => ({
  status: rendered.status,
  head: keptHead(reply, rendered.noindex),
  scripts: rendered.scripts.map(sourceOf),
  googleTag: rendered.googleTag ?? false,
  gzipped: await compress(rendered.html),
})

const sendDocument = (reply: FastifyReply, document: ReadyDocument): FastifyReply => {
  const head = headOf(document)
  for (let place = 0; place < head.length; place += 2) reply.header(head[place] ?? '', head[place + 1])
  reply.code(document.status)
  if (!takesGzip(reply.request.headers['accept-encoding'])) return reply.send(gunzipSync(document.gzipped))
  return reply.header('content-encoding', 'gzip').send(document.gzipped)
}

/** Answers an address with the storefront's document of it. */
export type AnswerDocument = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/**
 * Answers every address that is neither a call nor a file with the storefront's first frame. Guests share ready
 * documents (ready-document.ts); those of signed-in people are rendered afresh.
 * @returns the same answer, for routes that show a page of the storefront only sometimes
 */
export const registerDocuments = (
  app: FastifyInstance,
  shop: Shop,
  { render, cache, limiter, rendering = placesToRender }: DocumentParts,
): AnswerDocument => {
  const rendersMax = limitOf('render', shop.env.RATE_LIMIT_FACTOR)
  const queue = new RenderQueue(rendering)
  const rateLimit = {
    max: limitOf('read', shop.env.RATE_LIMIT_FACTOR),
    timeWindow: 60_000,
    keyGenerator: ({ ip }: FastifyRequest) => networkOf(ip),
  }

  const answer: AnswerDocument = async (request, reply) => {
    const target = targetOf(request.url)
    if (!isPlain(target)) return sendRefusal(request, reply, 'not_found')
    const { visitor, pacedBy } = await visitingOf(shop, request, reply)
    const url = documentAddress(target)
    const shared = isShared(url)
    // An address with a secret in it is nobody else's business, not even that of our own next page.
    if (!shared) reply.raw.setHeader('referrer-policy', 'no-referrer')
    const key = visitor.signedIn || !shared || !isPlainGet(request) ? null : documentKey(url, visitor)
    const isOwn = isOwnRequest(request.headers)
    const kept = key && !isOwn && cache.get(key)
    if (kept) return sendDocument(reply, kept.answer)
    if (!isOwn && limiter.count(`render ${pacedBy}`, rendersMax) > rendersMax)
      return sendRefusal(request, reply.header('retry-after', '60'), 'too_many_requests')
    const begunAt = cache.begin()
    const { fetchJson, effects } = readsOfDocument(app)
    const renderAt = (address: string) =>
      render({ url: address, publicUrl: shop.env.PUBLIC_URL, visitor, texts: textsOfShop() }, { fetchJson })
    const rendered = await queue.run(async () => {
      const first = await renderAt(url)
      const whole = wholeAddress(target)
      if (first.kind !== 'redirect' || whole === url) return first
      // Guards keep the query of the address that they turn away, also what no page reads
      // (docs/behaviour/pages.md#login-required).
      const again = await renderAt(whole)
      return again.kind === 'redirect' ? again : first
    })
    if (!rendered) return sendRefusal(request, reply.header('retry-after', '5'), 'temporarily_unavailable')
    if (rendered.kind === 'redirect') return reply.redirect(rendered.to, 302)
    const document = await readyOf(rendered, reply)
    if (key && mayBeKept(url, rendered.status)) cache.put(key, { answer: document, effects }, begunAt)
    return sendDocument(reply, document)
  }
  app.get('/*', { schema: { hide: true }, config: { rateLimit } }, answer)
  return answer
}
