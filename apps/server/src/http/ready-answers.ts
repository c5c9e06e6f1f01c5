import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { FastifyServerFactory } from 'fastify'

/** Answers a GET by itself, or says that it has nothing ready for it. */
export type ReadyAnswerer = (request: IncomingMessage, response: ServerResponse) => boolean

/** A request's head is a few lines; only its body may take long. */
const headersMilliseconds = 30_000

/**
 * A server that sends ready answers before anything else is done about a request: routing, hooks and headers cost
 * several times what sending the bytes does. Such an answer costs less than refusing it would, so it has no pace.
 * @param answerers asked in this order; what none of them answers goes on to fastify
 */
export const readyAnswers =
  (answerers: readonly ReadyAnswerer[]): FastifyServerFactory =>
  (handler, options) => {
    const server = createServer((request, response) => {
      if (request.method === 'GET' && answerers.some((answer) => answer(request, response))) return
      handler(request, response)
    })
    // What fastify sets on servers that it makes by itself.
    const { keepAliveTimeout, requestTimeout, connectionTimeout } = options as Record<string, number>
    server.keepAliveTimeout = keepAliveTimeout ?? server.keepAliveTimeout
    server.requestTimeout = requestTimeout ?? server.requestTimeout
    server.headersTimeout = headersMilliseconds
    server.setTimeout(connectionTimeout ?? 0)
    return server
  }
