import fastifyStatic from '@fastify/static'
import { accentStyle } from '@pandrop/contract/contrast'
import { textFor } from '@pandrop/dictionaries/languages'
import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../ports/mail/escape-html.ts'

/** The back office's build. */
export interface BackofficeBuild {
  /** index.html: the one document, the same for everybody */
  document: string
  /** absolute path of its scripts, styles and fonts; their names carry their content's hash */
  assets: string
}

/** Its own files alone, no inline script. React writes style attributes: those stay allowed. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** The document with the shop's names where it has holes for them. */
const named = (document: string): string => {
  const text = textFor('en')
  return document
    .replaceAll('{shop}', () => escapeHtml(text('shop_name')))
    .replaceAll('{wordmark}', () => escapeHtml(text('wordmark')))
    .replaceAll('{mark}', () => escapeHtml(text('mark')))
    .replaceAll('{logo}', () => escapeHtml(text('logo')))
    .replaceAll('{style}', () => escapeHtml(accentStyle(text('accent'))))
}

/**
 * Serves the back office below /backoffice: its files, and its document for every other address, where the browser's
 * own router takes over. The document holds nothing of the shop's but what it is called; the rest it asks for as staff.
 */
export const registerBackoffice = async (
  app: FastifyInstance,
  { document, assets }: BackofficeBuild,
): Promise<void> => {
  await app.register(fastifyStatic, {
    root: assets,
    prefix: '/backoffice/assets/',
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    index: false,
    decorateReply: false,
  })
  for (const url of ['/backoffice', '/backoffice/*']) {
    app.get(url, { schema: { hide: true } }, (_request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .header('content-security-policy', policy)
        .header('x-robots-tag', 'noindex, nofollow')
        .header('referrer-policy', 'same-origin')
        .type('text/html; charset=utf-8')
        .send(named(document)),
    )
  }
}
