import { randomBytes } from 'node:crypto'
import type { DocumentAnswer, DocumentVisitor, FetchJson, RenderDocument } from '@pandrop/contract/document'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '../features/accounts/attempts.ts'
import { findSessionByCookie, sessionCookie } from '../features/accounts/session.ts'
import type { Shop } from '../shop.ts'
import { AnswerCache } from './answer-cache.ts'
import { cutPieces, joinGzip, joinPlain, type Pieces } from './gzip-pieces.ts'
import { securityPolicy } from './headers.ts'
import { currencyCookie, currencyOf, languageCookie, languageOf } from './locale.ts'
import { limitOf } from './pace.ts'

/** A document cut where the nonce of each answer goes, ready to be sent. */
export interface ReadyDocument {
  status: number
  noindex: boolean
  pieces: Pieces
}

export interface DocumentParts {
  render: RenderDocument
  /** kept documents of guests; cleared when the catalogue changes */
  cache: AnswerCache<ReadyDocument>
  fetchJson: FetchJson
}

/** Ready documents of guests. A minute at most: a home document holds one random draw (readings.md, The wire). */
export const createDocumentCache = (): AnswerCache<ReadyDocument> =>
  new AnswerCache({
    entriesMax: 2000,
    bytesMax: 64 * 1024 * 1024,
    bytesOf: ({ pieces }) => [...pieces.plain, ...pieces.compressed].reduce((sum, { length }) => sum + length, 0),
    secondsMax: 60,
  })

const visitorOf = async (shop: Shop, request: FastifyRequest): Promise<DocumentVisitor> => {
  const cookie = request.cookies[sessionCookie]
  const session = cookie ? await findSessionByCookie(shop.pool, { cookie, now: shop.clock.now() }) : null
  return {
    signedIn: session !== null,
    emailVerified: session?.emailVerified ?? false,
    language: languageOf(undefined, request.cookies[languageCookie]),
    currency: currencyOf(undefined, request.cookies[currencyCookie]) ?? '',
  }
}

/** Parameters that no page knows must not fill the cache: only those of the storefront's pages are part of the key. */
const pageParameters = [
  'search sort price_from price_till type quality heroes exterior_names item_class sale new page',
  'collection float_from float_till',
  'form redirect type error order order_id tab expired',
].flatMap((names) => names.split(' '))

const addressOf = (request: FastifyRequest): string => {
  // Joined, not resolved: in an address such as "//host/path" the host is part of our path.
  const url = new URL(`http://shop${request.url}`)
  for (const name of [...url.searchParams.keys()]) if (!pageParameters.includes(name)) url.searchParams.delete(name)
  url.searchParams.sort()
  return url.pathname + url.search
}

type RenderedDocument = Extract<DocumentAnswer, { kind: 'document' }>

const cut = ({ status, noindex, html }: RenderedDocument, noncePlaceholder: string): ReadyDocument => ({
  status,
  noindex,
  pieces: cutPieces(html.split(noncePlaceholder)),
})

const takesGzip = ({ headers }: FastifyRequest): boolean =>
  /\bgzip\b(?!;\s*q=0(\.0*)?\s*(,|$))/.test(String(headers['accept-encoding'] ?? ''))

const sendDocument = (reply: FastifyReply, { status, noindex, pieces }: ReadyDocument): FastifyReply => {
  const nonce = randomBytes(16).toString('base64')
  reply.header('content-security-policy', securityPolicy(nonce)).header('cache-control', 'no-store')
  reply.header('vary', 'accept-encoding').code(status).type('text/html; charset=utf-8')
  if (noindex) reply.header('x-robots-tag', 'noindex')
  if (!takesGzip(reply.request)) return reply.send(joinPlain(pieces, nonce))
  return reply.header('content-encoding', 'gzip').send(joinGzip(pieces, nonce))
}

/**
 * Answers every address that is neither a call nor a file with the storefront's first frame. Guests share ready
 * documents; those of signed-in people are rendered afresh.
 */
export const registerDocuments = (
  app: FastifyInstance,
  shop: Shop,
  { render, cache, fetchJson }: DocumentParts,
): void => {
  // Stands for the nonce in ready documents. Nobody can guess it: what a visitor makes a page say never gets a nonce.
  const noncePlaceholder = randomBytes(16).toString('hex')
  const rateLimit = {
    max: limitOf('read', shop.env.RATE_LIMIT_FACTOR),
    timeWindow: 60_000,
    keyGenerator: ({ ip }: FastifyRequest) => networkOf(ip),
  }

  app.get('/*', { schema: { hide: true }, config: { rateLimit } }, async (request, reply) => {
    const visitor = await visitorOf(shop, request)
    const url = addressOf(request)
    const key = visitor.signedIn ? null : `${visitor.language} ${visitor.currency} ${url}`
    const ready = key && cache.get(key)
    if (ready) return sendDocument(reply, ready)
    const begunAt = cache.begin()
    const answer = await render(
      { url, publicUrl: shop.env.PUBLIC_URL, visitor },
      { fetchJson, nonce: noncePlaceholder },
    )
    if (answer.kind === 'redirect') return reply.redirect(answer.to, 302)
    const document = cut(answer, noncePlaceholder)
    if (key && answer.status !== 500) cache.put(key, document, begunAt)
    return sendDocument(reply, document)
  })
}
