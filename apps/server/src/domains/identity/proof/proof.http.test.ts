import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import type { Reply, Visitor } from '@pandrop/testkit/visitor'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyForm } from '../api-keys/testing/api-keys.ts'
import { codeAt, wrongCode } from '../staff-sign-in/testing/sign-in.ts'
import { outliveProofs, prove } from './testing/proofs.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})

afterAll(() => shop?.stop())

const said = ({ status, body }: Reply) => (status === 200 ? 'OK' : `${status} ${body.code}`)

/** Something that asks for a proof and changes nothing that the next try minds. */
const makeKey = (browser: Visitor): Promise<Reply> => browser.post('/api/user/api-keys', keyForm())

/** The code that an authenticator shows by the next time step: each step counts once. */
const nextCode = (secret: string): string => {
  shop.clock.advance({ minutes: 1 })
  return codeAt(secret, shop.clock.now())
}

const protectedCustomer = async () => {
  const customer = await shop.customer()
  const { browser, password } = customer
  const secret = String((await browser.post('/api/user/second-factor/begin', { cur_password: password })).body.secret)
  const { body } = await browser.post('/api/user/second-factor/confirm', { code: nextCode(secret) })
  return { ...customer, secret, codes: body.recovery_codes as string[] }
}

const login = async (
  { email, password }: { email: string; password: string },
  more: object = {},
  visitor = shop.visitor(),
) => {
  visitor.keepToken(await visitor.post('/api/login', { username: email, password, ...more }))
  return visitor
}

test('ten minutes after a sign-in a session must be proven again, by the password for ten minutes', async () => {
  const customer = await shop.customer()
  const { browser } = customer
  expect(said(await makeKey(browser))).toBe('OK')
  outliveProofs(shop)
  const refused = await makeKey(browser)
  expect([said(refused), refused.body.message]).toEqual([
    '403 proof_required',
    'Not done yet: please confirm that it is you',
  ])
  expect((await browser.get('/api/user/profile')).status, 'everything else goes on').toBe(200)
  const proven = await prove(customer)
  const until = new Date(shop.clock.now().getTime() + 600_000).toISOString()
  expect(proven.body).toEqual({ status: 'OK', proven_until: until })
  shop.clock.advance({ minutes: 9 })
  expect(said(await makeKey(browser))).toBe('OK')
  shop.clock.advance({ minutes: 1 })
  expect(said(await makeKey(browser))).toBe('403 proof_required')
})

test('a proof is of one session, and a wrong password proves nothing and is told beside its field', async () => {
  const customer = await shop.customer()
  const elsewhere = await login(customer)
  outliveProofs(shop)
  const wrong = await prove({ ...customer, password: 'Wrong2026' })
  expect(said(wrong)).toBe('422 current_password_wrong')
  expect(wrong.body.errors).toEqual({ password: ['The current password is wrong'] })
  expect(said(await makeKey(customer.browser))).toBe('403 proof_required')
  expect(said(await prove(customer))).toBe('OK')
  expect(said(await makeKey(elsewhere))).toBe('403 proof_required')
  expect(said(await shop.visitor().post('/api/user/proof', { password: customer.password }))).toBe('401 not_signed_in')
})

test('with a second factor the password alone proves nothing, and no wrong code does', async () => {
  const customer = await protectedCustomer()
  outliveProofs(shop)
  expect(said(await prove(customer))).toBe('422 code_needed')
  const wrong = await prove(customer, wrongCode(customer.secret, shop.clock.now()))
  expect([said(wrong), Object.keys(wrong.body.errors ?? {})]).toEqual(['422 code_wrong', ['code']])
  expect(said(await makeKey(customer.browser))).toBe('403 proof_required')
  expect(said(await prove(customer, nextCode(customer.secret)))).toBe('OK')
  expect(said(await makeKey(customer.browser))).toBe('OK')
})

test('a recovery code proves it as well, once', async () => {
  const customer = await protectedCustomer()
  const [code = ''] = customer.codes
  outliveProofs(shop)
  expect(said(await prove(customer, code.toLowerCase()))).toBe('OK')
  outliveProofs(shop)
  expect(said(await prove(customer, code))).toBe('422 code_wrong')
})

test('the same proof sent twice is answered twice, and counts from the first time on', async () => {
  const customer = await protectedCustomer()
  outliveProofs(shop)
  const code = nextCode(customer.secret)
  const first = await prove(customer, code)
  shop.clock.advance({ seconds: 5 })
  const second = await prove(customer, ` ${code.slice(0, 3)} ${code.slice(3)} `)
  expect([said(second), second.body]).toEqual(['OK', first.body])
  const elsewhere = await login(customer, { code: nextCode(customer.secret) })
  expect(said(await prove({ ...customer, browser: elsewhere }, code)), 'not in another session').toBe('422 code_wrong')
  outliveProofs(shop)
  expect(said(await prove(customer, code)), 'not once it is over').toBe('422 code_wrong')
})

test('a sign-in proves it, but not in a browser that was spared of the code', async () => {
  const customer = await protectedCustomer()
  const code = nextCode(customer.secret)
  const home = await login(customer, { code, remember_browser: true })
  expect(said(await makeKey(home))).toBe('OK')
  const again = await login(customer, {}, home)
  expect(said(await makeKey(again))).toBe('403 proof_required')
  expect(said(await prove({ ...customer, browser: again }))).toBe('422 code_needed')
})

test('what takes password and code itself counts as a proof', async () => {
  const plain = await shop.customer()
  outliveProofs(shop)
  await plain.browser.post('/api/user/second-factor/begin', { cur_password: plain.password })
  expect(said(await makeKey(plain.browser))).toBe('OK')
  outliveProofs(shop)
  const change = { cur_password: plain.password, new_password: 'Panda2027', repeat_password: 'Panda2027' }
  expect(said(await plain.browser.post('/api/user/change-password', change))).toBe('OK')
  expect(said(await makeKey(plain.browser))).toBe('OK')

  const { browser, password, secret } = await protectedCustomer()
  outliveProofs(shop)
  const renew = { cur_password: password, code: nextCode(secret) }
  expect(said(await browser.post('/api/user/second-factor/recovery-codes', renew))).toBe('OK')
  expect(said(await makeKey(browser))).toBe('OK')
  outliveProofs(shop)
  const end = { cur_password: password, code: nextCode(secret) }
  expect(said(await browser.post('/api/user/second-factor/end', end))).toBe('OK')
  expect(said(await makeKey(browser))).toBe('OK')
})

test('a new password asks for a code where there is a second factor, and for no more where there is none', async () => {
  const customer = await protectedCustomer()
  const { browser, password, secret } = customer
  outliveProofs(shop)
  const change = { cur_password: password, new_password: 'Panda2027', repeat_password: 'Panda2027' }
  const to = (body: object) => browser.post('/api/user/change-password', body)
  expect(said(await to(change))).toBe('403 proof_required')
  expect(said(await prove(customer, nextCode(secret)))).toBe('OK')
  shop.clock.advance({ minutes: 8 })
  expect(said(await to(change))).toBe('OK')
  shop.clock.advance({ minutes: 2 })
  // The password alone made the proof no longer.
  const next = { cur_password: 'Panda2027', new_password: 'Panda2028', repeat_password: 'Panda2028' }
  expect(said(await to(next))).toBe('403 proof_required')
})

test('an API key proves nothing', async () => {
  const customer = await shop.customer()
  const key = String((await makeKey(customer.browser)).body.key)
  const program = shop.visitor()
  program.token = key
  expect(said(await program.post('/api/user/proof', { password: customer.password }))).toBe('403 api_scope_missing')
})
