import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Lets a stopping server close connections that never carried a request. Browsers open them ahead of need; Node counts
 * them as busy and would wait a minute for their first byte.
 */
export const closeUnusedConnections = (app: FastifyInstance): void => {
  const connections = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  app.addHook('preClose', async () => {
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
  })
}
