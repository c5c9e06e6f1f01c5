import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { securityHeaders } from './security-headers.ts'

/** The server of a sandbox, without routes: small bodies, no log of requests, and the headers of every answer. */
export const createServer = (log: FastifyBaseLogger): FastifyInstance => {
  const server: FastifyInstance = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 64 * 1024,
    forceCloseConnections: true,
  })
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers(securityHeaders)
  })
  return server
}
