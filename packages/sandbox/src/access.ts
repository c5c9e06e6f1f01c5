import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** The key of an Authorization header that carries a bearer token; undefined where it carries none. */
export const sentKey = (authorization: string | undefined): string | undefined =>
  /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1]

/** Whether a key that was sent is the secret one; the time that this takes says nothing about it. */
export const isKey = (sent: string, secretKey: string): boolean =>
  // Hashed first: the comparison needs equal lengths.
  timingSafeEqual(digest(sent), digest(secretKey))

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Whether a request comes from this machine: what is done to a sandbox on purpose is done from there alone. */
export const isFromThisMachine = (request: FastifyRequest): boolean =>
  // A proxy on this machine also connects from loopback; what it passes on comes from elsewhere.
  /^(::ffff:)?127\.|^::1$/.test(request.ip) && request.headers['x-forwarded-for'] === undefined
