import { tmpdir } from 'node:os'
import type { RenderDocument } from '@pandrop/contract/document'
import { type Builds, createApp } from '@pandrop/server/app'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { Visitor } from '@pandrop/testkit/visitor'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createPool } from '../db/pool.ts'
import { checkoutBody } from '../domains/checkout/purchase/testing/purchases.ts'
import { sessionCookie } from '../domains/identity/sessions/session.ts'
import { withRequestId } from '../request-id.ts'
import type { Shop } from '../shop.ts'

let shop: TestShop
const doors: FastifyInstance[] = []
let lines: string[]

beforeAll(async () => {
  shop = await startTestShop()
})

beforeEach(() => {
  lines = []
})

afterEach(async () => {
  for (const app of doors.splice(0)) await app.close()
})

afterAll(() => shop?.stop())

/** A door with the log of main.ts, whose lines are kept. */
const openDoor = async (change: Partial<Shop> = {}, builds?: Builds): Promise<Visitor> => {
  const log = pino({ level: 'info', mixin: withRequestId }, { write: (line: string) => lines.push(line) })
  const { app } = await createApp({ ...shop.shop, log, ...change }, builds)
  doors.push(app)
  return new Visitor(await app.listen({ port: 0, host: '127.0.0.1' }))
}

const withoutDatabase = async (): Promise<Partial<Shop>> => {
  const pool = createPool({ connectionString: shop.database.serverUrl })
  return { pool }
}

const idOf = ({ headers }: { headers: Headers }): string => headers.get('x-request-id') ?? ''

const linesOf = (id: string): { msg: string }[] =>
  lines.filter((line) => line.includes(`"reqId":"${id}"`)).map((line) => JSON.parse(line))

test('a failure is found in the log by what its answer says, and nothing else is changed in the answer', async () => {
  const change = await withoutDatabase()
  const there = await openDoor(change)
  await change.pool?.end()
  const reply = await there.get('/api/settings')
  expect(reply.status).toBe(500)
  expect(idOf(reply)).toMatch(/^[0-9a-f]{12}$/)
  expect(reply.headers.get('server-timing')).toBe(`reference;desc="${idOf(reply)}"`)
  expect(Object.keys(reply.body)).toEqual(['status', 'code', 'message'])
  expect(linesOf(idOf(reply))).toEqual([expect.objectContaining({ msg: 'a request failed' })])
  // Once in a line: what stands there twice is read differently by every program.
  expect(lines.join('').split(idOf(reply))).toHaveLength(2)
})

test('what a verb logs names the request too, after its body was read and the database was asked', async () => {
  const openSession = () => Promise.resolve({ outcome: 'unavailable', problem: 'nobody answers' } as const)
  const { browser } = await shop.customer()
  const there = await openDoor({ payments: { ...shop.shop.payments, openSession } })
  there.cookies.set(sessionCookie, browser.cookies.get(sessionCookie) ?? '')
  there.token = browser.token
  const { tradeUrl: _tradeUrl, paymentMethod: _paymentMethod, ...payer } = checkoutBody()
  await there.get('/sanctum/csrf-cookie')
  const text = JSON.stringify({ ...payer, amount: 10 })
  // Its second half is sent once the server has begun with the request: what reads it was called by the connection.
  const begun = new Promise((resolve) => doors.at(-1)?.server.once('request', ({ url }) => resolve(url)))
  const pieces = [text.slice(0, 20), text.slice(20)].values()
  const rawBody = new ReadableStream({
    pull: async (controller) => {
      const { value, done } = pieces.next()
      if (done) return controller.close()
      if (text.endsWith(value)) await begun
      controller.enqueue(new TextEncoder().encode(value))
    },
  })
  const headers = { 'content-type': 'application/json' }
  const reply = await there.post('/api/deposit/checkout', undefined, { rawBody, headers })
  expect(reply.status).toBe(503)
  expect(linesOf(idOf(reply)).map(({ msg }) => msg)).toContain('no session for a payment')
})

test('every refusal at the door says its id, whoever refuses', async () => {
  const there = await openDoor()
  const replies = [
    await there.get('/api/nowhere'),
    await there.get('/api/%'),
    await there.get('/api/profile'),
    await there.get('/storage/avatars/gone.webp'),
    await there.post('/api/login', { username: 1 }),
    await there.post('/api/login', undefined, { rawBody: '{', headers: { 'content-type': 'application/json' } }),
    await there.post('/api/login', {}, { headers: { 'x-xsrf-token': 'forged' } }),
  ]
  for (const reply of replies)
    expect([reply.status, idOf(reply)]).toEqual([reply.status, expect.stringMatching(/^.{12}$/)])
  expect(new Set(replies.map(idOf)).size).toBe(replies.length)
  expect(replies.some(({ headers }) => headers.has('server-timing'))).toBe(false)
})

test('an answer that succeeds names no request: it may be kept for everybody', async () => {
  const there = await openDoor()
  for (const path of ['/api/settings', '/api/settings', '/healthz']) expect(idOf(await there.get(path))).toBe('')
})

test('no visitor chooses the id, which would lead whoever looks into the log astray', async () => {
  const there = await openDoor()
  const headers = { 'x-request-id': 'chosen-by-me', 'request-id': 'chosen-by-me' }
  expect(idOf(await there.get('/api/nowhere', { headers }))).not.toContain('chosen')
})

test('what a document reads for itself is logged under the document, which says its id', async () => {
  const change = await withoutDatabase()
  const render: RenderDocument = async (_request, { fetchJson }) => {
    const answer = (await fetchJson('/settings')) as { status: string }
    const status = answer.status === 'OK' ? 200 : 500
    return { kind: 'document', status, html: '<p>Something broke</p>', scripts: [], noindex: true, googleTag: true }
  }
  const there = await openDoor(change, { storefront: { render, assets: tmpdir() } })
  await change.pool?.end()
  const reply = await there.get('/')
  expect(reply.status).toBe(500)
  expect(linesOf(idOf(reply)).map(({ msg }) => msg)).toEqual(['a request failed'])
  // Beside what else the document says there.
  expect(reply.headers.get('server-timing')).toMatch(/^tag;desc="[^"]+", reference;desc="[0-9a-f]{12}"$/)
})

test('requests that run at the same time do not take each other’s ids', async () => {
  const change = await withoutDatabase()
  const there = await openDoor(change)
  await change.pool?.end()
  const replies = await Promise.all(Array.from({ length: 20 }, () => there.get('/api/settings')))
  for (const reply of replies) expect(linesOf(idOf(reply))).toHaveLength(1)
})
