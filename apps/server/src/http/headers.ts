import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Env } from '../env.ts'

/**
 * The content security policy of a document: our own files and the inline scripts that carry this answer's nonce.
 * Inline styles stay allowed, because React writes style attributes into the first frame.
 */
export const securityPolicy = (nonce: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

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
