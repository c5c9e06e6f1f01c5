import { refuse } from '@pandrop/contract/result'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
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

/**
 * The dev mailbox at /dev/mailbox and /dev/mailbox.json?to=; only where mails land there, never in production. It shows
 * other people's mails, so it answers under the machine's own names and PUBLIC_URL's alone: a page from elsewhere that
 * has its own name point here (DNS rebinding) gets nothing.
 */
export const devMailboxRoutes = (app: FastifyInstance, shop: Shop): void => {
  if (!hasDevMailbox(shop)) return
  const options = {
    schema: { hide: true },
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', 'no-store')
      if (isOwnName(request.headers.host, shop.env.PUBLIC_URL)) return
      const { status, body } = envelopeOf(refuse('not_found'), 'en')
      return reply.code(status).send(body)
    },
  }
  app.get<{ Querystring: { to?: string } }>('/dev/mailbox.json', options, ({ query }) =>
    devMails(shop.pool, toOf(query)),
  )
  app.get<{ Querystring: PageQuery }>('/dev/mailbox', options, async ({ query }, reply) => {
    const to = toOf(query) ?? ''
    const view = viewOf(query)
    const lines = await devMailLines(shop.pool, to)
    const opened = await devMailById(shop.pool, mailOf(query) ?? lines[0]?.id ?? 0)
    return reply
      .header('content-security-policy', contentPolicy(shop.env.PUBLIC_URL, view))
      .type('text/html; charset=utf-8')
      .send(mailboxPage({ lines, opened, view, to }))
  })
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

const isOwnName = (host: string | undefined, publicUrl: string): boolean => {
  const address = `http://${host}`
  if (!host || !URL.canParse(address)) return false
  const { hostname } = new URL(address)
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname) || hostname === new URL(publicUrl).hostname
}
