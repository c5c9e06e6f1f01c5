import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What an endpoint was sent. */
export interface Received {
  headers: IncomingHttpHeaders
  body: string
}

/** Somebody's program that is told of what happens. */
export interface Receiver {
  url: string
  received: Received[]
  /** how it answers from now on; 204 unless told otherwise */
  answerWith(answer: RequestListener): void
  stop(): Promise<void>
}

/** Starts one on a free port. */
export const startReceiver = async (): Promise<Receiver> => {
  const received: Received[] = []
  let answer: RequestListener = (_, response) => response.writeHead(204).end()
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts).toString('utf8') })
      answer(request, response)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    answerWith: (next) => {
      answer = next
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
