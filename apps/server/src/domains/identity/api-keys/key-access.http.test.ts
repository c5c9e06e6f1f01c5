import type { Call } from '@pandrop/contract/call'
import { calls } from '@pandrop/contract/calls'
import { createApp } from '@pandrop/server/app'
import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import { type Reply, Visitor } from '@pandrop/testkit/visitor'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { RateLimiter } from '../../../rate-limiter.ts'
import { sessionCookie } from '../sessions/session.ts'
import { makeKeyReader } from './key-holder.ts'
import { customerKeys } from './key-text.ts'
import { madeKey, programWith } from './testing/api-keys.ts'

let shop: TestShop
const doors: FastifyInstance[] = []

beforeAll(async () => {
  shop = await startTestShop()
})

afterEach(async () => {
  for (const app of doors.splice(0)) await app.close()
})

afterAll(() => shop?.stop())

const refusalOf = ({ status, body }: Reply) => [status, body.code]

const program = (key: string) => programWith(shop.visitor(), key)

/** Another door to the same shop with limits that a test can reach; answers where it listens. */
const strictDoor = async (factor: number): Promise<string> => {
  const env = { ...shop.shop.env, RATE_LIMIT_FACTOR: factor, TRUST_PROXY: 1 }
  const { app } = await createApp({ ...shop.shop, env })
  doors.push(app)
  return app.listen({ port: 0, host: '127.0.0.1' })
}

const served: [name: string, call: Call][] = Object.entries(calls).filter(
  ([, { path }]) => path !== '/sanctum/csrf-cookie',
)

const addressOf = ({ path }: Call): string => `/api${path.replace(/:\w+/g, '1')}`

/** Past the door: answered, or told by the call itself that its customer has no such thing (`:id` is 1 here). */
const isLetIn = ({ status, body }: Reply): boolean => status === 200 || body.code === 'order_not_found'

/** Everything that the shop keeps, except what counts calls. */
const everything = async (): Promise<Record<string, string>> => {
  const { rows: tables } = await shop.shop.pool.query(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name
     from information_schema.tables
     where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'
       and table_name not in ('attempt_counts', 'rate_counts')
       and has_table_privilege(quote_ident(table_schema) || '.' || quote_ident(table_name), 'select')`,
  )
  const kept: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await shop.shop.pool.query(`select md5(string_agg(t::text, ',' order by t::text)) from ${name} t`)
    kept[name] = rows[0].md5
  }
  return kept
}

/** A customer's key is nothing in the back office, where nobody asks for one. */
const refusedAt = ({ path, access }: Call): unknown[] =>
  path.startsWith('/staff/') && access !== 'public' ? [401, 'staff_not_signed_in'] : [403, 'api_scope_missing']

test('a key with every scope opens the calls that name one; all else is refused and changes nothing', async () => {
  const customer = await shop.customer({ balanceCents: 100_000 })
  const { key } = await madeKey(customer)
  expect((await program(key).get('/api/user/profile')).status).toBe(200)
  const before = await everything()
  const opened: string[] = []
  for (const [name, call] of served) {
    if (call.access === 'public' && call.method === 'GET') continue
    const reply = await program(key).call(call.method, addressOf(call), call.method === 'GET' ? {} : { body: {} })
    if (isLetIn(reply)) opened.push(name)
    else expect([name, ...refusalOf(reply)]).toEqual([name, ...refusedAt(call)])
  }
  expect(opened).toEqual(served.filter(([, { apiScope }]) => apiScope).map(([name]) => name))
  expect(Object.keys(before).length).toBeGreaterThan(20)
  expect(await everything()).toEqual(before)
})

test('no call that changes anything names a scope', () => {
  const writing = Object.entries(calls as Record<string, Call>).filter(([, { method }]) => method !== 'GET')
  expect(writing.filter(([, { apiScope }]) => apiScope)).toEqual([])
})

test('not even a call that names a scope by mistake is made with a key when it changes something', async () => {
  const { key } = await madeKey(await shop.customer())
  const limiter = new RateLimiter(shop.shop)
  onTestFinished(() => limiter.close())
  const read = makeKeyReader(shop.shop, { limiter, guessesMax: 10, usesMax: 10 })
  const reading = (call: Call) => read({ call, key, network: '192.0.2.1' })
  expect(await reading(calls.cartContents)).toMatchObject({ refused: null })
  expect(await reading({ ...calls.clearCart, apiScope: 'cart' })).toEqual({
    holder: null,
    refused: { ok: false, refusal: 'api_scope_missing' },
  })
})

test('an unsafe call with a key and without the CSRF token fails as any other does', async () => {
  const { key } = await madeKey(await shop.customer())
  const headers = { 'x-xsrf-token': 'forged' }
  expect(refusalOf(await program(key).post('/api/logout', {}, { headers }))).toEqual([403, 'csrf_mismatch'])
})

test('a key opens what its scopes name and nothing beside it', async () => {
  const customer = await shop.customer()
  for (const [, call] of served.filter(([, { apiScope }]) => apiScope)) {
    const { key, apiKey } = await madeKey(customer, { scopes: [call.apiScope] })
    for (const [, other] of served.filter(([, { apiScope }]) => apiScope)) {
      const reply = await program(key).get(addressOf(other))
      const isOpen = other.apiScope === call.apiScope
      expect([call.apiScope, other.path, isLetIn(reply)]).toEqual([call.apiScope, other.path, isOpen])
      if (!isOpen) expect(refusalOf(reply)).toEqual([403, 'api_scope_missing'])
    }
    await customer.browser.post('/api/user/api-keys/revoke', { id: apiKey.id })
  }
})

test('an unknown, revoked or expired key is nobody', async () => {
  const customer = await shop.customer()
  const { key: revoked, apiKey } = await madeKey(customer)
  const { key: expired } = await madeKey(customer, { days: 1 })
  expect((await program(expired).get('/api/user/profile')).status).toBe(200)
  await customer.browser.post('/api/user/api-keys/revoke', { id: apiKey.id })
  shop.clock.advance({ days: 1 })
  const unknown = [customerKeys.create(), 'pdk_', 'pdk_short', `${expired}x`, expired.slice(0, -1)]
  for (const key of [revoked, expired, ...unknown]) {
    expect(refusalOf(await program(key).get('/api/user/profile')), key).toEqual([401, 'not_signed_in'])
  }
})

test('a key reads for its own customer only, and a customer whose e-mail is not verified stays outside', async () => {
  const [ann, eve] = [await shop.customer({ balanceCents: 500 }), await shop.customer()]
  const { key } = await madeKey(ann)
  const { body } = await program(key).get('/api/user/profile')
  expect(body.payload).toMatchObject({ id: ann.id, balance: 5 })
  expect(ann.id).not.toBe(eve.id)
  await shop.shop.pool.query('update customers set email_verified_at = null where id = $1', [ann.id])
  expect(refusalOf(await program(key).get('/api/cart/contents'))).toEqual([403, 'email_not_verified'])
})

test('where a session’s cookie comes along, a key is ignored', async () => {
  const [ann, eve] = [await shop.customer(), await shop.customer()]
  const { key } = await madeKey(ann)
  for (const cookie of [eve.browser.cookies.get(sessionCookie) ?? '', 'forged']) {
    const visitor = program(key)
    visitor.cookies.set(sessionCookie, cookie)
    expect(refusalOf(await visitor.get('/api/user/profile'))).toEqual([401, 'not_signed_in'])
  }
})

test('calls that are open to everybody ignore a key, and is-auth knows no session', async () => {
  const { key } = await madeKey(await shop.customer())
  for (const token of [key, customerKeys.create()]) {
    expect((await program(token).get('/api/settings')).status).toBe(200)
    expect((await program(token).get('/api/is-auth')).body).toMatchObject({ authenticated: false })
  }
})

test('the last use is written once an hour at most', async () => {
  const customer = await shop.customer()
  const { key } = await madeKey(customer)
  const lastUse = async (advance: { minutes: number }) => {
    shop.clock.advance(advance)
    await program(key).get('/api/user/profile')
    const { body } = await customer.browser.get('/api/user/api-keys')
    return (body.payload as { last_used_at: string }[])[0]?.last_used_at
  }
  const first = await lastUse({ minutes: 0 })
  expect(first).toBe(shop.clock.now().toISOString())
  expect(await lastUse({ minutes: 59 })).toBe(first)
  expect(await lastUse({ minutes: 1 })).toBe(shop.clock.now().toISOString())
})

/** Statuses of so many calls of a program, one after the other. */
const statusesOf = async (origin: string, key: string, paths: string[]): Promise<number[]> => {
  const statuses: number[] = []
  for (const path of paths) statuses.push((await programWith(new Visitor(origin), key).get(path)).status)
  return statuses
}

const profile = '/api/user/profile'

test('one key has a pace of its own over all calls, and another key of the same customer its own', async () => {
  const customer = await shop.customer()
  const keys = [(await madeKey(customer)).key, (await madeKey(customer)).key]
  // 60 a minute become 3.
  const origin = await strictDoor(0.05)
  for (const key of keys) {
    const paths = [profile, '/api/cart/contents', '/api/wishlist', profile]
    expect(await statusesOf(origin, key, paths)).toEqual([200, 200, 200, 429])
  }
  const slowed = await programWith(new Visitor(origin), keys[0] ?? '').get(profile)
  expect([slowed.body.code, slowed.headers.get('retry-after')]).toEqual(['too_many_requests', '60'])
})

test('keys of one customer share the customer’s pace, from wherever they are used', async () => {
  const [customer, other] = [await shop.customer(), await shop.customer()]
  const keys = await Promise.all(Array.from({ length: 4 }, () => madeKey(customer)))
  // 600 a minute become 3, and the 60 of one key become 1.
  const origin = await strictDoor(0.005)
  const statusFrom = async (address: string, key: string) => {
    const headers = { 'x-forwarded-for': address }
    return (await programWith(new Visitor(origin), key).get(profile, { headers })).status
  }
  const statuses: number[] = []
  for (const [index, { key }] of keys.entries()) statuses.push(await statusFrom(`192.0.2.${index + 1}`, key))
  expect(statuses).toEqual([200, 200, 200, 429])
  expect(await statusFrom('192.0.2.1', (await madeKey(other)).key)).toBe(200)
})

const guess = (origin: string) => statusesOf(origin, customerKeys.create(), [profile])

test('whoever guesses keys is soon not even listened to, from this network alone', async () => {
  const { key } = await madeKey(await shop.customer())
  // 20 a minute become 2.
  const origin = await strictDoor(0.1)
  expect(await statusesOf(origin, key, [profile])).toEqual([200])
  expect([...(await guess(origin)), ...(await guess(origin)), ...(await guess(origin))]).toEqual([401, 401, 429])
  // The right key at last would be no use either.
  expect(await statusesOf(origin, key, [profile])).toEqual([429])
})

test('a program with a dead key does not close the door to the programs beside it', async () => {
  const customer: TestCustomer = await shop.customer()
  const { key: dead, apiKey } = await madeKey(customer)
  const { key } = await madeKey(customer)
  await customer.browser.post('/api/user/api-keys/revoke', { id: apiKey.id })
  const origin = await strictDoor(0.1)
  expect(await statusesOf(origin, dead, [profile, profile, profile, profile])).toEqual([401, 401, 401, 401])
  expect(await statusesOf(origin, key, [profile])).toEqual([200])
})
