import { createApp } from '@pandrop/server/app'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { Visitor } from '@pandrop/testkit/visitor'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newMember, typePassword } from '../domains/identity/staff-sign-in/testing/sign-in.ts'

let shop: TestShop
let app: FastifyInstance
let origin: string

beforeAll(async () => {
  shop = await startTestShop()
  app = (await createApp({ ...shop.shop, env: { ...shop.shop.env, PUBLIC_URL: 'https://shop.example' } })).app
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
})

afterAll(async () => {
  await app.close()
  await shop.stop()
})

const signedIn = async (at: string): Promise<Visitor> => {
  const { email, password } = await shop.customer()
  const browser = new Visitor(at)
  browser.keepToken(await browser.post('/api/login', { username: email, password }))
  return browser
}

const statusOf = async (browser: Visitor) => (await browser.get('/api/user/profile')).status

test('under https a cookie that opens something has a name that only https of this very host can set', async () => {
  const browser = await signedIn(origin)
  expect([...browser.cookies.keys()].sort()).toEqual([
    'XSRF-TOKEN',
    '__Host-pandrop_csrf',
    '__Host-pandrop_device',
    '__Host-pandrop_session',
  ])
  expect(await statusOf(browser)).toBe(200)
  const line = (await new Visitor(origin).get('/sanctum/csrf-cookie')).headers.getSetCookie().join('\n')
  expect(line).toMatch(/^__Host-pandrop_csrf=[^;]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/m)
})

test('under https a bare name is nobody, and no protection either', async () => {
  const browser = await signedIn(origin)
  const planted = new Visitor(origin)
  planted.token = browser.token
  for (const [name, value] of browser.cookies) planted.cookies.set(name.replace('__Host-', ''), value)
  expect(await statusOf(planted)).toBe(401)
  expect((await planted.post('/api/login', { username: 'a@b.example', password: 'x' })).body.code).toBe('csrf_mismatch')
  // Beside the real one it changes nothing.
  browser.cookies.set('pandrop_session', 'x'.repeat(43))
  expect(await statusOf(browser)).toBe(200)
})

test('logging out removes the cookie under its own name', async () => {
  const browser = await signedIn(origin)
  const { headers } = await browser.post('/api/logout')
  expect(headers.getSetCookie().join('\n')).toMatch(/^__Host-pandrop_session=; Max-Age=0; Path=\/;.* Secure/m)
})

test('on http, where browsers take no such name, the bare ones are used', async () => {
  const browser = await signedIn(shop.origin)
  expect([...browser.cookies.keys()]).toContain('pandrop_session')
  expect(await statusOf(browser)).toBe(200)
})

test("the back office's cookie is kept to https and to its calls", async () => {
  const browser = new Visitor(origin)
  const { email, oneTimePassword } = await newMember(shop)
  const answer = await typePassword(browser, email, oneTimePassword)
  expect(answer.headers.getSetCookie().join('\n')).toMatch(
    /^__Secure-pandrop_staff=[^;]+; Max-Age=\d+; Path=\/api\/staff; HttpOnly; Secure; SameSite=Strict$/m,
  )
  expect((await browser.get('/api/staff/session')).body.session).toMatchObject({ stage: 'password' })
})
