import type { DeviceSession } from '@pandrop/contract/devices'
import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import type { Reply, Visitor } from '@pandrop/testkit/visitor'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { madeKey, programWith } from '../api-keys/testing/api-keys.ts'
import { sessionCookie } from '../sessions/session.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})

afterAll(() => shop?.stop())

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0'

/** Signs a customer in from another browser. */
const signInElsewhere = async (
  { email, password }: Pick<TestCustomer, 'email' | 'password'>,
  headers: Record<string, string> = { 'user-agent': firefox },
): Promise<Visitor> => {
  const visitor = shop.visitor()
  visitor.keepToken(await visitor.post('/api/login', { username: email, password }, { headers }))
  return visitor
}

const listed = ({ body }: Reply): DeviceSession[] => body.payload as DeviceSession[]

const sessionsOf = async (visitor: Visitor) => listed(await visitor.get('/api/user/sessions'))

const statusOf = async (visitor: Visitor) => (await visitor.get('/api/user/profile')).status

/** The id of the session that a browser has. */
const idOf = async (visitor: Visitor): Promise<number> => {
  const current = (await sessionsOf(visitor)).find((session) => session.current)
  if (!current) throw new Error('the list does not name the session that asks')
  return current.id
}

test('a customer sees where they are signed in: the asking session first, then the last seen', async () => {
  const ann = await shop.customer()
  shop.clock.advance({ hours: 3 })
  const elsewhere = await signInElsewhere(ann)
  const now = shop.clock.now().toISOString()
  const [first, second] = await sessionsOf(ann.browser)
  expect([first?.current, second?.current]).toEqual([true, false])
  expect(second).toMatchObject({
    browser: 'Firefox',
    system: 'Windows',
    kind: 'desktop',
    created_at: now,
    seen_at: now,
  })
  expect(second?.address).toMatch(/127\.0\.0\.1$/)
  expect(first?.seen_at).toBe(now)
  expect((await sessionsOf(elsewhere)).map(({ current }) => current)).toEqual([true, false])
})

test('a session knows where it was last seen, looked up again once an hour', async () => {
  const ann = await shop.customer()
  const id = await idOf(ann.browser)
  await shop.shop.pool.query(`update sessions set address = 'where it was' where id = $1`, [id])
  const addressNow = async () => (await sessionsOf(ann.browser))[0]?.address
  shop.clock.advance({ minutes: 59 })
  expect(await addressNow()).toBe('where it was')
  shop.clock.advance({ minutes: 1 })
  expect(await addressNow()).toMatch(/127\.0\.0\.1$/)
})

test('what a browser says about itself is kept in 400 characters, and a strange one names nothing', async () => {
  const ann = await shop.customer()
  const strange = `You-won-a-prize/evil.example ${'x'.repeat(1000)}`
  const elsewhere = await signInElsewhere(ann, { 'user-agent': strange })
  expect((await sessionsOf(elsewhere))[0]).toMatchObject({ browser: '', system: '', kind: 'other' })
  const { rows } = await shop.shop.pool.query('select max(length(user_agent))::int as longest from sessions')
  expect(rows[0].longest).toBe(400)
})

test('a forwarded address is not believed where no proxy is trusted', async () => {
  const ann = await shop.customer()
  const elsewhere = await signInElsewhere(ann, { 'x-forwarded-for': '203.0.113.9', forwarded: 'for=203.0.113.9' })
  expect((await sessionsOf(elsewhere))[0]?.address).toMatch(/127\.0\.0\.1$/)
})

test('a session that is ended from another device is over at its next call', async () => {
  const ann = await shop.customer()
  const elsewhere = await signInElsewhere(ann)
  const reply = await ann.browser.post('/api/user/sessions/end', { id: await idOf(elsewhere) })
  expect([reply.status, listed(reply).length]).toEqual([200, 1])
  const next = await elsewhere.get('/api/user/profile')
  expect([next.status, next.body.code]).toEqual([401, 'not_signed_in'])
  expect((await elsewhere.get('/api/is-auth')).body.authenticated).toBe(false)
  expect(await statusOf(ann.browser)).toBe(200)
})

test('nobody ends or sees the session of somebody else', async () => {
  const [ann, bob] = [await shop.customer(), await shop.customer()]
  const theirs = await idOf(bob.browser)
  const reply = await ann.browser.post('/api/user/sessions/end', { id: theirs })
  expect([reply.status, reply.body.code]).toEqual([404, 'session_not_found'])
  expect(await statusOf(bob.browser)).toBe(200)
  expect((await sessionsOf(ann.browser)).map(({ id }) => id)).not.toContain(theirs)
  await ann.browser.post('/api/user/sessions/end-others')
  expect(await statusOf(bob.browser)).toBe(200)
})

test('a session that is over cannot be ended again and is no longer listed', async () => {
  const ann = await shop.customer()
  const elsewhere = await signInElsewhere(ann)
  const id = await idOf(elsewhere)
  await elsewhere.post('/api/logout')
  const reply = await ann.browser.post('/api/user/sessions/end', { id })
  expect(reply.body.code).toBe('session_not_found')
  expect(await sessionsOf(ann.browser)).toHaveLength(1)
})

test('ending the own session by its id is logging out', async () => {
  const { browser } = await shop.customer()
  const reply = await browser.post('/api/user/sessions/end', { id: await idOf(browser) })
  expect([reply.status, listed(reply)]).toEqual([200, []])
  expect(browser.cookies.has(sessionCookie)).toBe(false)
})

test('signing out everywhere else leaves the asking session alone', async () => {
  const ann = await shop.customer()
  const others = [await signInElsewhere(ann), await signInElsewhere(ann), await signInElsewhere(ann)]
  const reply = await ann.browser.post('/api/user/sessions/end-others')
  expect(listed(reply).map(({ current }) => current)).toEqual([true])
  for (const other of others) expect(await statusOf(other)).toBe(401)
  expect(await statusOf(ann.browser)).toBe(200)
})

test('signing out everywhere else ends API keys where that is asked for, and leaves them otherwise', async () => {
  const ann = await shop.customer()
  const { key } = await madeKey(ann)
  const read = async () => (await programWith(shop.visitor(), key).get('/api/wishlist')).status
  await ann.browser.post('/api/user/sessions/end-others', {})
  expect(await read()).toBe(200)
  await ann.browser.post('/api/user/sessions/end-others', { api_keys: true })
  expect(await read()).toBe(401)
})

test('of 51 sessions of one account the one that was seen least lately ends', async () => {
  const ann = await shop.customer()
  await shop.shop.pool.query(
    `insert into sessions (customer_id, cookie_hash, token_hash, created_at, seen_at, expires_at, user_agent, address)
     select $1, sha256(('c' || n)::bytea), sha256(('t' || n)::bytea), $2::timestamptz + make_interval(secs => n),
       $2::timestamptz + make_interval(secs => n), $2::timestamptz + interval '1 day', '', ''
     from generate_series(1, 49) as n`,
    [ann.id, shop.clock.now()],
  )
  shop.clock.advance({ minutes: 2 })
  const elsewhere = await signInElsewhere(ann)
  expect(await statusOf(elsewhere)).toBe(200)
  expect(await statusOf(ann.browser)).toBe(401)
  expect(listed(await elsewhere.get('/api/user/sessions'))).toHaveLength(50)
})

test('two devices that sign each other out at the same moment leave one of them or none, and no mistake', async () => {
  const ann = await shop.customer()
  const elsewhere = await signInElsewhere(ann)
  const [here, there] = [await idOf(ann.browser), await idOf(elsewhere)]
  const replies = await Promise.all([
    ann.browser.post('/api/user/sessions/end', { id: there }),
    elsewhere.post('/api/user/sessions/end', { id: here }),
  ])
  for (const { status } of replies) expect([200, 401]).toContain(status)
  expect(replies.map(({ status }) => status)).toContain(200)
})

test('a guest has no devices', async () => {
  const guest = shop.visitor()
  expect((await guest.get('/api/user/sessions')).status).toBe(401)
  expect((await guest.post('/api/user/sessions/end', { id: 1 })).status).toBe(401)
  expect((await guest.post('/api/user/sessions/end-others')).status).toBe(401)
})
