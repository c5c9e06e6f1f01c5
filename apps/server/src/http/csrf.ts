import csrfProtection from '@fastify/csrf-protection'
import { csrfCookie } from '@pandrop/contract/accounts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf } from '../domains/identity/accounts/attempts.ts'
import type { Env } from '../env.ts'
import { limitOf } from './pace.ts'

/** The secret that tokens are derived from. */
export const csrfSecretCookie = 'pandrop_csrf'

/**
 * Readable by the page, which echoes it in X-XSRF-TOKEN (docs/behaviour/wire.md#csrf); worth nothing without the
 * secret.
 */
const tokenCookie = 'XSRF-TOKEN'

const cookieOptions = (env: Env) => ({
  path: '/',
  sameSite: 'lax' as const,
  secure: env.PUBLIC_URL.startsWith('https:'),
})

/**
 * Registers the protection and the call that hands out tokens: a secret in an HttpOnly cookie, and a token derived from
 * it in a readable one. Unsafe calls are checked in serve.ts.
 */
export const registerCsrf = async (app: FastifyInstance, env: Env): Promise<void> => {
  await app.register(csrfProtection, {
    cookieKey: csrfSecretCookie,
    cookieOpts: { ...cookieOptions(env), httpOnly: true },
    // The visitor is told; a log that strangers can fill at will is none.
    logLevel: 'debug',
    getToken: (request) => {
      const echoed = request.headers['x-xsrf-token']
      return typeof echoed === 'string' ? echoed : undefined
    },
  })
  const rateLimit = {
    max: limitOf('read', env.RATE_LIMIT_FACTOR),
    timeWindow: 60_000,
    keyGenerator: ({ ip }: FastifyRequest) => networkOf(ip),
  }
  const options = { config: { call: csrfCookie, rateLimit } }
  app.get(csrfCookie.path, options, async (_request, reply) => {
    reply.setCookie(tokenCookie, reply.generateCsrf(), cookieOptions(env))
    return reply.header('cache-control', 'no-store').send({ status: 'OK' })
  })
}
