import { request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import type { RenderDocument } from '@pandrop/contract/document'
import { createApp } from '@pandrop/server/app'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'

let shop: TestShop
let app: FastifyInstance
let reads: readonly string[]
let origin: string
const rendered: string[] = []

// A storefront that knows no page: whatever it is asked for is told apart from every route's own answer.
const render: RenderDocument = async ({ url }) => {
  rendered.push(url)
  return { kind: 'document', status: 404, noindex: true, scripts: [], html: '<p>This page dropped</p>' }
}

beforeAll(async () => {
  shop = await startTestShop()
  const env = { ...shop.shop.env, METRICS_TOKEN: 'a-token-of-the-monitor' }
  const backoffice = { document: '<title>desk</title>', assets: tmpdir() }
  const built = await createApp({ ...shop.shop, env }, { storefront: { render, assets: tmpdir() }, backoffice })
  app = built.app
  reads = built.reads()
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
})

afterAll(async () => {
  app?.server.closeAllConnections()
  await app?.close()
  await shop?.stop()
})

interface Asked {
  status: number | undefined
  type: string | undefined
}

/** The head of an answer to exactly this request line; a stream is not read. */
const ask = (method: string, path: string): Promise<Asked> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const sent = request({ method, hostname, port, path }, (answer) => {
      resolve({ status: answer.statusCode, type: answer.headers['content-type'] })
      answer.destroy()
    })
    sent.on('error', reject)
    sent.end()
  })

const token = 'a'.repeat(43)

/** An address that a route answers: every hole of it filled. */
const filled = (route: string): string => {
  const holes = route.replace(/:token\([^)]*\)/, token).replace(/:\w+(\([^)]*\))?/g, '1')
  return holes.replace('*', 'nothing.txt')
}

/** Other ways to write an address that a browser would resolve to it. */
const twinsOf = (path: string): string[] => [
  `/x/..${path}`,
  `/.${path}`,
  `/x/%2e%2e${path}`,
  `/%2E${path}`,
  `/x/.%2e${path}?sort=asc`,
  `/x/..${path}#there`,
  `${path}/.`,
]

test('no way to write an address, and no HEAD, changes what a GET of it answers', async () => {
  const paths = reads.filter((route) => route !== '/*').map(filled)
  expect(paths).toEqual(expect.arrayContaining(['/healthz', '/metrics', '/backoffice', `/email/verify/${token}`]))
  expect(paths.length).toBeGreaterThan(100)
  const changed: unknown[] = []
  for (const path of paths) {
    const before = await ask('GET', path)
    for (const twin of twinsOf(path)) await ask('GET', twin)
    await ask('HEAD', path)
    await ask('HEAD', `/x/..${path}`)
    const after = await ask('GET', path)
    if (JSON.stringify(after) !== JSON.stringify(before)) changed.push({ path, before, after })
  }
  expect(changed).toEqual([])
})

test('an address that is not written plainly is not there, and nothing is rendered or kept for it', async () => {
  for (const path of ['/x/../healthz', '/./cart', '/x/%2e%2e/healthz', '/.//evil.example', '/\\evil.example', '/a"b']) {
    rendered.length = 0
    // As bytes: a client that makes addresses plain would not send them.
    expect(await statusOfLine(`GET ${path} HTTP/1.1`), path).toBe(404)
    expect(rendered, path).toEqual([])
  }
})

const statusOfLine = (line: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const socket = connect(Number(port), hostname)
    socket.once('error', reject)
    socket.once('data', (chunk) => {
      socket.destroy()
      resolve(Number(String(chunk).split(' ')[1]))
    })
    socket.write(`${line}\r\nHost: shop\r\nConnection: close\r\n\r\n`)
  })

test('a HEAD of a link that acts does nothing, renders nothing, and the link works afterwards', async () => {
  rendered.length = 0
  for (const path of [`/email/verify/${token}`, `/email/change/${token}`]) {
    expect((await ask('HEAD', path)).status).toBe(200)
    expect((await ask('GET', path)).status).toBe(303)
  }
  expect(rendered).toEqual([])
})

test('a HEAD of a document is answered like its GET and kept for nobody', async () => {
  rendered.length = 0
  await ask('HEAD', '/nowhere')
  await ask('HEAD', '/nowhere')
  expect(rendered).toEqual(['/nowhere', '/nowhere'])
})

test('no address that could hold a secret is kept, wherever it stands', async () => {
  for (const path of [`/email/verify/${token}.`, `/email/verify/x${token}`, `/lost/${token}`]) {
    rendered.length = 0
    await ask('GET', path)
    await ask('GET', path)
    expect(rendered, path).toHaveLength(2)
  }
})
