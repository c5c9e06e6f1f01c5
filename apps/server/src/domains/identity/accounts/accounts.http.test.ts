import type { Profile } from '@pandrop/contract/profile'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import type { Reply } from '@pandrop/testkit/visitor'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessionCookie } from '../sessions/session.ts'
import { signUpForm } from './testing/sign-up-form.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})

afterAll(() => shop?.stop())

const profileIn = ({ body }: Reply): Profile => body.payload as Profile

test('signing up opens a session on a new unverified account', async () => {
  const visitor = shop.visitor()
  const form = signUpForm({ email: ' New@Example.ORG ' })
  const reply = await visitor.post('/api/register', form)
  expect(reply.status).toBe(200)
  expect(profileIn(reply)).toMatchObject({ email: 'new@example.org', phoneE164: '+38640512809', balance: 0 })
  visitor.keepToken(reply)
  const isAuth = await visitor.get('/api/is-auth')
  expect(isAuth.body).toEqual({ status: 'OK', authenticated: true, emailVerified: false })
  const cart = await visitor.get('/api/cart/contents')
  expect([cart.status, cart.body.message]).toEqual([403, 'Your email address is not verified.'])
})

test('signing up tells nobody whether an address is known', async () => {
  const owner = await shop.customer()
  const known = await shop.visitor().post('/api/register', signUpForm({ email: owner.email }))
  const unknown = await shop.visitor().post('/api/register', signUpForm({ email: 'unknown@example.org' }))
  expect(known.status).toBe(unknown.status)
  const shape = (reply: Reply) => {
    const { id: _id, email: _email, ...rest } = profileIn(reply)
    return { ...reply.body, token: String(reply.body.token).length, payload: rest }
  }
  expect(shape(known)).toEqual(shape(unknown))
})

test('a wrong form is refused field by field, with the fixed texts', async () => {
  const register = (change: Record<string, unknown>) => shop.visitor().post('/api/register', signUpForm(change))
  const differing = await register({ passConfirm: 'Bamboo2027' })
  expect(differing.status).toBe(422)
  expect(differing.body).toMatchObject({ code: 'registration_invalid', message: 'Registration failed' })
  const differ = ['Passwords do not match']
  expect(differing.body.errors).toEqual({ password: differ, passConfirm: differ })
  const invalidPhone = await register({ phone: '+386 12', phoneE164: undefined })
  expect(invalidPhone.body.errors).toEqual({ phone: ['Please enter a valid phone number'] })
  const farPhone = await register({ phone: '+81 90 1234 5678', phoneE164: '+819012345678' })
  expect(farPhone.body.errors).toEqual({ phone: ['This country is not supported'] })
  const weak = await register({ name: ' ', email: 'ann@@example', password: 'bamboo', passConfirm: 'bamboo' })
  expect(weak.body.errors).toMatchObject({
    name: ['First name is required'],
    email: ['Please enter a valid email address'],
  })
})

test('nobody gives themselves a balance, a role or a verified address while signing up', async () => {
  const forged = signUpForm({
    email: 'mass@example.org',
    balance: 100,
    emailVerified: true,
    verification_status: 'approved',
  })
  const reply = await shop.visitor().post('/api/register', forged)
  expect(reply.status).toBe(422)
  expect(Object.keys(reply.body.errors ?? {})).toEqual(['balance', 'emailVerified', 'verification_status'])
})

test('registration is closed when the setting says so', async () => {
  const setRegistration = (open: boolean) => shop.shop.pool.query('update settings set is_reg_enabled = $1', [open])
  await setRegistration(false)
  const reply = await shop.visitor().post('/api/register', signUpForm({ email: 'late@example.org' }))
  await setRegistration(true)
  expect([reply.status, reply.body.code]).toEqual([403, 'registration_closed'])
})

test('a wrong password and an unknown user get the same answer', async () => {
  const { email } = await shop.customer()
  const login = (username: string) => shop.visitor().post('/api/login', { username, password: 'Wrong2026' })
  const [wrong, unknown] = [await login(email), await login('nobody@example.org')]
  expect(wrong.status).toBe(422)
  expect(wrong.body).toEqual({ status: 'error', code: 'credentials_wrong', message: 'Wrong email or password' })
  expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body])
  expect(wrong.headers.getSetCookie().join()).not.toContain(sessionCookie)
})

test('signing in opens the verified account of an address, and only its password fits', async () => {
  const owner = await shop.customer({ balanceCents: 1250 })
  const stranger = signUpForm({ email: owner.email, password: 'Stranger2026', passConfirm: 'Stranger2026' })
  expect((await shop.visitor().post('/api/register', stranger)).status).toBe(200)
  const right = await shop.visitor().post('/api/login', { username: owner.email, password: owner.password })
  expect(profileIn(right)).toMatchObject({ id: owner.id, emailVerified: true, balance: 12.5 })
  const other = await shop.visitor().post('/api/login', { username: owner.email, password: 'Stranger2026' })
  expect(other.status).toBe(422)
})

test('before an address is verified, signing in opens its newest account', async () => {
  const email = 'twice@example.org'
  const passwords = ['Bamboo2026', 'Bamboo2027']
  for (const password of passwords) {
    await shop.visitor().post('/api/register', signUpForm({ email, password, passConfirm: password }))
  }
  const login = (password?: string) => shop.visitor().post('/api/login', { username: email, password })
  expect((await login(passwords[1])).status).toBe(200)
  expect((await login(passwords[0])).status).toBe(422)
})

test('a token without its cookie and a cookie without its token are worth nothing', async () => {
  const ann = await shop.customer()
  const bob = await shop.customer()
  const cookie = ann.browser.cookies.get(sessionCookie) ?? ''
  expect((await ann.browser.get('/api/user/profile')).status).toBe(200)

  const tokenThief = shop.visitor()
  tokenThief.token = ann.browser.token
  const cookieThief = shop.visitor()
  cookieThief.cookies.set(sessionCookie, cookie)
  const mixed = shop.visitor()
  mixed.cookies.set(sessionCookie, cookie)
  mixed.token = bob.browser.token
  for (const thief of [tokenThief, cookieThief, mixed]) {
    expect((await thief.get('/api/user/profile')).status).toBe(401)
    expect((await thief.get('/api/is-auth')).body.authenticated).toBe(false)
  }
})

test('signing in ends the session that the browser came with, so that a planted cookie is worth nothing', async () => {
  const { email, password, browser } = await shop.customer()
  const planted = browser.cookies.get(sessionCookie)
  const plantedToken = browser.token
  const reply = await browser.post('/api/login', { username: email, password })
  browser.keepToken(reply)
  expect(browser.cookies.get(sessionCookie)).not.toBe(planted)
  const thief = shop.visitor()
  thief.cookies.set(sessionCookie, planted ?? '')
  thief.token = plantedToken
  expect((await thief.get('/api/user/profile')).status).toBe(401)
  expect((await browser.get('/api/user/profile')).status).toBe(200)
})

test('the session cookie is out of reach of scripts and other sites', async () => {
  const { email, password } = await shop.customer()
  const reply = await shop.visitor().post('/api/login', { username: email, password })
  const line = reply.headers.getSetCookie().find((cookie) => cookie.startsWith(sessionCookie))
  expect(line).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/)
})

test('logging out ends the session and clears the cookie, even one that nobody knows', async () => {
  const { browser } = await shop.customer()
  const cookie = browser.cookies.get(sessionCookie) ?? ''
  expect((await browser.post('/api/logout')).status).toBe(200)
  expect(browser.cookies.has(sessionCookie)).toBe(false)
  browser.cookies.set(sessionCookie, cookie)
  expect((await browser.get('/api/user/profile')).status).toBe(401)
  const stranger = shop.visitor()
  stranger.cookies.set(sessionCookie, 'nonsense')
  expect((await stranger.post('/api/logout')).status).toBe(200)
  expect(stranger.cookies.has(sessionCookie)).toBe(false)
})

test('a call without the CSRF token changes nothing', async () => {
  const { browser } = await shop.customer()
  const reply = await browser.post('/api/logout', {}, { headers: { 'x-xsrf-token': 'forged' } })
  expect([reply.status, reply.body.code]).toEqual([403, 'csrf_mismatch'])
  expect((await browser.get('/api/user/profile')).status).toBe(200)
})

test('a session ends after 30 days without use, and after 90 days in any case', async () => {
  const { browser: idle } = await shop.customer()
  const { browser: busy } = await shop.customer()
  const start = shop.clock.now()
  for (let day = 20; day <= 80; day += 20) {
    shop.clock.advance({ days: 20 })
    expect((await busy.get('/api/user/profile')).status, `day ${day}`).toBe(200)
  }
  expect((await idle.get('/api/user/profile')).status).toBe(401)
  shop.clock.advance({ days: 11 })
  expect((await busy.get('/api/user/profile')).status).toBe(401)
  shop.clock.set(start)
})

test('password, cookie and token are kept as hashes only', async () => {
  const visitor = shop.visitor()
  const reply = await visitor.post('/api/register', signUpForm({ email: 'hashed@example.org' }))
  const cookie = visitor.cookies.get(sessionCookie) ?? ''
  const { rows } = await shop.shop.pool.query(
    `select password_hash, encode(cookie_hash, 'escape') || encode(token_hash, 'escape') as halves
     from customers join sessions on customer_id = customers.id where email = 'hashed@example.org'`,
  )
  expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  for (const secret of [cookie, String(reply.body.token), 'Bamboo2026'])
    expect(JSON.stringify(rows)).not.toContain(secret)
})
