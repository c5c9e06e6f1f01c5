import type { Call, Received } from '@pandrop/contract/call'
import { ok, type Refused, type Result, refuse } from '@pandrop/contract/result'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Attempt } from '../db/once.ts'
import { findSession, type SignedIn, sessionCookie } from '../features/accounts/session.ts'
import type { Shop } from '../shop.ts'
import type { AnswerCache } from './answer-cache.ts'
import { attemptOf } from './attempt.ts'
import { envelopeOf } from './envelope.ts'
import { currencyCookie, currencyOf, languageCookie, languageOf } from './locale.ts'
import { documentationOf } from './openapi.ts'
import { limitOf, paceOf } from './pace.ts'
import type { Handler, RouteContext, RouteOptions, Serve } from './route.ts'
import { serializerOf } from './serialize.ts'
import { validate } from './validation.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** filled by the door for calls that need a session */
    signedIn: SignedIn | null
  }
}

interface Localised {
  currency?: unknown
  lang_id?: unknown
}

interface Parts {
  params: unknown
  query: unknown
  body: unknown
}

const json = 'application/json; charset=utf-8'

const bearerOf = (request: FastifyRequest): string | undefined =>
  request.headers.authorization?.match(/^Bearer (\S+)$/i)?.[1]

/** The session of a personal call: cookie and page token together (readings.md, The wire). */
const sessionOf = async (shop: Shop, request: FastifyRequest): Promise<SignedIn | null> => {
  const cookie = request.cookies[sessionCookie]
  const token = bearerOf(request)
  if (!cookie || !token) return null
  return findSession(shop.pool, { cookie, token, now: shop.clock.now() })
}

const part = (schema: z.ZodMiniType | undefined, value: unknown): Result<unknown, 'invalid_input'> =>
  schema ? validate(schema, value) : ok(undefined)

/** All parts of a request by the call's contract. */
const partsOf = (call: Call, request: FastifyRequest): Result<Parts, 'invalid_input'> => {
  const params = part(call.params, request.params)
  if (!params.ok) return params
  const query = part(call.query, request.query)
  if (!query.ok) return query
  const body = part(call.body, request.body ?? {})
  if (!body.ok) return body
  return ok({ params: params.value, query: query.value, body: body.value })
}

/** What the visitor chose for display, in this call or before. */
const localeOf = (request: FastifyRequest): { language: string; currency: string | null } => {
  const asked = { ...(request.query as Localised), ...(request.body as Localised | undefined) }
  return {
    language: languageOf(asked.lang_id, request.cookies[languageCookie]),
    currency: currencyOf(asked.currency, request.cookies[currencyCookie]),
  }
}

const sendRefusal = (reply: FastifyReply, refused: Refused, language: string): FastifyReply => {
  const { status, body } = envelopeOf(refused, language)
  return reply.code(status).header('cache-control', 'no-store').send(body)
}

/** Who may make the call at all; the verb authorises the rest. */
const admit = (call: Call, signedIn: SignedIn | null): Refused<'not_signed_in' | 'email_not_verified'> | null => {
  if (call.access === 'public') return null
  if (!signedIn) return refuse('not_signed_in')
  return call.access === 'verified' && !signedIn.emailVerified ? refuse('email_not_verified') : null
}

const attemptFor = (
  call: Call,
  request: FastifyRequest,
  body: unknown,
  at: Date,
): Result<Attempt | null, 'invalid_input'> => {
  const customerId = request.signedIn?.customerId
  if (!call.idempotent || customerId === undefined) return ok(null)
  return attemptOf({ customerId, call: call.path, header: request.headers['idempotency-key'], body, at })
}

/**
 * Makes the function that puts calls of the contract on the wire: session, CSRF, pace, validation, attempt, handler,
 * envelope. Routes hold no HTTP beyond that.
 * @param cache ready answers of public lists; see RouteOptions.cached
 */
export const makeServe = (app: FastifyInstance, shop: Shop, cache: AnswerCache): Serve => {
  app.decorateRequest('signedIn', null)
  return (call, handler, options = {}) => {
    const serialize = serializerOf(call)
    app.route({
      method: call.method,
      url: `/api${call.path}`,
      schema: documentationOf(call),
      config: { rateLimit: rateLimitOf(shop, call, options) },
      ...(call.method === 'GET' ? {} : { onRequest: app.csrfProtection }),
      preHandler: async (request, reply) => {
        if (call.access === 'public') return
        request.signedIn = await sessionOf(shop, request)
        const refused = admit(call, request.signedIn)
        if (refused) return sendRefusal(reply, refused, localeOf(request).language)
      },
      handler: (request, reply) => answer({ shop, call, handler, options, serialize, cache, request, reply }),
    })
  }
}

const rateLimitOf = (shop: Shop, call: Call, options: RouteOptions) => ({
  max: limitOf(options.pace ?? paceOf(call), shop.env.RATE_LIMIT_FACTOR),
  timeWindow: 60_000,
  // After the session is known, so that customers behind one address do not slow each other down.
  hook: 'preHandler' as const,
  keyGenerator: (request: FastifyRequest) =>
    request.signedIn ? `${call.path} customer ${request.signedIn.customerId}` : `${call.path} ${request.ip}`,
})

interface Serving<C extends Call> {
  shop: Shop
  call: C
  handler: Handler<C>
  options: RouteOptions
  serialize: (answer: unknown) => string
  cache: AnswerCache
  request: FastifyRequest
  reply: FastifyReply
}

const answer = async <C extends Call>(serving: Serving<C>): Promise<FastifyReply> => {
  const { shop, call, handler, options, serialize, cache, request, reply } = serving
  const cacheKey = options.cached ? request.url : null
  const ready = cacheKey && cache.get(cacheKey)
  if (ready) return reply.header('content-type', json).header('cache-control', 'no-cache').send(ready)

  const parts = partsOf(call, request)
  const locale = options.cached
    ? { ...localeOf(request), language: languageOf((request.query as Localised).lang_id) }
    : localeOf(request)
  if (!parts.ok) return sendRefusal(reply, parts, locale.language)
  const attempt = attemptFor(call, request, parts.value.body, shop.clock.now())
  if (!attempt.ok) return sendRefusal(reply, attempt, locale.language)

  const begunAt = cache.begin()
  // The schemas have just proven these types; TypeScript cannot follow a contract that is generic here.
  const context = {
    ...parts.value,
    ...locale,
    customer: request.signedIn,
    session: () => sessionOf(shop, request),
    attempt: attempt.value,
    request,
    reply,
  } as unknown as RouteContext<C>
  const outcome = await handler(context)
  if (!outcome.ok) return sendRefusal(reply, outcome, locale.language)
  const text = serialize({ status: 'OK', ...(outcome.value as object) })
  if (cacheKey && options.cached?.(parts.value.query as Received<Call, 'query'>)) cache.put(cacheKey, text, begunAt)
  return reply
    .header('content-type', json)
    .header('cache-control', call.access === 'public' ? 'no-cache' : 'no-store')
    .send(text)
}
