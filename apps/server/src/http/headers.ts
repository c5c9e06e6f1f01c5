import { createHash } from 'node:crypto'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Env } from '../env.ts'

/**
 * Where Google's tag sends to and shows pictures from (Google's list for Tag Manager, GA4 and Ads). No host of Google's
 * may send scripts: anybody can publish a container there. The one container that the shop names is loaded under a
 * nonce, which Google's loader hands on to what belongs to it.
 */
const tagSources = {
  picture: ' https://*.googletagmanager.com https://*.google-analytics.com https://googleads.g.doubleclick.net',
  connection:
    ' https://*.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com' +
    ' https://www.googleadservices.com https://googleads.g.doubleclick.net',
} as const

const noSources = { picture: '', connection: '' } as const

/** What names an inline script in a policy: its hash, so that no other one runs. */
export const sourceOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/**
 * The content security policy of a document: our own files and the inline scripts that are named by their hashes.
 * Inline styles stay allowed, because React writes style attributes into the first frame.
 * @param sources of the document's own inline scripts (sourceOf)
 * @param tagNonce where the document may hold the shop's Google tag (contract/google-tag.ts): what it is loaded under
 */
export const securityPolicy = (sources: readonly string[], tagNonce?: string): string => {
  const more = tagNonce === undefined ? noSources : tagSources
  const tag = tagNonce === undefined ? [] : [`'nonce-${tagNonce}'`]
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...sources, ...tag].join(' '),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${more.picture}`,
    "font-src 'self'",
    `connect-src 'self'${more.connection}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** What is no document (JSON, pictures, scripts) loads nothing and is framed by nobody when it is opened as a page. */
const nothingAllowed = {
  useDefaults: false,
  directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
}

/** Security headers of every answer; documents set their own content policy. */
export const registerHeaders = async (app: FastifyInstance, env: Env): Promise<void> => {
  const secure = env.PUBLIC_URL.startsWith('https:')
  await app.register(helmet, {
    contentSecurityPolicy: nothingAllowed,
    strictTransportSecurity: secure,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  })
}
