import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createDownload } from './download.ts'

let server: Server | undefined

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

const listen = async (answer: RequestListener): Promise<string> => {
  server = createServer(answer)
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

const bounds = { bytesMax: 1000, millisecondsMax: 300 }
const download = createDownload({ anyAddress: true })

test('what lies there is read whole', async () => {
  const origin = await listen((_, response) => response.end('[{"rate": 51.2}]'))
  expect(await download(origin, bounds)).toEqual({ ok: true, value: '[{"rate": 51.2}]' })
})

test.each<[string, RequestListener]>([
  ['redirected', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:22/' }).end()],
  ['status', (_, response) => response.writeHead(500).end('broken')],
  ['too_large', (_, response) => response.end('x'.repeat(1001))],
  ['too_slow', (_, response) => void response.write('a little')],
  ['too_slow', () => undefined],
  ['unreachable', (_, response) => response.destroy()],
])('a server that is %s gives nothing', async (failure, answer) => {
  expect(await download(await listen(answer), bounds)).toEqual({ ok: false, failure })
})

test('one that sends for ever is left at the bound', async () => {
  let sent = 0
  const origin = await listen((_, response) => {
    const more = (): void => {
      sent += 500
      if (response.write('x'.repeat(500))) setImmediate(more)
      else response.once('drain', more)
    }
    more()
  })
  expect(await download(origin, { ...bounds, millisecondsMax: 5000 })).toEqual({ ok: false, failure: 'too_large' })
  expect(sent).toBeLessThan(10_000_000)
})

test.each([
  'http://example.org/',
  'file:///etc/passwd',
  'no address',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://10.1.2.3/',
  'https://169.254.169.254/latest/meta-data/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://[fd00::1]/',
  'https://[64:ff9b::a00:1]/',
  'https://user:word@example.org/',
  // A name is looked up first, and what it leads to decides.
  'https://localhost/',
])('a shop never asks %s', async (address) => {
  expect(await createDownload({ anyAddress: false })(address, bounds)).toEqual({
    ok: false,
    failure: 'address_refused',
  })
})
