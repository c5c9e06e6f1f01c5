import { refuse } from '@pandrop/contract/result'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasDevMailbox } from '../ports/mail/choose-mailer.ts'
import { type DevMail, devMails } from '../ports/mail/dev-mailbox.ts'
import { escapeHtml } from '../ports/mail/escape-html.ts'
import type { Shop } from '../shop.ts'
import { envelopeOf } from './envelope.ts'

/** No script at all: a mail is shown as a client would show it, with our pictures, and can do nothing to the page. */
const contentPolicy = (publicUrl: string): string =>
  [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `img-src ${new URL(publicUrl).origin}`,
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
  app.get<{ Querystring: { to?: string } }>('/dev/mailbox', options, async ({ query }, reply) =>
    reply
      .header('content-security-policy', contentPolicy(shop.env.PUBLIC_URL))
      .type('text/html; charset=utf-8')
      .send(page(await devMails(shop.pool, toOf(query)))),
  )
}

const toOf = ({ to }: { to?: unknown }): string | undefined => (typeof to === 'string' ? to : undefined)

const isOwnName = (host: string | undefined, publicUrl: string): boolean => {
  const address = `http://${host}`
  if (!host || !URL.canParse(address)) return false
  const { hostname } = new URL(address)
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname) || hostname === new URL(publicUrl).hostname
}

const style = `
  body { margin: 0 auto; max-width: 760px; padding: 32px 20px; background: #0b0d0c; color: #f4f1e9;
    font: 16px/24px system-ui, sans-serif }
  h1 { font-size: 28px } article { margin: 0 0 40px; padding: 20px; border-radius: 16px; background: #121514 }
  h2 { margin: 0 0 4px; font-size: 18px } p, ul { margin: 0 0 12px; color: #989d96; overflow-wrap: anywhere }
  a { color: #a9d977 } iframe { width: 100%; height: 560px; border: 0; border-radius: 12px; background: #0b0d0c }`

const page = (mails: DevMail[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Dev mailbox</title>
<style>${style}</style>
</head>
<body>
<h1>Dev mailbox</h1>
<p>Mails that this shop would have sent, newest first. Without SMTP_URL they stay here.</p>
${mails.length > 0 ? mails.map(mailOnPage).join('\n') : '<p>No mails yet.</p>'}
</body>
</html>
`

const mailOnPage = ({ to, subject, html, links, sentAt }: DevMail): string => {
  const list = links.map((link) => `<li><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></li>`).join('')
  // Sandboxed without scripts or our origin; its links open as pages of their own.
  const sandbox = 'allow-popups allow-popups-to-escape-sandbox'
  const frame = html.replace('<head>', '<head><base target="_blank">')
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(to)} · <time datetime="${sentAt}">${sentAt.replace('T', ' ').slice(0, 19)} UTC</time></p>
<ul>${list}</ul>
<iframe title="${escapeHtml(subject)}" sandbox="${sandbox}" srcdoc="${escapeHtml(frame)}"></iframe>
</article>`
}
