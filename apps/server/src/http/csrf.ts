import csrfProtection from '@fastify/csrf-protection'
import { csrfCookie } from '@pandrop/contract/accounts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Env } from '../env.ts'
import { documentationOf } from './openapi.ts'

/** Readable by the page, which echoes it in X-XSRF-TOKEN (readings.md, The wire). */
const tokenCookie = 'XSRF-TOKEN'

const cookieOptions = (env: Env) => ({
  path: '/',
  sameSite: 'lax' as const,
  secure: env.PUBLIC_URL.startsWith('https:'),
})

/** Gives the visitor a fresh pair: the secret in an HttpOnly cookie, the token derived from it in a readable one. */
export const setCsrfCookies = (reply: FastifyReply, env: Env): void => {
  reply.setCookie(tokenCookie, reply.generateCsrf(), cookieOptions(env))
}

/** Registers the protection and the call that hands out tokens. Unsafe calls are checked in serve.ts. */
export const registerCsrf = async (app: FastifyInstance, env: Env): Promise<void> => {
  await app.register(csrfProtection, {
    cookieKey: 'pandrop_csrf',
    cookieOpts: { ...cookieOptions(env), httpOnly: true },
    getToken: (request) => {
      const echoed = request.headers['x-xsrf-token']
      return typeof echoed === 'string' ? echoed : undefined
    },
  })
  app.get(csrfCookie.path, { schema: documentationOf(csrfCookie) }, async (_request, reply) => {
    setCsrfCookies(reply, env)
    return reply.header('cache-control', 'no-store').send({ status: 'OK' })
  })
}
