import { fastifyCookie } from '@fastify/cookie'
import type { Refusal } from '@pandrop/contract/refusals'
import { refuse } from '@pandrop/contract/result'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isUnreachable } from '../db/unreachable.ts'
import { envelopeOf } from './envelope.ts'
import { languageAsked } from './locale.ts'
import { hasZeroByte } from './readable.ts'

/** Errors that fastify and its plugins throw before a call is made, as refusals of ours; null for a bug. */
const pipelineRefusal = (error: FastifyError): Refusal | null => {
  if (error.code?.startsWith('FST_CSRF_')) return 'csrf_mismatch'
  if (error.statusCode === 429) return 'too_many_requests'
  if (error.statusCode === 413) return 'body_too_large'
  if (isUnreachable(error)) return 'temporarily_unavailable'
  return error.statusCode && error.statusCode < 500 ? 'body_unreadable' : null
}

/** The language of a request that may have failed before its parts were read. */
const languageOfFailed = ({ url, query, body, cookies, headers }: FastifyRequest): string => {
  const read = query ?? Object.fromEntries(new URLSearchParams(url.split('?')[1]))
  return languageAsked({ query: read, body }, cookies ?? fastifyCookie.parse(headers.cookie ?? ''))
}

/** Answers a refusal of the request pipeline with its envelope. */
export const sendRefusal = (request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply => {
  request.refusal = refusal
  const { status, body } = envelopeOf(refuse(refusal), languageOfFailed(request))
  // Said here as well: an address that the router cannot read is answered before any hook.
  return reply.code(status).header('cache-control', 'no-store').header('x-request-id', request.id).send(body)
}

/** Answers a failure with its envelope; what is a bug is logged with its stack and shown without. */
export const answerFailure = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const refusal = pipelineRefusal(error) ?? 'internal_error'
  if (refusal === 'internal_error') {
    // The route instead of the address, which may hold a secret.
    request.log.error({ err: error, method: request.method, route: request.routeOptions.url }, 'a request failed')
  }
  // One line: it is told as often as somebody asks while the database is away.
  if (refusal === 'temporarily_unavailable') request.log.warn(`the database cannot be reached: ${error.message}`)
  return sendRefusal(request, reply, refusal)
}

/** Every failure and every unknown call becomes an envelope. */
export const registerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler(answerFailure)
  app.addHook('onRequest', async (request, reply) =>
    hasZeroByte(request.url) ? sendRefusal(request, reply, 'body_unreadable') : undefined,
  )
  app.setNotFoundHandler((request, reply) => sendRefusal(request, reply, 'not_found'))
  // Without this the documents' route would take an unknown call for a page.
  app.all('/api/*', { schema: { hide: true } }, (request, reply) => sendRefusal(request, reply, 'not_found'))
}
