import type { Call } from '@pandrop/contract/call'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '../domains/identity/accounts/attempts.ts'
import { type KeyReading, makeKeyReader } from '../domains/identity/api-keys/key-holder.ts'
import { customerKeys, operatorKeys } from '../domains/identity/api-keys/key-text.ts'
import { findSession, type SignedIn, sessionCookie } from '../domains/identity/sessions/session.ts'
import { makeStaffKeyReader, type StaffKeyReading } from '../domains/identity/staff-keys/staff-key-holder.ts'
import type { StaffSignedIn } from '../domains/identity/staff-sign-in/staff-session.ts'
import type { RateLimiter } from '../rate-limiter.ts'
import type { Shop } from '../shop.ts'
import { limitOf } from './pace.ts'
import { staffOf, wantsStaff } from './staff-access.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** filled by the request pipeline for calls that need a session or an API key */
    signedIn: SignedIn | null
    /** filled by the request pipeline for calls of staff; a sign-in fills it itself */
    staff: StaffSignedIn | null
    /** why the API key of the request does not open the call */
    keyRefused: KeyReading['refused'] | StaffKeyReading['refused']
  }
}

const bearerOf = (request: FastifyRequest): string | undefined =>
  request.headers.authorization?.match(/^Bearer (\S+)$/i)?.[1]

/** The session of a personal call: cookie and page token together (docs/behaviour/wire.md#two-halves). */
export const sessionOf = async (shop: Shop, request: FastifyRequest): Promise<SignedIn | null> => {
  const cookie = request.cookies[sessionCookie]
  const token = bearerOf(request)
  if (!cookie || !token) return null
  return findSession(shop.pool, { cookie, token, now: shop.clock.now(), address: request.ip })
}

/** The API key of a program's request: a bearer token that is one, where no session's cookie comes along. */
const apiKeyOf = (request: FastifyRequest): string | undefined => {
  const token = request.cookies[sessionCookie] ? undefined : bearerOf(request)
  return customerKeys.claims(token) ? token : undefined
}

/** The key of a program of the operators' own; whoever sends one is asked for no cookie, and none that comes counts. */
const staffKeyOf = (call: Call, request: FastifyRequest): string | undefined => {
  const token = wantsStaff(call) ? bearerOf(request) : undefined
  return operatorKeys.claims(token) ? token : undefined
}

/** Asks for the token of an unsafe call; a browser sends no key by itself, so that a call with one needs none. */
export const csrfUnlessKey =
  (app: FastifyInstance, call: Call) =>
  (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    if (staffKeyOf(call, request)) done()
    else app.csrfProtection(request, reply, done)
  }

/** Prepares requests to carry who makes them, and makes the function that finds that out. */
export const registerAuthentication = (app: FastifyInstance, shop: Shop, limiter: RateLimiter) => {
  app.decorateRequest('signedIn', null)
  app.decorateRequest('staff', null)
  app.decorateRequest('keyRefused', null)
  const factor = shop.env.RATE_LIMIT_FACTOR
  const guessesMax = limitOf('secret', factor)
  const readKey = makeKeyReader(shop, { limiter, guessesMax, usesMax: limitOf('api_key', factor) })
  const readStaffKey = makeStaffKeyReader(shop, { limiter, guessesMax, factor })

  const authenticateStaff = async (call: Call, request: FastifyRequest): Promise<void> => {
    const key = staffKeyOf(call, request)
    if (!key) {
      request.staff = await staffOf(shop, request, call)
      return
    }
    const { ip: address } = request
    const { holder, refused } = await readStaffKey({ call, key, address, network: networkOf(address) })
    request.staff = holder
    request.keyRefused = refused
  }

  return async (call: Call, request: FastifyRequest): Promise<void> => {
    if (wantsStaff(call)) return authenticateStaff(call, request)
    // Who may read anyway is not asked for a key; an unsafe call is never made with one, whoever may make it.
    const key = call.access === 'public' && call.method === 'GET' ? undefined : apiKeyOf(request)
    if (key) {
      const { holder, refused } = await readKey({ call, key, network: networkOf(request.ip) })
      request.signedIn = holder
      request.keyRefused = refused
    } else if (call.access !== 'public') request.signedIn = await sessionOf(shop, request)
  }
}
