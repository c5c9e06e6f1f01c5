import { randomBytes } from 'node:crypto'
import type { DocumentAnswer, DocumentVisitor, FetchJson, RenderDocument } from '@pandrop/contract/document'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findSessionByCookie, sessionCookie } from '../features/accounts/session.ts'
import type { Shop } from '../shop.ts'
import { AnswerCache } from './answer-cache.ts'
import { securityPolicy } from './headers.ts'
import { currencyCookie, currencyOf, languageCookie, languageOf } from './locale.ts'

/** Stands in cached documents where each answer gets a nonce of its own. */
const noncePlaceholder = 'pandrop-nonce-placeholder'

export interface DocumentParts {
  render: RenderDocument
  /** kept documents of guests; cleared when the catalogue changes */
  cache: AnswerCache
  fetchJson: FetchJson
}

/** Ready documents of guests. A minute at most, because a home document holds one random draw (readings.md, The wire). */
export const createDocumentCache = (): AnswerCache =>
  new AnswerCache({ entriesMax: 2000, bytesMax: 64 * 1024 * 1024, secondsMax: 60 })

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
  'form redirect type error order order_id tab expired',
].flatMap((names) => names.split(' '))

const addressOf = (request: FastifyRequest): string => {
  const url = new URL(request.url, 'http://shop')
  for (const name of [...url.searchParams.keys()]) if (!pageParameters.includes(name)) url.searchParams.delete(name)
  url.searchParams.sort()
  return url.pathname + url.search
}

const sendDocument = (reply: FastifyReply, answer: Extract<DocumentAnswer, { kind: 'document' }>): FastifyReply => {
  const nonce = randomBytes(16).toString('base64')
  reply.header('content-security-policy', securityPolicy(nonce)).header('cache-control', 'no-store')
  if (answer.noindex) reply.header('x-robots-tag', 'noindex')
  return reply
    .code(answer.status)
    .type('text/html; charset=utf-8')
    .send(answer.html.replaceAll(noncePlaceholder, nonce))
}

const sendAnswer = (reply: FastifyReply, answer: DocumentAnswer): FastifyReply =>
  answer.kind === 'redirect' ? reply.redirect(answer.to, 302) : sendDocument(reply, answer)

/**
 * Answers every address that is neither a call nor a file with the storefront's first frame. Guests share ready
 * documents; those of signed-in people are rendered afresh.
 */
export const registerDocuments = (
  app: FastifyInstance,
  shop: Shop,
  { render, cache, fetchJson }: DocumentParts,
): void => {
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const visitor = await visitorOf(shop, request)
    const key = visitor.signedIn ? null : `${visitor.language} ${visitor.currency} ${addressOf(request)}`
    const ready = key && cache.get(key)
    if (ready) return sendAnswer(reply, JSON.parse(ready) as DocumentAnswer)
    const begunAt = cache.begin()
    const answer = await render(
      { url: addressOf(request), publicUrl: shop.env.PUBLIC_URL, visitor },
      { fetchJson, nonce: noncePlaceholder },
    )
    if (key && answer.kind === 'document' && answer.status !== 500) cache.put(key, JSON.stringify(answer), begunAt)
    return sendAnswer(reply, answer)
  })
}
