import { tmpdir } from 'node:os'
import { calls } from '@pandrop/contract/calls'
import { leaveCookie } from '@pandrop/contract/cookies'
import type { RenderDocument } from '@pandrop/contract/document'
import { createApp } from '@pandrop/server/app'
import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import { type Reply, Visitor } from '@pandrop/testkit/visitor'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUpForm } from '../domains/identity/accounts/testing/sign-up-form.ts'
import { sessionCookie } from '../domains/identity/sessions/session.ts'
import { runDueJobs } from '../jobs/runner.ts'
import { devMails } from '../ports/mail/dev-mailbox.ts'

let shop: TestShop
let app: FastifyInstance
let origin: string

// A storefront that says for whom it was rendered.
const render: RenderDocument = async ({ publicUrl, visitor }) => {
  const html = `${visitor.signedIn ? 'customer' : 'guest'} ${publicUrl}`
  return { kind: 'document', status: 200, noindex: false, scripts: [], html }
}

beforeAll(async () => {
  shop = await startTestShop()
  app = (await createApp(shop.shop, { storefront: { render, assets: tmpdir() } })).app
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
})

afterAll(async () => {
  await app?.close()
  await shop?.stop()
})

/** A browser at the door with the storefront, which carries these cookies. */
const browserWith = (cookies: Record<string, string>): Visitor => {
  const browser = new Visitor(origin)
  for (const [name, value] of Object.entries(cookies)) browser.cookies.set(name, value)
  return browser
}

const cookieOf = ({ browser }: TestCustomer): string => browser.cookies.get(sessionCookie) ?? ''

const shownTo = async (browser: Visitor) => String((await browser.get('/account')).body.text).split(' ')[0]

const refusalOf = ({ status, body }: Reply) => [status, body.code]

const unsafeCalls = Object.values(calls).flatMap(({ method, path }) =>
  method !== 'GET' ? [{ method, path: `/api${path.replace(/:\w+/g, '1')}` }] : [],
)

test('no unsafe call is made without the CSRF token, with a forged one or with that of another visitor', async () => {
  const ann = await shop.customer()
  const stranger = shop.visitor()
  await stranger.get('/sanctum/csrf-cookie')
  const foreign = decodeURIComponent(stranger.cookies.get('XSRF-TOKEN') ?? '')
  expect(unsafeCalls.length).toBeGreaterThan(12)
  for (const { method, path } of unsafeCalls) {
    for (const token of ['', 'forged', foreign]) {
      const reply = await ann.browser.call(method, path, { body: {}, headers: { 'x-xsrf-token': token } })
      expect(refusalOf(reply), `${method} ${path} with "${token}"`).toEqual([403, 'csrf_mismatch'])
    }
  }
  expect((await ann.browser.get('/api/user/profile')).status).toBe(200)
})

test('what a page of another origin can send without asking, a form or plain text, is refused', async () => {
  const { email, password } = await shop.customer()
  const login = JSON.stringify({ username: email, password })
  const bodies = [
    ['text/plain', login],
    ['application/x-www-form-urlencoded', `username=${encodeURIComponent(email)}&password=${password}`],
    [
      'multipart/form-data; boundary=b',
      `--b\r\ncontent-disposition: form-data; name="username"\r\n\r\n${email}\r\n--b--`,
    ],
  ] as const
  for (const [type, rawBody] of bodies) {
    const visitor = shop.visitor()
    const reply = await visitor.call('POST', '/api/login', { rawBody, headers: { 'content-type': type } })
    expect([400, 422], type).toContain(reply.status)
    expect(visitor.cookies.has(sessionCookie), type).toBe(false)
  }
})

test('no other origin is allowed to read an answer or to send the session along', async () => {
  const reply = await shop.visitor().get('/api/is-auth', { headers: { origin: 'https://evil.example' } })
  expect(reply.headers.get('access-control-allow-origin')).toBeNull()
  expect(reply.headers.get('access-control-allow-credentials')).toBeNull()
})

test('the cookie of a session that was ended elsewhere opens no document any more', async () => {
  const ann = await shop.customer()
  const browser = browserWith({ [sessionCookie]: cookieOf(ann) })
  expect(await shownTo(browser)).toBe('customer')
  const elsewhere = shop.visitor()
  elsewhere.keepToken(await elsewhere.post('/api/login', { username: ann.email, password: ann.password }))
  await elsewhere.post('/api/user/sessions/end-others')
  expect(await shownTo(browser)).toBe('guest')
})

test('the cookie of a session that was logged out opens no document any more', async () => {
  const ann = await shop.customer()
  const copied = browserWith({ [sessionCookie]: cookieOf(ann) })
  await ann.browser.post('/api/logout')
  expect(await shownTo(copied)).toBe('guest')
})

test('whoever logged out while the server failed is greeted by no document, and the session ends with it', async () => {
  const ann = await shop.customer()
  const browser = browserWith({ [sessionCookie]: cookieOf(ann), [leaveCookie]: '1' })
  expect(await shownTo(browser)).toBe('guest')
  expect([browser.cookies.has(sessionCookie), browser.cookies.has(leaveCookie)]).toEqual([false, false])
  expect((await ann.browser.get('/api/user/profile')).status).toBe(401)
})

test('signing in or registering after such a log-out stays signed in', async () => {
  const ann = await shop.customer()
  const browser = browserWith({ [leaveCookie]: '1' })
  await browser.post('/api/login', { username: ann.email, password: ann.password })
  expect(await shownTo(browser)).toBe('customer')
  const newcomer = browserWith({ [leaveCookie]: '1' })
  await newcomer.post('/api/register', signUpForm({ email: 'newcomer@example.org' }))
  expect(await shownTo(newcomer)).toBe('customer')
})

test('a name in the headers of a request stands in no document and in no mail', async () => {
  const forged = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }
  const { body } = await new Visitor(origin).get('/account', { headers: forged })
  expect(body.text).toBe(`guest ${shop.shop.env.PUBLIC_URL}`)
  const email = 'host@example.org'
  await shop.visitor().post('/api/register', signUpForm({ email }), { headers: forged })
  await runDueJobs(shop.shop, shop.database.serverUrl)
  const [mail] = await devMails(shop.shop.pool, email)
  expect(mail?.links[0]).toMatch(new RegExp(`^${shop.shop.env.PUBLIC_URL}/email/verify/`))
  expect(`${mail?.text}${mail?.html}`).not.toContain('evil.example')
})

test('a stranger gets no more tries by claiming to come from elsewhere', async () => {
  const env = { ...shop.shop.env, RATE_LIMIT_FACTOR: 1 }
  const strict = (await createApp({ ...shop.shop, env })).app
  const visitor = new Visitor(await strict.listen({ port: 0, host: '127.0.0.1' }))
  const statuses: number[] = []
  for (let attempt = 0; attempt < 21; attempt += 1) {
    const headers = { 'x-forwarded-for': `203.0.113.${attempt}`, forwarded: `for=203.0.113.${attempt}` }
    const guess = { username: `guess${attempt}@example.org`, password: 'Wrong2026' }
    statuses.push((await visitor.post('/api/login', guess, { headers })).status)
  }
  await strict.close()
  expect(statuses).toEqual([...Array(20).fill(422), 429])
  const { rows } = await shop.shop.pool.query(
    `select subject from attempt_counts where subject like 'sign_in address 203.%'`,
  )
  expect(rows).toEqual([])
})
