import type { Call } from '@pandrop/contract/call'
import { ok, type Refused, type Result, refuse } from '@pandrop/contract/result'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions as RouteOptionsOfFastify } from 'fastify'
import type * as z from 'zod/mini'
import type { Attempt } from '../db/once.ts'
import { onceForStaff, type StaffAttempt } from '../db/staff-once.ts'
import { type CountAnew, type EffectOf, onAnyChange } from '../domains/catalogue/items/item-change.rules.ts'
import { duringVisit } from '../domains/identity/account-events/visit.ts'
import { networkOf } from '../domains/identity/accounts/attempts.ts'
import { refuseBeyondKey } from '../domains/identity/staff-keys/staff-key-holder.ts'
import type { StaffSignedIn } from '../domains/identity/staff-sign-in/staff-session.ts'
import type { RateLimiter } from '../rate-limiter.ts'
import type { Shop } from '../shop.ts'
import { isPlainGet } from './address.ts'
import type { AnswerCache } from './answer-cache.ts'
import { attemptOf, bodyHashOf } from './attempt.ts'
import { csrfUnlessKey, registerAuthentication, sessionOf } from './authentication.ts'
import { envelopeOf } from './envelope.ts'
import { isOwnRequest, tellEffects } from './inject.ts'
import { currencyAsked, languageAsked } from './locale.ts'
import { limitOf, paceOf } from './pace.ts'
import { unreadableParts } from './readable.ts'
import { type ReadyJson, sharedHead } from './ready-json.ts'
import type { Handler, RouteContext, RouteOptions, Serve } from './route.ts'
import { answersFile, type FileStream, sendFile, sendLasting, serialize } from './send.ts'
import { admitStaff, wantsStaff, withAudit } from './staff-access.ts'
import { inUploadRoom, readUpload, type UploadedFile } from './upload.ts'
import { validate } from './validation.ts'

interface Parts {
  params: unknown
  query: unknown
  body: unknown
}

const json = 'application/json; charset=utf-8'

const part = (schema: z.ZodMiniType | undefined, value: unknown): Result<unknown, 'invalid_input'> =>
  schema ? validate(schema, value) : ok(undefined)

/** A parameter without a value, as forms send those that nobody filled in, was not sent. */
const withoutEmpty = (query: unknown): unknown =>
  Object.fromEntries(Object.entries(query as object).filter(([, value]) => value !== ''))

/** All parts of a request by the call's contract. */
const partsOf = (call: Call, request: FastifyRequest): Result<Parts, 'invalid_input' | 'body_unreadable'> => {
  const unreadable = unreadableParts(request.body)
  if (unreadable === 'too_deep') return refuse('body_unreadable')
  if (unreadable) return refuse('invalid_input', { errors: unreadable })
  const params = part(call.params, request.params)
  if (!params.ok) return params
  const query = part(call.query, withoutEmpty(request.query))
  if (!query.ok) return query
  const body = part(call.body, request.body ?? {})
  if (!body.ok) return body
  return ok({ params: params.value, query: query.value, body: body.value })
}

/**
 * What the visitor chose for display: in this call, else before.
 * @param remembered cookies; none for an answer that is kept for everybody who asks for the same address
 */
const localeOf = (
  request: FastifyRequest,
  remembered: FastifyRequest['cookies'] = request.cookies,
): { language: string; currency: string | null } => ({
  language: languageAsked(request, remembered),
  currency: currencyAsked(request, remembered),
})

const sendRefusal = (reply: FastifyReply, refused: Refused, language: string): FastifyReply => {
  reply.request.refusal = refused.refusal
  const { status, body } = envelopeOf(refused, language)
  return reply.code(status).header('cache-control', 'no-store').send(body)
}

/** Who may make the call at all; the verb authorises the rest. */
const admit = (call: Call, { signedIn, staff }: FastifyRequest, now: Date): Refused | null => {
  if (call.access === 'public') return null
  if (wantsStaff(call)) return admitStaff(call, staff, now)
  if (!signedIn) return refuse('not_signed_in')
  return call.access === 'verified' && !signedIn.emailVerified ? refuse('email_not_verified') : null
}

/** The Idempotency-Key of a call of staff, whose verb keeps it with what it makes; refuses as attemptOf does. */
const keyOf = (call: Call, request: FastifyRequest): Result<string | undefined, 'invalid_input'> => {
  const key = request.headers['idempotency-key']
  if (key === undefined || !wantsStaff(call)) return ok(undefined)
  return typeof key === 'string' && /^[\x21-\x7e]{8,128}$/.test(key) ? ok(key) : refuse('invalid_input')
}

/** The attempt that a member of the staff names at a call that takes keys; null for every other. */
const staffAttemptOf = (
  { staff, url }: FastifyRequest,
  { key, call, body, at }: { key: string | undefined; call: Call; body: unknown; at: Date },
): StaffAttempt | null => {
  if (!call.idempotent || key === undefined || !staff) return null
  return { staffId: staff.staffId, path: url.split('?')[0] ?? '', key, bodyHash: bodyHashOf(body), at }
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

interface ServeParts {
  cache: AnswerCache<ReadyJson>
  limiter: RateLimiter
}

/**
 * Makes the function that puts calls of the contract on the wire: session, CSRF, pace, validation, attempt, handler,
 * envelope. Routes hold no HTTP beyond that.
 * @param parts.cache ready answers of public lists; see RouteOptions.cached
 * @param parts.limiter counts uses and guesses of API keys
 */
export const makeServe = (app: FastifyInstance, shop: Shop, { cache, limiter }: ServeParts): Serve => {
  const authenticate = registerAuthentication(app, shop, limiter)
  return (call, handler, options = {}) => {
    const route: RouteOptionsOfFastify = {
      method: call.method,
      url: `/api${call.path}`,
      config: { call, rateLimit: rateLimitOf(shop, call, options) },
      ...(call.method === 'GET' ? {} : { preValidation: csrfUnlessKey(app, call) }),
      ...(call.bodyBytesMax && { bodyLimit: call.bodyBytesMax }),
      preHandler: (request) => authenticate(call, request),
      handler: (request, reply) => answer({ shop, call, handler, options, cache, request, reply }),
    }
    if (call.upload) inUploadRoom(app, (room) => room.route(route))
    else app.route(route)
  }
}

const rateLimitOf = (shop: Shop, call: Call, options: RouteOptions) => ({
  max: limitOf(options.pace ?? paceOf(call), shop.env.RATE_LIMIT_FACTOR),
  timeWindow: 60_000,
  // After the session is known, so that customers behind one address do not slow each other down, and before anybody
  // is refused for want of one, so that guessing has a pace too.
  hook: 'preHandler' as const,
  keyGenerator: ({ signedIn, staff, ip }: FastifyRequest) =>
    staff ? visitorOf(staff) : signedIn ? `customer ${signedIn.customerId}` : `address ${networkOf(ip)}`,
})

/** Who makes a customer's call, and from where. */
const traitsOf = ({ headers, ip }: FastifyRequest) => ({ userAgent: headers['user-agent'] ?? '', address: ip })

/** A program does not slow its owner down, nor they it. */
const visitorOf = ({ staffId, key }: StaffSignedIn): string => (key ? `key ${key.id}` : `staff ${staffId}`)

interface Serving<C extends Call> {
  shop: Shop
  call: C
  handler: Handler<C>
  options: RouteOptions
  cache: AnswerCache<ReadyJson>
  request: FastifyRequest
  reply: FastifyReply
}

const sendJson = (reply: FastifyReply, body: string | Buffer, cacheControl: 'no-cache' | 'no-store'): FastifyReply =>
  reply.header('content-type', json).header('cache-control', cacheControl).send(body)

const headOf = (reply: FastifyReply, body: Buffer): string[] => [
  ...sharedHead(reply),
  'content-type',
  json,
  'cache-control',
  'no-cache',
  'content-length',
  String(body.length),
]

/** How much was uploaded, for the audit log. */
const bytesOf = (files: readonly UploadedFile[]): object =>
  files.length > 0 ? { bytes: files.reduce((sum, { bytes }) => sum + bytes.length, 0) } : {}

/** The ready answer where there is one, else that of the call itself. */
const answer = <C extends Call>(serving: Serving<C>): FastifyReply | Promise<FastifyReply> => {
  const { options, cache, request, reply } = serving
  const ready = options.cached && cache.get(request.url)
  if (!ready) return makeCall(serving)
  if (isOwnRequest(request.headers)) {
    // A document is kept as well: numbers that are late already would then be late twice.
    if (ready.lateTill !== undefined) return makeCall(serving)
    tellEffects(reply, ready.effects)
  }
  return sendJson(reply, ready.answer.body, 'no-cache')
}

const makeCall = async <C extends Call>(serving: Serving<C>): Promise<FastifyReply> => {
  const { shop, call, handler, options, cache, request, reply } = serving
  // The back office speaks English (docs/decisions/0008-the-operators-desk.md), whatever its person reads in the shop.
  const languageOf = ({ language }: { language: string }) => (wantsStaff(call) ? 'en' : language)
  const refused = request.keyRefused ?? admit(call, request, shop.clock.now())
  if (refused?.refusal === 'too_many_requests') reply.header('retry-after', '60')
  if (refused) return sendRefusal(reply, refused, languageOf(localeOf(request)))
  // After everybody was refused who may not send one: nobody else's file is read.
  const files = call.upload ? await readUpload(request, call.upload) : ok([])
  const locale = options.cached ? localeOf(request, {}) : localeOf(request)
  if (!files.ok) return sendRefusal(reply, files, languageOf(locale))
  const parts = partsOf(call, request)
  if (!parts.ok) return sendRefusal(reply, parts, languageOf(locale))
  const beyond = refuseBeyondKey(call, request.staff, parts.value.body)
  if (beyond) return sendRefusal(reply, beyond, languageOf(locale))
  const attempt = attemptFor(call, request, parts.value.body, shop.clock.now())
  if (!attempt.ok) return sendRefusal(reply, attempt, languageOf(locale))
  const key = keyOf(call, request)
  if (!key.ok) return sendRefusal(reply, key, languageOf(locale))

  const begunAt = cache.begin()
  const told: EffectOf[] = []
  let countAnew: CountAnew | undefined
  // The schemas have just proven these types; TypeScript cannot follow a contract that is generic here.
  const context = {
    ...parts.value,
    ...locale,
    file: files.value[0],
    files: files.value,
    customer: request.signedIn,
    staff: request.staff,
    key: key.value,
    session: () => sessionOf(shop, request),
    attempt: attempt.value,
    dependsOn: (effectOf: EffectOf) => void told.push(effectOf),
    counts: (counting: CountAnew | undefined) => {
      countAnew = counting
    },
    request,
    reply,
  } as unknown as RouteContext<C>
  // What is said of a file stands beside it: its form has no fields.
  const beside = call.upload ? (parts.value.query as object | undefined) : undefined
  const input = { ...beside, ...(parts.value.body as object | undefined), ...bytesOf(files.value) }
  const named = staffAttemptOf(request, { key: key.value, call, body: parts.value.body, at: shop.clock.now() })
  const work = () => onceForStaff(shop.pool, named, async () => handler(context))
  const visited = () => withAudit(shop, { call, request, input }, work)
  // What staff do to an account is not its owner's visit.
  const outcome = await (wantsStaff(call) ? visited() : duringVisit(traitsOf(request), visited)).catch(
    (cause: unknown) => {
      // In an error of ours: a library's may carry a status, which would pass for a mistake of the visitor.
      throw new Error(`${call.method} ${call.path} failed`, { cause })
    },
  )
  if (!outcome.ok) return sendRefusal(reply, outcome, languageOf(locale))
  const effects = told.length > 0 || options.withoutItems ? told : onAnyChange
  if (isOwnRequest(request.headers)) tellEffects(reply, effects)
  if (answersFile(call)) return sendFile(reply, outcome.value as unknown as File | FileStream)
  const text = serialize(call, { status: 'OK', ...(outcome.value as object) })
  if (options.lasting?.(parts.value.query)) return sendLasting(reply, text)
  if (!options.cached) return sendJson(reply, text, 'no-store')
  // Kept as bytes: a text with a "★" in it would be encoded anew for each answer.
  const body = Buffer.from(text)
  if (isPlainGet(request) && options.cached(parts.value.query))
    cache.put(request.url, { answer: { head: headOf(reply, body), body }, effects, countAnew }, begunAt)
  return sendJson(reply, body, 'no-cache')
}
