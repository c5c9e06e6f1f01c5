import type { IncomingMessage } from 'node:http'
import { refuse } from '@pandrop/contract/result'
import type { FastifyInstance } from 'fastify'
import type { Env } from '../env.ts'
import { envelopeOf } from './envelope.ts'
import { isOwnRequest } from './inject.ts'
import type { ReadyAnswerer } from './ready-answers.ts'

/**
 * What the back office needs beside its own: its protection, pictures of items, the icon of its tab, and monitoring.
 */
const shared = ['/sanctum/', '/storage/', '/favicon.ico', '/apple-touch-icon.png', '/healthz', '/readyz', '/metrics']

const isStaffRoute = (route: string): boolean => /^\/(backoffice|api\/staff)(\/|$)/.test(route)

const hostOf = (address: string): string => new URL(address).hostname.toLowerCase()

/**
 * Keeps the back office on DESK_URL's host and everything else off it: to a browser they are two sites then, and no
 * script of the shop's pages can ask for anything of the back office's. Without DESK_URL both share the shop's host.
 * The route decides, not the address as it was written: both are asked after under the same spelling.
 */
export const keepStaffApart = (app: FastifyInstance, { DESK_URL }: Env): void => {
  if (!DESK_URL) return
  const staffHost = hostOf(DESK_URL)
  app.addHook('onRequest', async (request, reply) => {
    // A document's own data: the shop asks itself, under no name.
    if (isOwnRequest(request.headers)) return
    const route = request.routeOptions.url ?? ''
    const asStaff = request.hostname.toLowerCase() === staffHost
    if (asStaff === isStaffRoute(route)) return
    if (asStaff && request.url === '/') return reply.redirect('/backoffice', 302)
    if (shared.some((path) => route.startsWith(path))) return
    const { status, body } = envelopeOf(refuse('not_found'), 'en')
    return reply.code(status).header('cache-control', 'no-store').send(body)
  })
}

/** Ready answers are the shop's: whoever asks under the back office's name is led past them. */
export const notAtStaffHost =
  ({ DESK_URL }: Env, answer: ReadyAnswerer): ReadyAnswerer =>
  (request, response) => {
    if (DESK_URL && namesOf(request).includes(hostOf(DESK_URL))) return false
    return answer(request, response)
  }

/** Every name that a request may have been sent to, whether a proxy is believed or not. */
const namesOf = ({ headers }: IncomingMessage): string[] =>
  [headers.host, headers['x-forwarded-host']]
    .flat()
    .flatMap((names) => names?.split(',') ?? [])
    .map((name) => name.trim().toLowerCase().replace(/:\d+$/, ''))
