import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestShop } from '@pandrop/testkit/shop'
import { ecbAddress } from '../read-rates.ts'

const names =
  'xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref"'

/** The European Central Bank's list as it publishes one, with these rates. */
export const ecbList = (day: string, rates: Readonly<Record<string, number | string>>): string => {
  const cubes = Object.entries(rates).map(([code, rate]) => `<Cube currency='${code}' rate='${rate}'/>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope ${names}>
  <gesmes:subject>Reference rates</gesmes:subject>
  <gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
  <Cube>
    <Cube time='${day}'>
      ${cubes.join('\n      ')}
    </Cube>
  </Cube>
</gesmes:Envelope>`
}

/** A server that answers as a test wants it to, instead of the bank and at any address below its own. */
export const openRateFeed = async (shop: TestShop) => {
  const answers = new Map<string, { status?: number; body: string; headers?: Record<string, string> }>()
  const server = createServer((request, response) => {
    const answer = answers.get(request.url ?? '')
    response.writeHead(answer?.status ?? (answer ? 200 : 404), answer?.headers)
    response.end(answer?.body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { download } = shop.shop
  // No test asks a bank: its address, and any other that needs TLS, leads here.
  shop.shop.download = (address, bounds) => {
    const { pathname } = new URL(address)
    return download(address === ecbAddress ? `${origin}/ecb` : `${origin}${pathname}`, bounds)
  }
  return {
    answer: (path: string, body: string, more: { status?: number; headers?: Record<string, string> } = {}) =>
      void answers.set(path, { body, ...more }),
    publish: (day: string, rates: Readonly<Record<string, number | string>>) =>
      void answers.set('/ecb', { body: ecbList(day, rates) }),
    close: () => new Promise((done) => server.close(done)),
  }
}

export type RateFeed = Awaited<ReturnType<typeof openRateFeed>>
