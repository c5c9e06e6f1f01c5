import { createServer, type Server } from 'node:http'
import { json } from 'node:stream/consumers'
import { createApp } from '@pandrop/server/app'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { Visitor } from '@pandrop/testkit/visitor'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { signUpForm } from '../domains/identity/accounts/testing/sign-up-form.ts'
import type { Env } from '../env.ts'
import { runDueJobs } from '../jobs/runner.ts'
import { startTracing, traceIdNow } from '../tracing.ts'

interface Span {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}

interface Sent {
  resourceSpans: { resource: Pick<Span, 'attributes'>; scopeSpans: { spans: Span[] }[] }[]
}

let shop: TestShop
let collector: Server
let sent: Sent[]
let stopTracing: () => Promise<void>
let door: FastifyInstance
let there: Visitor

/** A door of a shop whose traces go to a collector of ours. */
const openDoor = async (change: Partial<Env> = {}): Promise<void> => {
  const address = collector.address()
  if (!address || typeof address === 'string') throw new Error('the collector has no port')
  const env = { ...shop.shop.env, OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${address.port}`, ...change }
  stopTracing = await startTracing(env)
  door = (await createApp({ ...shop.shop, env })).app
  there = new Visitor(await door.listen({ port: 0, host: '127.0.0.1' }))
}

beforeEach(async () => {
  sent = []
  shop = await startTestShop()
  collector = createServer(async (request, reply) => {
    if (request.url === '/v1/traces') sent.push((await json(request)) as Sent)
    reply.setHeader('content-type', 'application/json').end('{}')
  })
  await new Promise<void>((ready) => collector.listen(0, '127.0.0.1', ready))
})

afterEach(async () => {
  await door?.close()
  await stopTracing?.()
  await new Promise((closed) => collector.close(closed))
  await shop?.stop()
})

/** Everything that was sent once the server has ended. */
const spans = async (): Promise<Span[]> => {
  await door.close()
  await stopTracing()
  return sent
    .flatMap(({ resourceSpans }) => resourceSpans.flatMap(({ scopeSpans }) => scopeSpans))
    .flatMap((s) => s.spans)
}

const attributeOf = ({ attributes }: Pick<Span, 'attributes'>, wanted: string) => {
  const value = attributes.find(({ key }) => key === wanted)?.value
  return value?.stringValue ?? value?.intValue
}

test('a request is a trace with its statements, by names alone', async () => {
  await openDoor()
  const form = signUpForm({ email: 'secret.person@example.test' })
  const registered = await there.post('/api/register', form)
  expect(registered.status).toBe(200)
  const all = await spans()
  const request = all.find(({ name }) => name === 'POST /api/register')
  if (!request) throw new Error('no span of the request')
  expect(attributeOf(request, 'http.response.status_code')).toBe(200)
  expect(attributeOf(request, 'pandrop.request_id')).toMatch(/^[0-9a-f]{12}$/)
  const statements = all.filter((span) => attributeOf(span, 'db.system.name') === 'postgresql')
  const own = statements.filter(({ traceId }) => traceId === request.traceId)
  expect(own.length).toBeGreaterThan(0)
  expect(own.every(({ parentSpanId }) => parentSpanId === request.spanId)).toBe(true)
  expect(JSON.stringify(sent)).not.toMatch(/secret/)
  // Of the visitor, who lives in this process; what carries the traces away is none.
  const calls = all.filter((span) => attributeOf(span, 'server.address') !== undefined).map(({ name }) => name)
  expect(new Set(calls)).toEqual(new Set(['GET', 'POST'].map((method) => `${method} ${new URL(there.origin).host}`)))
  expect(attributeOf(sent[0]?.resourceSpans[0]?.resource ?? { attributes: [] }, 'service.name')).toBe('pandrop')
})

test('each job is a trace of its own', async () => {
  await openDoor()
  await there.post('/api/register', signUpForm())
  await runDueJobs(shop.shop, shop.database.serverUrl)
  const all = await spans()
  const job = all.find(({ name }) => name.startsWith('job '))
  expect(job?.parentSpanId).toBeUndefined()
  expect(job && all.some(({ parentSpanId }) => parentSpanId === job.spanId)).toBe(true)
})

const foreign = '0af7651916cd43dd8448eb211c80319c'
const headers = { traceparent: `00-${foreign}-b7ad6b7169203331-01` }

test('visitors begin no traces of their own; the proxy in front does', async () => {
  await openDoor({ TRUST_PROXY: undefined })
  await there.get('/api/countries', { headers })
  expect((await spans()).filter(({ traceId }) => traceId === foreign)).toEqual([])
  await openDoor({ TRUST_PROXY: 1 })
  await there.get('/api/countries', { headers })
  expect((await spans()).map(({ traceId }) => traceId)).toContain(foreign)
})

test('without an address there are no traces', async () => {
  await openDoor({ OTEL_EXPORTER_OTLP_ENDPOINT: undefined })
  await there.get('/api/countries')
  expect(traceIdNow()).toBeUndefined()
  expect(await spans()).toEqual([])
})
