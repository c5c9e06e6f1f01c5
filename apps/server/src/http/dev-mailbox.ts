import { refuse } from '@pandrop/contract/result'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressOfReader } from '../domains/identity/accounts/demo-mails.ts'
import { sessionCookie } from '../domains/identity/sessions/session.ts'
import { isLocal, isLoopback } from '../env.rules.ts'
import { hasDevMailbox } from '../ports/mail/choose-mailer.ts'
import { devMailById, devMailLines, devMails } from '../ports/mail/dev-mailbox.ts'
import type { Shop } from '../shop.ts'
import { type MailView, mailboxPage } from './dev-mailbox-page.ts'
import { envelopeOf } from './envelope.ts'

/** No script at all: a mail is shown as a client would show it, with our pictures, and can do nothing to the page. */
const contentPolicy = (publicUrl: string, view: MailView): string =>
  [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `img-src ${view === 'blocked' ? "'none'" : new URL(publicUrl).origin}`,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')

/** Whose mails a request may see: everybody's, those to one address, or none. */
type Reader = { mails: 'all' } | { mails: 'own'; address: string } | null

/**
 * The dev mailbox at /dev/mailbox and /dev/mailbox.json?to=; only where mails land there, never in production. It shows
 * other people's mails, with links that open their accounts: all of them to this machine alone. In a demo that others
 * reach, whoever is signed in sees the mails to their own address.
 */
export const devMailboxRoutes = (app: FastifyInstance, shop: Shop): void => {
  if (!hasDevMailbox(shop)) return
  const options = { schema: { hide: true } }
  const refuseReading = (reply: FastifyReply): FastifyReply => {
    const { status, body } = envelopeOf(refuse('not_found'), 'en')
    return reply.code(status).header('cache-control', 'no-store').send(body)
  }
  app.get<{ Querystring: { to?: string } }>('/dev/mailbox.json', options, async (request, reply) => {
    const reader = await readerOf(shop, request)
    if (!reader) return refuseReading(reply)
    const to = toOf(request.query)
    const mails = await devMails(shop.pool, reader.mails === 'own' ? reader.address : to)
    return reply.header('cache-control', 'no-store').send(mails)
  })
  app.get<{ Querystring: PageQuery }>('/dev/mailbox', options, async (request, reply) => {
    const reader = await readerOf(shop, request)
    if (!reader) return refuseReading(reply)
    const only = reader.mails === 'own' ? reader.address : null
    const to = toOf(request.query) ?? ''
    const view = viewOf(request.query)
    const lines = await devMailLines(shop.pool, { to, only })
    const opened = await devMailById(shop.pool, { id: mailOf(request.query) ?? lines[0]?.id ?? 0, only })
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', contentPolicy(shop.env.PUBLIC_URL, view))
      .type('text/html; charset=utf-8')
      .send(mailboxPage({ lines, opened, view, to }))
  })
}

const readerOf = async (shop: Shop, request: FastifyRequest): Promise<Reader> => {
  const { DEMO, HOST, PUBLIC_URL } = shop.env
  if (isLocal(PUBLIC_URL) && comesFromHere(request)) return { mails: 'all' }
  if (!DEMO || (isLocal(PUBLIC_URL) && isLoopback(HOST))) return null
  const cookie = request.cookies[sessionCookie]
  const address = await addressOfReader(shop, { cookie, address: request.ip })
  return address ? { mails: 'own', address } : null
}

/**
 * Whether somebody at this very machine asks: from its own address, under its own name (a page from elsewhere may have
 * its name point here) and not through a proxy, which would make everybody look so. A proxy that says nothing else
 * of itself speaks HTTP/1.0, as nginx does where nothing is set.
 */
const comesFromHere = ({ raw, headers }: FastifyRequest): boolean => {
  const peer = (raw.socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  const forwarded = Object.keys(headers).some((name) => /^(forwarded|via|x-real-ip|x-forwarded-.*)$/.test(name))
  const isProxy = forwarded || raw.httpVersion === '1.0'
  return isLoopback(peer) && !isProxy && isLocal(`http://${headers.host ?? ''}`)
}

interface PageQuery {
  to?: unknown
  mail?: unknown
  view?: unknown
}

const viewOf = ({ view }: PageQuery): MailView => (view === 'text' || view === 'blocked' ? view : 'html')

const mailOf = ({ mail }: PageQuery): number | undefined =>
  typeof mail === 'string' && /^[1-9]\d{0,14}$/.test(mail) ? Number(mail) : undefined

const toOf = ({ to }: { to?: unknown }): string | undefined => (typeof to === 'string' ? to : undefined)
