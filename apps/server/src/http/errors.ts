import type { Refusal } from '@pandrop/contract/refusals'
import { refuse } from '@pandrop/contract/result'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { envelopeOf } from './envelope.ts'
import { languageCookie, languageOf } from './locale.ts'

/** Errors that fastify and its plugins throw at the door, as refusals of ours. */
const doorRefusal = (error: FastifyError): Refusal | null => {
  if (error.code?.startsWith('FST_CSRF_')) return 'csrf_mismatch'
  if (error.statusCode === 429) return 'too_many_requests'
  if (error.statusCode === 413) return 'body_too_large'
  if (error.statusCode === 503) return null
  return error.statusCode && error.statusCode < 500 ? 'body_unreadable' : null
}

const sendRefusal = (request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply => {
  const { status, body } = envelopeOf(refuse(refusal), languageOf(undefined, request.cookies?.[languageCookie]))
  return reply.code(status).header('cache-control', 'no-store').send(body)
}

/** Every failure becomes an envelope; what is a bug is logged with its stack and shown without. */
export const registerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = doorRefusal(error) ?? 'internal_error'
    if (refusal === 'internal_error') request.log.error({ err: error }, 'a request failed')
    return sendRefusal(request, reply, refusal)
  })
  app.setNotFoundHandler((request, reply) => sendRefusal(request, reply, 'not_found'))
  // Without this the documents' route would take an unknown call for a page.
  app.all('/api/*', { schema: { hide: true } }, (request, reply) => sendRefusal(request, reply, 'not_found'))
}
