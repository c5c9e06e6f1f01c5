import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { messages } from '@pandrop/contract/messages'
import {
  addToCart,
  depositStatus,
  getItem,
  getProfile,
  getSettings,
  listItems,
  login,
  uploadAvatar,
} from '@pandrop/contract/routes'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchTransport } from './browser-transport.ts'
import { type ApiClient, createClient } from './client.ts'
import { type ApiFailure, asFailure, isIndefinite, isOfLeftSession, isSessionExpired, isUnverified } from './errors.ts'
import { adoptSession } from './session-marker.ts'

interface Seen {
  line: string
  headers: IncomingMessage['headers']
  body: string
}

interface Reply {
  status: number
  body: string
  /** is waited for before it is sent */
  after?: Promise<void> | undefined
}

const page = { cookie: '' }
const stored = new Map<string, string>()
let seen: Seen[] = []
let replies: Reply[] = []
let server: Server

const reply = (status: number, body: unknown, after?: Promise<void>): void => {
  replies.push({ status, body: typeof body === 'string' ? body : JSON.stringify(body), after })
}

const readText = async (request: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

// Speaks HTTP for real and answers what the test has lined up; without a line it never answers.
const answer = async (request: IncomingMessage): Promise<Reply | undefined> => {
  const line = `${request.method} ${request.url}`
  seen.push({ line, headers: request.headers, body: await readText(request) })
  if (!line.includes('csrf-cookie')) return replies.shift()
  // A browser would keep the Set-Cookie header; Node's fetch has no cookie jar.
  page.cookie = `other=1; XSRF-TOKEN=fresh%3D${seen.length}`
  return { status: 200, body: '{"status":"OK"}' }
}

const origin = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

const client = (timeoutMilliseconds = 5000): ApiClient =>
  createClient({
    transport: fetchTransport({ origin: origin(), timeoutMilliseconds }),
    locale: () => ({ currency: 'PLN', language: 'en' }),
  })

const failureOf = async (call: Promise<unknown>): Promise<ApiFailure> =>
  call.then(
    () => expect.fail('the call went through'),
    (cause) => asFailure(cause),
  )

beforeEach(async () => {
  seen = []
  replies = []
  stored.clear()
  page.cookie = 'other=1; XSRF-TOKEN=known'
  vi.stubGlobal('document', page)
  vi.stubGlobal('localStorage', { getItem: (name: string) => stored.get(name) ?? null })
  adoptSession()
  server = createServer(async (request, response) => {
    const ready = await answer(request)
    if (!ready) return
    await ready.after
    response.writeHead(ready.status, { 'content-type': 'application/json' }).end(ready.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterEach(async () => {
  vi.unstubAllGlobals()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

test('a query carries currency and language, comma lists and no empty values', async () => {
  reply(200, { status: 'OK', payload: [], meta: { total: 0, pages: 0 } })
  await client().send(listItems, { query: { type: 'Rifle,Knife', search: undefined, page: 2 } })
  expect(seen[0]?.line).toBe('GET /api/items/list?currency=PLN&lang_id=en&page=2&type=Rifle%2CKnife')
})

test('a body carries currency and language, the CSRF token is echoed and the bearer token sent', async () => {
  stored.set('token', 'page-token')
  adoptSession()
  reply(200, { status: 'OK', cart: [] })
  await client().send(addToCart, { body: { id: 7 }, idempotencyKey: 'k' })
  expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ id: 7, currency: 'PLN', lang_id: 'en' })
  expect(seen[0]?.headers).toMatchObject({
    'x-xsrf-token': 'known',
    authorization: 'Bearer page-token',
    'idempotency-key': 'k',
  })
})

test('a file goes as a form of its own type, with the CSRF token, its locale in the address', async () => {
  reply(200, { status: 'OK', payload: {} })
  await client().send(uploadAvatar, { file: new Blob(['bytes of a picture'], { type: 'image/png' }) })
  expect(seen[0]?.line).toBe('POST /api/user/avatar?currency=PLN&lang_id=en')
  expect(seen[0]?.headers).toMatchObject({
    'x-xsrf-token': 'known',
    'content-type': expect.stringMatching(/^multipart\/form-data; boundary=/),
  })
  expect(seen[0]?.body).toMatch(/name="file"; filename="blob"\r\ncontent-type: image\/png\r\n\r\nbytes of a picture/i)
})

test('a missing CSRF cookie is fetched first, and always before signing in', async () => {
  page.cookie = ''
  reply(200, { status: 'OK', cart: [] })
  reply(200, { status: 'OK', token: 't', payload: {} })
  await client().send(addToCart, { body: { id: 7 } })
  await client().send(login, { body: { username: 'a@b.co', password: 'x' } })
  expect(seen.map(({ line }) => line)).toEqual([
    'GET /sanctum/csrf-cookie',
    'POST /api/cart/add',
    'GET /sanctum/csrf-cookie',
    'POST /api/login',
  ])
  expect(seen[1]?.headers['x-xsrf-token']).toBe('fresh=1')
})

test('an outdated CSRF token is renewed once and the call repeated', async () => {
  reply(403, { status: 'error', code: 'csrf_mismatch', message: messages.csrf_mismatch })
  reply(200, { status: 'OK', cart: [] })
  await client().send(addToCart, { body: { id: 7 } })
  expect(seen.map(({ line }) => line)).toEqual(['POST /api/cart/add', 'GET /sanctum/csrf-cookie', 'POST /api/cart/add'])
  reply(403, { status: 'error', code: 'csrf_mismatch', message: messages.csrf_mismatch })
  reply(403, { status: 'error', code: 'csrf_mismatch', message: messages.csrf_mismatch })
  expect(await failureOf(client().send(addToCart, { body: { id: 7 } }))).toMatchObject({ code: 'csrf_mismatch' })
})

test('the first field error replaces the message', async () => {
  reply(422, {
    status: 'error',
    code: 'invalid_input',
    message: messages.input_invalid,
    errors: { email: ['Please enter a valid email address', 'second'], name: 'bare text', odd: [1] },
  })
  const failure = await failureOf(client().send(getSettings))
  expect(failure).toMatchObject({
    code: 'invalid_input',
    httpStatus: 422,
    message: 'Please enter a valid email address',
    fieldErrors: { email: ['Please enter a valid email address', 'second'], name: ['bare text'] },
  })
  expect(failure.fieldErrors).not.toHaveProperty('odd')
})

test('a refusal keeps what it carries beside its text', async () => {
  reply(409, { status: 'error', code: 'price_changed', message: messages.price_changed, cart: [1] })
  const failure = await failureOf(client().send(getSettings))
  expect(failure.message).toBe(messages.price_changed)
  expect(failure.envelope.cart).toEqual([1])
})

test('a 2xx answer without status OK, and one that is not JSON, count as unreadable', async () => {
  reply(200, { status: 'other' })
  reply(502, '<html>Bad Gateway</html>')
  expect(await failureOf(client().send(getSettings))).toMatchObject({ code: 'unreadable', message: '' })
  expect(await failureOf(client().send(getSettings))).toMatchObject({ code: 'unreadable', httpStatus: 502 })
})

test("a deposit's status is its own and not the envelope's", async () => {
  reply(200, { status: 'Error' })
  reply(200, { status: null })
  expect(await client().send(depositStatus, { params: { id: 'a/b' } })).toEqual({ status: 'Error' })
  expect(await client().send(depositStatus, { params: { id: 'x' } })).toEqual({ status: null })
  expect(seen[0]?.line).toContain('/api/deposit/status/a%2Fb?')
})

test('an expired session and an unverified e-mail are told apart from other refusals', async () => {
  reply(401, { status: 'error', code: 'not_signed_in', message: messages.not_signed_in })
  reply(403, { status: 'error', code: 'email_not_verified', message: 'Your email address is not verified.' })
  reply(403, { status: 'error', code: 'registration_closed', message: messages.registration_closed })
  const [expired, unverified, closed] = [
    await failureOf(client().send(getProfile)),
    await failureOf(client().send(getProfile)),
    await failureOf(client().send(getProfile)),
  ]
  expect([expired, unverified, closed].map(isSessionExpired)).toEqual([true, false, false])
  expect([expired, unverified, closed].map(isUnverified)).toEqual([false, true, false])
})

test('a call with the cookie of before one that crossed it and renewed the session is asked again, once', async () => {
  const refused = { status: 'error', code: 'not_signed_in', message: messages.not_signed_in }
  let answerFirst = () => {}
  reply(200, { status: 'OK', cart: [] }, new Promise((resolve) => (answerFirst = resolve)))
  const crossed = client().send(addToCart, { body: { id: 7 }, idempotencyKey: 'k' })
  await vi.waitFor(() => expect(seen).toHaveLength(1))
  reply(401, refused)
  const asked = client().send(getProfile)
  await vi.waitFor(() => expect(seen).toHaveLength(2))
  reply(200, { status: 'OK', payload: { name: 'still here' } })
  answerFirst()
  await crossed
  expect(await asked).toMatchObject({ payload: { name: 'still here' } })

  reply(401, refused)
  expect(await failureOf(client().send(getProfile))).toSatisfy(isSessionExpired)
  expect(seen).toHaveLength(4)
})

test('silence is a timeout, a closed door is a network failure, and both are indefinite', async () => {
  const silent = await failureOf(client(50).send(getItem, { params: { id: 1 } }))
  expect(silent).toMatchObject({ code: 'timeout', httpStatus: 0, message: '' })
  const closedDoor = createClient({
    transport: fetchTransport({ origin: 'http://127.0.0.1:1' }),
    locale: () => ({ currency: '', language: '' }),
  })
  const refused = await failureOf(closedDoor.send(getSettings))
  expect(refused).toMatchObject({ code: 'network', httpStatus: 0, message: '' })
  expect([silent, refused].every(isIndefinite)).toBe(true)
})

test('a caller that gave up gets its own reason back and no failure is reported', async () => {
  const leaving = new AbortController()
  const call = client().send(getSettings, { signal: leaving.signal })
  const reason = new Error('left the page')
  leaving.abort(reason)
  await expect(call).rejects.toBe(reason)
})

test('an answer to the customer before is not given to the next one, success or not', async () => {
  for (const status of [200, 401]) {
    stored.set('token', 'first')
    adoptSession()
    const asked = client().send(getProfile)
    stored.set('token', 'second')
    adoptSession()
    reply(status, { status: status === 200 ? 'OK' : 'error', payload: { name: 'the first' } })
    const failure = await failureOf(asked)
    expect([isOfLeftSession(failure), isSessionExpired(failure)]).toEqual([true, false])
  }
})
