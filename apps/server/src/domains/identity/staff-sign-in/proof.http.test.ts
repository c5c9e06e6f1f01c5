import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import type { Reply, Visitor } from '@pandrop/testkit/visitor'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { asStaff, type TestStaff } from '../staff/testing/as-staff.ts'
import { staffDeviceCookie } from './staff-devices.ts'
import { chosenPassword, codeAt, firstSignIn, newMember, typePassword } from './testing/sign-in.ts'

let shop: TestShop
let ada: TestStaff

beforeAll(async () => {
  shop = await startTestShop()
})

beforeEach(async () => {
  ada = await asStaff(shop, 'administrator')
})

afterAll(() => shop.stop())

const said = ({ status, body }: Reply) => (status === 200 ? 'OK' : `${status} ${body.code}`)

const session = '/api/staff/session'
const proof = '/api/staff/session/proof'
const ownSessions = '/api/staff/session/sessions'

const person = () => ({ name: 'Ivo', email: `${Math.random().toString(36).slice(2)}@shop.example`, role: 'operator' })

/** Everything that asks for proof, as somebody would call it. */
const asking = (browser: Visitor, colleague: number): [string, () => Promise<Reply>][] => [
  ['a new authenticator', () => browser.post(`${session}/totp`, {})],
  ['a new passkey', () => browser.post(`${session}/passkeys/options`, {})],
  ['keeping it', () => browser.post(`${session}/passkeys`, { credential: {}, name: 'Mine' })],
  ['forgetting one', () => browser.post(`${session}/passkeys/1/remove`, {})],
  ['somebody new', () => browser.post('/api/staff/team', person())],
  ['a role', () => browser.post(`/api/staff/team/${colleague}`, { role: 'administrator' })],
  ['a reset', () => browser.post(`/api/staff/team/${colleague}/reset`, {})],
]

test('an open session changes neither factors nor team ten minutes after its owner proved who they are', async () => {
  const { id } = await asStaff(shop)
  shop.clock.advance({ minutes: 10 })
  for (const [name, call] of asking(ada.browser, id)) expect(said(await call()), name).toBe('403 proof_required')
  expect((await ada.browser.post('/api/staff/team', person())).body.code).toBe('proof_required')
  expect((await ada.browser.get('/api/staff/team')).status, 'everything else goes on').toBe(200)
})

test('the password, or a factor, proves it for five minutes', async () => {
  shop.clock.advance({ minutes: 6 })
  const add = () => ada.browser.post('/api/staff/team', person())
  expect(said(await add())).toBe('403 proof_required')
  const wrong = await ada.browser.post(proof, { cur_password: 'Wrong2026' })
  expect(said(wrong)).toBe('422 staff_credentials_wrong')
  expect(said(await add())).toBe('403 proof_required')
  expect(said(await ada.browser.post(proof, { cur_password: 'Bamboo2026' }))).toBe('OK')
  shop.clock.advance({ minutes: 4 })
  expect(said(await add())).toBe('OK')
  shop.clock.advance({ minutes: 2 })
  expect(said(await add())).toBe('403 proof_required')
  const code = codeAt('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', shop.clock.now())
  expect(said(await ada.browser.post(`${session}/code`, { code }))).toBe('OK')
  expect(said(await add())).toBe('OK')
})

test('proof of one session is none of another', async () => {
  const member = await newMember(shop)
  const [browser, other] = [shop.visitor(), shop.visitor()]
  const { secret } = await firstSignIn(shop, browser, member)
  shop.clock.advance({ minutes: 1 })
  await typePassword(other, member.email, chosenPassword)
  await other.post(`${session}/code`, { code: codeAt(secret, shop.clock.now()) })
  shop.clock.advance({ minutes: 6 })
  expect(said(await other.post(proof, { cur_password: chosenPassword }))).toBe('OK')
  expect(said(await browser.post(`${session}/totp`, {}))).toBe('403 proof_required')
  expect(said(await other.post(`${session}/totp`, {}))).toBe('OK')
})

test('staff see where they are signed in and end a session, and nobody ends a stranger’s', async () => {
  const member = await newMember(shop)
  const [browser, other] = [shop.visitor(), shop.visitor()]
  const { secret } = await firstSignIn(shop, browser, member)
  shop.clock.advance({ minutes: 1 })
  await typePassword(other, member.email, chosenPassword)
  await other.post(`${session}/code`, { code: codeAt(secret, shop.clock.now()) })
  const { body } = await browser.get(ownSessions)
  const sessions = body.sessions as { id: number; current: boolean }[]
  expect(sessions.map(({ current }) => current)).toEqual([true, false])
  const [, there] = sessions
  const ending = '/api/staff/session/sessions/:id/end'.replace(':id', String(there?.id))
  const end = (browser: Visitor) => browser.post(ending, {})
  expect(said(await end(ada.browser))).toBe('404 session_not_found')
  expect((await other.get(session)).status).toBe(200)
  expect((await end(browser)).body.sessions).toHaveLength(1)
  expect((await other.get(session)).status).toBe(401)
  expect(said(await end(browser))).toBe('404 session_not_found')
})

test('a browser is known once both factors were given in it, and a planted secret is not taken over', async () => {
  const member = await newMember(shop)
  const browser = shop.visitor()
  browser.cookies.set(staffDeviceCookie, 'planted'.padEnd(43, 'x'))
  await typePassword(browser, member.email, member.oneTimePassword)
  expect(browser.cookies.get(staffDeviceCookie)).toMatch(/^planted/)
  await firstSignIn(shop, browser, member)
  const secret = browser.cookies.get(staffDeviceCookie)
  expect(secret).not.toMatch(/^planted/)
  const { rows } = await shop.database.pool.query('select 1 from staff_devices where staff_id = $1', [member.id])
  expect(rows).toHaveLength(1)
})
