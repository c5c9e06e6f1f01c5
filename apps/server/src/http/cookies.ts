import cookie from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import { deviceCookie } from '../domains/identity/devices/known-device.ts'
import { sessionCookie } from '../domains/identity/sessions/session.ts'
import { staffDeviceCookie } from '../domains/identity/staff-sign-in/staff-devices.ts'
import { staffCookie } from '../domains/identity/staff-sign-in/staff-session.ts'
import type { Env } from '../env.ts'
import { csrfSecretCookie } from './csrf.ts'

const hostPrefix = '__Host-'
const securePrefix = '__Secure-'

/**
 * Names on the wire of the cookies that open something. Under https they carry a prefix that browsers keep for https
 * (RFC 6265bis, 4.1.3): no other host of the domain and no network in between can plant or overwrite one. Browsers take
 * such names over http from nobody, so a shop there has the bare ones.
 */
const wireNames = (env: Env): ReadonlyMap<string, string> => {
  if (!env.PUBLIC_URL.startsWith('https:')) return new Map()
  // A cookie of one path alone cannot be a __Host- one; on a host of its own the back office has no need of a path.
  const staffPrefix = env.DESK_URL ? hostPrefix : securePrefix
  return new Map([
    ...[sessionCookie, deviceCookie, csrfSecretCookie].map((name) => [name, hostPrefix + name] as const),
    ...[staffCookie, staffDeviceCookie].map((name) => [name, staffPrefix + name] as const),
  ])
}

/**
 * Reads and writes cookies; all rooms of the shop know them by their bare names. Under https a bare one is nobody's:
 * sessions from before the prefixes have ended, and their owners sign in once more.
 */
export const registerCookies = async (app: FastifyInstance, env: Env): Promise<void> => {
  await app.register(cookie)
  const names = wireNames(env)
  if (names.size === 0) return
  app.addHook('onRequest', async (request) => {
    const sent = { ...request.cookies }
    for (const [bare, onWire] of names) {
      delete request.cookies[bare]
      const value = sent[onWire]
      if (value !== undefined) request.cookies[bare] = value
    }
  })
  // After the plugin's own hook, which writes the header.
  app.addHook('onSend', async (_request, reply) => {
    const written = reply.getHeader('set-cookie')
    if (written === undefined) return
    const lines = [written].flat().map(String)
    reply.removeHeader('set-cookie')
    reply.header(
      'set-cookie',
      lines.map((line) => {
        const at = line.indexOf('=')
        return (names.get(line.slice(0, at)) ?? line.slice(0, at)) + line.slice(at)
      }),
    )
  })
}

/** Whether a browser brings a session along, under whichever name; for answers that only guests get. */
export const bringsSession = (cookies: Readonly<Record<string, string | undefined>>): boolean =>
  cookies[sessionCookie] !== undefined || cookies[hostPrefix + sessionCookie] !== undefined
