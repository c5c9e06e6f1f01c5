import { createApp } from '@pandrop/server/app'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { Visitor } from '@pandrop/testkit/visitor'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { firstSignIn, newMember } from '../domains/identity/staff-sign-in/testing/sign-in.ts'

let shop: TestShop
let app: FastifyInstance
let origin: string
const lines: string[] = []

const metricsToken = 'a token of sixteen letters'

beforeAll(async () => {
  shop = await startTestShop()
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) })
  const env = { ...shop.shop.env, METRICS_TOKEN: metricsToken, TRUST_PROXY: 1 }
  app = (await createApp({ ...shop.shop, env, log })).app
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
})

beforeEach(() => {
  lines.length = 0
})

afterAll(async () => {
  await app.close()
  await shop.stop()
})

type Line = Record<string, unknown> & { event?: string; outcome?: string }

const noted = (): Line[] => lines.map((line) => JSON.parse(line)).filter(({ log }: Line) => log === 'security')

/** The answer comes before its line. */
const whenNoted = (...expected: object[]) =>
  vi.waitFor(() => expect(noted()).toEqual(expected.map((line) => expect.objectContaining(line))))

const signIn = (browser: Visitor, username: string, password: string, headers = {}) =>
  browser.post('/api/login', { username, password }, { headers })

test('a sign-in, right or wrong, is one line that names nobody and holds no secret', async () => {
  const ann = await shop.customer()
  const browser = new Visitor(origin)
  await signIn(browser, ann.email, 'Wrong2026')
  await signIn(browser, ann.email.toUpperCase(), ann.password)
  await whenNoted(
    { event: 'sign_in', outcome: 'credentials_wrong', route: '/api/login', network: '127.0.0.1', level: 30 },
    { event: 'sign_in', outcome: 'ok', customer: ann.id },
  )
  const [wrong, right] = noted()
  expect(wrong?.email).toMatch(/^[0-9a-f]{16}$/)
  expect(right?.email).toBe(wrong?.email)
  const text = lines.join('')
  for (const secret of [ann.email, 'Wrong2026', ann.password, ...browser.cookies.values()]) {
    expect(text.toLowerCase()).not.toContain(secret.toLowerCase())
  }
})

test('who asks for a reset, who changes a password and who makes a key is written down', async () => {
  const { id, email, password, browser: known } = await shop.customer()
  const browser = new Visitor(origin)
  for (const [name, value] of known.cookies) browser.cookies.set(name, value)
  browser.token = known.token
  await browser.post('/api/user/reset-password', { email })
  await browser.post('/api/user/api-keys', { name: 'mine', scopes: ['profile:read'], days: 30 })
  await browser.post('/api/user/change-password', {
    cur_password: password,
    new_password: 'Bamboo2030x',
    repeat_password: 'Bamboo2030x',
  })
  await whenNoted(
    { event: 'reset_asked', outcome: 'ok' },
    { event: 'key_made', customer: id },
    { event: 'credentials_changed', outcome: 'ok', customer: id },
  )
})

test('refused cookies, tokens and webhooks are written down, and so is a role that is missing', async () => {
  const stranger = new Visitor(origin)
  await stranger.get('/api/user/profile')
  stranger.cookies.set('pandrop_session', 'x'.repeat(43))
  stranger.token = 'y'.repeat(43)
  await stranger.get('/api/user/profile')
  await stranger.post('/api/cart/add', {}, { headers: { 'x-xsrf-token': 'forged' } })
  await stranger.post('/api/webhooks/stripe', {})
  const member = await newMember(shop)
  const browser = new Visitor(origin)
  await firstSignIn(shop, browser, member)
  await browser.get('/api/staff/team')
  await whenNoted(
    { event: 'cookie_refused', outcome: 'not_signed_in', route: '/api/user/profile' },
    { event: 'csrf_mismatch', route: '/api/cart/add' },
    { event: 'webhook_refused', outcome: 'body_unreadable' },
    { event: 'staff_sign_in', outcome: 'ok', staff: member.id },
    { event: 'staff_credentials_changed', outcome: 'ok', staff: member.id },
    { event: 'staff_factor_changed', outcome: 'ok', staff: member.id },
    { event: 'role_missing', staff: member.id },
  )
})

test('a network that knocks all the time fills no log, and is counted all the same', async () => {
  const browser = new Visitor(origin)
  const headers = { 'x-forwarded-for': '203.0.113.7' }
  for (let knock = 0; knock < 70; knock += 1) {
    await browser.post('/api/cart/add', {}, { headers: { ...headers, 'x-xsrf-token': 'forged' } })
  }
  await vi.waitFor(() => expect(noted().some(({ network }) => network === '203.0.113.7')).toBe(true))
  const fromThere = () => noted().filter(({ network }) => network === '203.0.113.7')
  await vi.waitFor(() => expect(fromThere().at(-1)).toHaveProperty('more'))
  expect(fromThere()).toHaveLength(60)
  const metrics = async () => {
    const answer = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${metricsToken}` } })
    return Number(/csrf_mismatch",outcome="csrf_mismatch"\} (\d+)/.exec(answer.body)?.[1])
  }
  await vi.waitFor(async () => expect(await metrics()).toBeGreaterThanOrEqual(70))
})
