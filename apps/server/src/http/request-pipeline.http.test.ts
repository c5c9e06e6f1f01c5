import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import { createApp } from '@pandrop/server/app'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { type CallOptions, type Reply, Visitor } from '@pandrop/testkit/visitor'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createPool } from '../db/pool.ts'
import { checkoutBody } from '../domains/checkout/purchase/testing/purchases.ts'
import { signUpForm } from '../domains/identity/accounts/testing/sign-up-form.ts'
import { sessionCookie } from '../domains/identity/sessions/session.ts'
import type { Shop } from '../shop.ts'

let shop: TestShop
const doors: FastifyInstance[] = []

beforeAll(async () => {
  shop = await startTestShop()
})

afterEach(async () => {
  for (const app of doors.splice(0)) await app.close()
})

afterAll(() => shop?.stop())

/** Another door to the same shop, with something changed behind it; answers where it listens. */
const openDoor = async (change: Partial<Shop>): Promise<string> => {
  const { app } = await createApp({ ...shop.shop, ...change })
  doors.push(app)
  return app.listen({ port: 0, host: '127.0.0.1' })
}

const withEnv = (change: Partial<Shop['env']>) => openDoor({ env: { ...shop.shop.env, ...change } })

const refusalOf = ({ status, body }: Reply) => [status, body.code]

const login = { username: 'ann@example.org', password: 'Bamboo2026' }

test('a field that the contract does not know is refused by its name, whatever that name is', async () => {
  for (const name of ['admin', 'constructor', 'toString', 'hasOwnProperty']) {
    const reply = await shop.visitor().post('/api/login', { ...login, [name]: 1 })
    expect(refusalOf(reply)).toEqual([422, 'invalid_input'])
    expect(reply.body.errors).toEqual({ [name]: ['Unknown field'] })
  }
})

test('a value of another type is refused with a text at its field', async () => {
  for (const value of [7, true, null, [], {}]) {
    const reply = await shop.visitor().post('/api/login', { ...login, password: value })
    expect(refusalOf(reply)).toEqual([422, 'invalid_input'])
    expect(reply.body.errors).toEqual({ password: ['Email and password are required'] })
  }
})

test('a body that is not a JSON object is refused, and so is one that is too large', async () => {
  const send = (rawBody: string, type = 'application/json') =>
    shop.visitor().post('/api/login', undefined, { rawBody, headers: { 'content-type': type } })
  for (const text of ['{"username":', 'username=ann', '{"__proto__":{"admin":true}}']) {
    expect(refusalOf(await send(text)), text).toEqual([400, 'body_unreadable'])
  }
  expect(refusalOf(await send('<login/>', 'application/xml'))).toEqual([400, 'body_unreadable'])
  for (const text of ['null', '[]', '"ann"', '7']) {
    expect(refusalOf(await send(text)), text).toEqual([422, 'invalid_input'])
  }
  expect(refusalOf(await send(JSON.stringify({ username: 'a'.repeat(65 * 1024) })))).toEqual([413, 'body_too_large'])
})

test('an address that cannot be read is refused like any other call', async () => {
  const reply = await shop.visitor().get('/api/items/%E0%A4%A')
  expect(refusalOf(reply)).toEqual([400, 'body_unreadable'])
})

test('an unsafe call without the CSRF token, or with somebody else’s, does nothing', async () => {
  const { email, password } = await shop.customer()
  const stranger = shop.visitor()
  await stranger.get('/sanctum/csrf-cookie')
  const foreign = decodeURIComponent(stranger.cookies.get('XSRF-TOKEN') ?? '')
  for (const token of ['', 'forged', foreign]) {
    const visitor = shop.visitor()
    const headers = { 'x-xsrf-token': token }
    const reply = await visitor.post('/api/login', { username: email, password }, { headers })
    expect(refusalOf(reply)).toEqual([403, 'csrf_mismatch'])
    expect(visitor.cookies.has(sessionCookie)).toBe(false)
  }
})

test('cookie and token open a session only together', async () => {
  const { browser } = await shop.customer()
  const other = await shop.customer()
  const halves: [cookie: string | undefined, token: string | undefined][] = [
    [browser.cookies.get(sessionCookie), undefined],
    [undefined, browser.token],
    [browser.cookies.get(sessionCookie), other.browser.token],
    ['forged', 'forged'],
  ]
  for (const [cookie, token] of halves) {
    const visitor = shop.visitor()
    if (cookie) visitor.cookies.set(sessionCookie, cookie)
    visitor.token = token
    expect(refusalOf(await visitor.get('/api/user/profile'))).toEqual([401, 'not_signed_in'])
    expect((await visitor.get('/api/is-auth')).body).toMatchObject({ authenticated: false })
  }
})

test('an Idempotency-Key that is none is refused before anything happens', async () => {
  const { browser } = await shop.customer({ balanceCents: 1000 })
  for (const key of ['short', 'with spaces in it', 'ä'.repeat(20), 'x'.repeat(129)]) {
    const options: CallOptions = { headers: { 'idempotency-key': key } }
    const reply = await browser.post('/api/purchase/product', checkoutBody(), options)
    expect(refusalOf(reply), key).toEqual([422, 'invalid_input'])
  }
})

test('only lists that everybody may see can be kept by browsers and proxies', async () => {
  const { browser } = await shop.customer()
  const policyOf = async (path: string) => (await browser.get(path)).headers.get('cache-control')
  expect(await policyOf('/api/settings')).toBe('no-cache')
  for (const path of [
    '/api/is-auth',
    '/api/user/profile',
    '/api/cart/contents',
    '/sanctum/csrf-cookie',
    '/api/nothing',
  ])
    expect(await policyOf(path), path).toBe('no-store')
  const signedUp = await shop.visitor().post('/api/register', signUpForm())
  expect([signedUp.status, signedUp.headers.get('cache-control')]).toEqual([200, 'no-store'])
})

test('an answer that is no document loads nothing and is framed by nobody', async () => {
  const { headers } = await shop.visitor().get('/api/settings')
  expect(headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('whoever calls too often is told when to come back', async () => {
  const visitor = new Visitor(await withEnv({ RATE_LIMIT_FACTOR: 0.1 }))
  const replies: Reply[] = []
  for (let call = 0; call < 3; call += 1) replies.push(await visitor.post('/api/login', { ...login, password: 7 }))
  expect(replies.map(refusalOf)).toEqual([
    [422, 'invalid_input'],
    [422, 'invalid_input'],
    [429, 'too_many_requests'],
  ])
  expect(Number(replies[2]?.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('customers behind one address have a pace each, and guessing sessions has one too', async () => {
  const origin = await withEnv({ RATE_LIMIT_FACTOR: 0.001 })
  const statusesOf = async (browser: Visitor) => {
    const there = new Visitor(origin)
    for (const [name, value] of browser.cookies) there.cookies.set(name, value)
    there.token = browser.token
    return [(await there.get('/api/user/profile')).status, (await there.get('/api/user/profile')).status]
  }
  for (let count = 0; count < 2; count += 1) {
    expect(await statusesOf((await shop.customer()).browser)).toEqual([200, 429])
  }
  expect(await statusesOf(shop.visitor())).toEqual([401, 429])
})

test('a visitor’s address is what a trusted proxy says, and nobody else', async () => {
  const statusesFrom = async (origin: string, addresses: string[]) => {
    const statuses: number[] = []
    for (const address of addresses) {
      // Another address each time: what is ready is sent to everybody.
      const path = `/api/settings?visit=${randomUUID()}`
      const reply = await new Visitor(origin).get(path, { headers: { 'x-forwarded-for': address } })
      statuses.push(reply.status)
    }
    return statuses
  }
  const strict = { RATE_LIMIT_FACTOR: 0.001 }
  expect(await statusesFrom(await withEnv(strict), ['192.0.2.1', '192.0.2.2'])).toEqual([200, 429])
  const behindProxy = await withEnv({ ...strict, TRUST_PROXY: 1 })
  expect(await statusesFrom(behindProxy, ['192.0.2.1', '192.0.2.2', '192.0.2.1'])).toEqual([200, 200, 429])
  // All addresses of an IPv6 customer are one visitor.
  expect(await statusesFrom(behindProxy, ['2001:db8:1:2::1', '2001:db8:1:2::2'])).toEqual([200, 429])
})

/** A log in memory. */
const keepLog = () => {
  const kept = { text: '', log: pino() }
  const write = (chunk: Buffer, _encoding: string, done: () => void) => {
    kept.text += chunk
    done()
  }
  kept.log = pino({ level: 'trace' }, new Writable({ write }))
  return kept
}

test('a failure of ours is told as such without a word of what failed, and logged with its stack', async () => {
  const kept = keepLog()
  const pool = createPool({ connectionString: shop.database.serverUrl })
  const { browser } = await shop.customer()
  const origin = await openDoor({ pool, log: kept.log })
  await pool.end()
  const headers = { cookie: `${sessionCookie}=${browser.cookies.get(sessionCookie)}` }
  const reply = await new Visitor(origin).get('/api/settings?search=private', { headers })
  expect(reply.status).toBe(500)
  expect(reply.body).toEqual({
    status: 'error',
    code: 'internal_error',
    message: 'Something went wrong on our side. Nothing was changed.',
  })
  const [line] = kept.text.split('\n').filter((text) => text.includes('a request failed'))
  expect(JSON.parse(line ?? '{}')).toMatchObject({
    level: 50,
    method: 'GET',
    route: '/api/settings',
    err: { stack: expect.stringContaining('Cannot use a pool after calling end') },
  })
  for (const secret of ['private', browser.cookies.get(sessionCookie)]) expect(kept.text).not.toContain(secret)
})

test('a library’s error with a status of its own does not pass for a mistake of the visitor', async () => {
  const declined = Object.assign(new Error('declined'), { statusCode: 402 })
  const payments = { ...shop.shop.payments, openSession: () => Promise.reject(declined) }
  const { browser } = await shop.customer()
  const there = new Visitor(await openDoor({ payments, log: keepLog().log }))
  there.cookies.set(sessionCookie, browser.cookies.get(sessionCookie) ?? '')
  there.token = browser.token
  const { tradeUrl: _tradeUrl, paymentMethod: _paymentMethod, ...payer } = checkoutBody()
  const reply = await there.post('/api/deposit/checkout', { ...payer, amount: 10 })
  expect(refusalOf(reply)).toEqual([500, 'internal_error'])
})

test('the metrics are shown to the holder of the token alone', async () => {
  const token = 'a-token-of-the-monitor'
  const visitor = new Visitor(await withEnv({ METRICS_TOKEN: token }))
  const statusWith = async (authorization: string) =>
    (await visitor.get('/metrics', { headers: { authorization } })).status
  expect(await statusWith(`Bearer ${token}`)).toBe(200)
  // The last one has as many characters as the right one, but more bytes.
  for (const guess of ['', token, `Bearer ${token}x`, `Bearer ${token.slice(0, -1)}é`]) {
    expect(await statusWith(guess), guess).toBe(404)
  }
})
