import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** One webhook as the shop received it. */
interface Received {
  at: Date
  signature: string
  body: string
}

/** A shop's webhook address that remembers what it gets. */
export interface Shop {
  webhookUrl: string
  received: Received[]
  /** Statuses of the coming answers; when empty the shop answers 200. "silence" never answers. */
  answers: (number | 'silence')[]
  /** Resolves once this many webhooks were received in all. */
  hasReceived(count: number): Promise<void>
  close(): Promise<void>
}

/** Opens a shop on a free port of this machine, which dates what it receives by `now`. */
export const openShop = async (now: () => Date): Promise<Shop> => {
  const received: Received[] = []
  const answers: (number | 'silence')[] = []
  const server: Server = createServer(async (request, response) => {
    const body = await text(request)
    received.push({ at: now(), signature: String(request.headers['stripe-signature']), body })
    server.emit('received')
    const answer = answers.shift() ?? 200
    if (answer !== 'silence') response.writeHead(answer).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    webhookUrl: `http://127.0.0.1:${port}/stripe/webhook`,
    received,
    answers,
    hasReceived: async (count) => {
      while (received.length < count) await once(server, 'received')
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
