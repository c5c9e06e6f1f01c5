import { textFor } from '@pandrop/dictionaries/languages'
import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import type { Visitor } from '@pandrop/testkit/visitor'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDueJobs } from '../../../jobs/runner.ts'
import { devMails } from '../../../ports/mail/dev-mailbox.ts'
import { outliveProofs, prove } from '../proof/testing/proofs.ts'
import { codeAt } from '../staff-sign-in/testing/sign-in.ts'
import { addPasskeyTo, optionsOf, passkeyHolder, proveBy, signInBy, softPasskey } from './testing/passkey-holder.ts'
import type { Lies } from './testing/soft-passkey.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})

afterAll(() => shop?.stop())

const place = '/api/user/passkeys'
const at = { rename: '/api/user/passkeys/rename', remove: '/api/user/passkeys/remove' }
const text = textFor('en')

const listOf = async (browser: Visitor) =>
  (await browser.get(place)).body.payload as { id: number; name: string; created_at: string; used_at: string | null }[]

const mailsTo = async ({ email }: Pick<TestCustomer, 'email'>): Promise<string[]> => {
  await runDueJobs(shop.shop, shop.database.serverUrl)
  return (await devMails(shop.shop.pool, email)).map(({ subject }) => subject)
}

const factorOf = async (browser: Visitor) =>
  (await browser.get('/api/user/second-factor')).body.payload as Record<string, unknown>

const login = (visitor: Visitor, { email, password }: Pick<TestCustomer, 'email' | 'password'>, more: object = {}) =>
  visitor.post('/api/login', { username: email, password, ...more })

test('a passkey is named and listed, its owner is mailed, and the first one brings ten recovery codes', async () => {
  const customer = await shop.customer()
  const { browser } = customer
  const elsewhere = shop.visitor()
  elsewhere.keepToken(await login(elsewhere, customer))
  const passkey = softPasskey(shop)
  const asked = optionsOf(await browser.post('/api/user/passkeys/options', {}))
  expect(asked).toMatchObject({ rp: { id: 'localhost' }, authenticatorSelection: { residentKey: 'required' } })
  const added = await browser.post(place, { credential: passkey.create(asked), name: ' My phone ' })
  expect(added.status).toBe(200)
  expect(new Set(added.body.recovery_codes as string[]).size).toBe(10)
  const now = shop.clock.now().toISOString()
  expect(await listOf(browser)).toMatchObject([{ name: 'My phone', created_at: now, used_at: null }])
  expect(await factorOf(browser)).toMatchObject({ on: false, passkeys: 1, recovery_codes_left: 10 })
  expect((await elsewhere.get('/api/user/profile')).status).toBe(401)
  expect(await mailsTo(customer)).toContain(text('mail_passkey_added_subject'))
  const second = await addPasskeyTo(browser, softPasskey(shop), { name: 'Key ring' })
  expect(second.body).toMatchObject({ recovery_codes: null, payload: [{ name: 'My phone' }, { name: 'Key ring' }] })
  const again = optionsOf(await browser.post('/api/user/passkeys/options', {}))
  expect(again.excludeCredentials).toHaveLength(2)
  expect(again.user).toEqual(asked.user)
})

test.each<[string, Lies]>([
  ['another site', { origin: 'https://evil.example' }],
  ['another host', { rpId: 'evil.example' }],
  ['something else than it was asked', { challenge: Buffer.from('planted').toString('base64url') }],
  ['nobody in particular', { verified: false }],
])('a passkey for %s is refused, new, at sign-in and as a proof', async (_what, lies) => {
  const { browser, passkey } = await passkeyHolder(shop)
  for (const reply of [
    await addPasskeyTo(browser, softPasskey(shop), { lies }),
    await signInBy(passkey, shop.visitor(), lies),
    await proveBy(passkey, browser, lies),
  ]) {
    expect([reply.status, reply.body.code]).toEqual([422, 'passkey_wrong'])
  }
  expect(await listOf(browser)).toHaveLength(1)
})

test('adding, renaming and removing take a proof, which the passkey itself gives', async () => {
  const { browser, passkey } = await passkeyHolder(shop)
  const [{ id = 0 } = {}] = await listOf(browser)
  outliveProofs(shop)
  const changes = () => [
    () => browser.post('/api/user/passkeys/options', {}),
    () => browser.post(at.rename, { id, name: 'Old phone' }),
    () => browser.post(at.remove, { id }),
  ]
  for (const change of changes()) expect((await change()).body.code).toBe('proof_required')
  const proven = await proveBy(passkey, browser)
  expect([proven.status, proven.body.proven_until]).toEqual([
    200,
    new Date(shop.clock.now().getTime() + 600_000).toISOString(),
  ])
  for (const change of changes()) expect((await change()).status).toBe(200)
  expect(await listOf(browser)).toEqual([])
})

test('beside a passkey the password alone proves nothing, signs nobody in and sets no app up', async () => {
  const customer = await passkeyHolder(shop)
  const { browser, passkey, codes, password } = customer
  outliveProofs(shop)
  expect((await prove(customer)).body.code).toBe('code_needed')
  expect((await login(shop.visitor(), customer)).body.code).toBe('code_needed')
  expect((await login(shop.visitor(), customer, { code: '123456' })).body.code).toBe('code_wrong')
  const begin = () => browser.post('/api/user/second-factor/begin', { cur_password: password })
  expect((await begin()).body.code).toBe('proof_required')
  expect((await login(shop.visitor(), customer, { code: codes[0] })).status).toBe(200)
  expect((await prove(customer, codes[1])).status).toBe(200)
  const secret = String((await begin()).body.secret)
  const code = codeAt(secret, shop.clock.now())
  const confirmed = await browser.post('/api/user/second-factor/confirm', { code })
  expect(confirmed.body.payload).toMatchObject({ on: true, passkeys: 1, recovery_codes_left: 10 })
  shop.clock.advance({ minutes: 1 })
  const proof = { cur_password: password, code: codeAt(secret, shop.clock.now()) }
  const ended = await browser.post('/api/user/second-factor/end', proof)
  // The passkey stays a second factor, and with it the recovery codes.
  expect(ended.body.payload).toMatchObject({ on: false, passkeys: 1, recovery_codes_left: 10 })
  expect(await mailsTo(customer)).toContain(text('mail_app_off_subject'))
  expect((await login(shop.visitor(), customer)).body.code).toBe('code_needed')
  expect((await signInBy(passkey, shop.visitor())).status).toBe(200)
})

test('recovery codes are renewed where there is a passkey alone, and nowhere without a factor', async () => {
  const { browser, password, codes } = await passkeyHolder(shop)
  const renew = (code = '') => browser.post('/api/user/second-factor/recovery-codes', { cur_password: password, code })
  expect((await renew(codes[0])).body.payload).toMatchObject({ recovery_codes_left: 10 })
  expect((await renew(codes[1])).body.code).toBe('code_wrong')
  const end = { cur_password: password, code: codes[1] }
  expect((await browser.post('/api/user/second-factor/end', end)).body.code).toBe('second_factor_off')
})

test('removing the last second factor is turning it off; any other signs the others out', async () => {
  const customer = await passkeyHolder(shop)
  const { browser, id, passkey } = customer
  await addPasskeyTo(browser, softPasskey(shop), { name: 'Key ring' })
  const [first, second] = await listOf(browser)
  const elsewhere = shop.visitor()
  await signInBy(passkey, elsewhere)
  const changedAt = async () =>
    (await shop.shop.pool.query('select credentials_changed_at as at from customers where id = $1', [id])).rows[0].at
  expect((await browser.post(at.remove, { id: first?.id })).body.payload).toMatchObject([{ name: 'Key ring' }])
  expect((await elsewhere.get('/api/user/profile')).status).toBe(401)
  expect((await signInBy(passkey, shop.visitor())).body.code).toBe('passkey_wrong')
  expect(await changedAt()).toBeNull()
  expect((await browser.post(at.remove, { id: second?.id })).status).toBe(200)
  expect(await changedAt()).toEqual(shop.clock.now())
  expect(await factorOf(browser)).toMatchObject({ passkeys: 0, recovery_codes_left: 0 })
  expect((await login(shop.visitor(), customer)).status).toBe(200)
  const mails = await mailsTo(customer)
  const count = (subject: string) => mails.filter((one) => one === subject).length
  expect(count(text('mail_passkey_removed_subject'))).toBe(2)
  expect(count(text('mail_second_factor_off_subject'))).toBe(1)
})

test('nobody renames or removes a stranger’s passkey, keeps one twice, or has eleven', async () => {
  const ann = await passkeyHolder(shop)
  const bob = await passkeyHolder(shop)
  const [{ id = 0 } = {}] = await listOf(ann.browser)
  const renamed = await bob.browser.post(at.rename, { id, name: 'Mine' })
  expect([renamed.status, renamed.body.code]).toEqual([404, 'passkey_not_found'])
  expect((await bob.browser.post(at.remove, { id })).body.code).toBe('passkey_not_found')
  expect((await addPasskeyTo(bob.browser, ann.passkey)).body.code).toBe('passkey_wrong')
  const unnamed = await ann.browser.post(at.rename, { id, name: ' ' })
  expect(unnamed.body.errors).toMatchObject({ name: [expect.any(String)] })
  expect((await ann.browser.post(at.rename, { id, name: 'Tablet' })).body.payload).toMatchObject([{ name: 'Tablet' }])
  // Asked for together, so that each is within the limit when it is asked for.
  const ready = await Promise.all(
    Array.from({ length: 11 }, async () => {
      const passkey = softPasskey(shop)
      return passkey.create(optionsOf(await ann.browser.post('/api/user/passkeys/options', {})))
    }),
  )
  const codes = await Promise.all(
    ready.map(async (credential) => (await ann.browser.post(place, { credential, name: 'More' })).body.code),
  )
  expect(codes.filter((code) => code === 'passkeys_full')).toHaveLength(2)
  expect(await listOf(ann.browser)).toHaveLength(10)
  const full = await ann.browser.post('/api/user/passkeys/options', {})
  expect([full.status, full.body.code]).toEqual([409, 'passkeys_full'])
})

test('what a passkey signed as a proof counts once, in its own session, for five minutes', async () => {
  const { browser, passkey } = await passkeyHolder(shop)
  const other = shop.visitor()
  await signInBy(passkey, other)
  const ask = async (visitor: Visitor) => optionsOf(await visitor.post('/api/user/proof/passkey/options', {}))
  const give = (visitor: Visitor, credential: object) => visitor.post('/api/user/proof/passkey', { credential })
  const asked = await ask(browser)
  expect(asked.allowCredentials).toHaveLength(1)
  const credential = passkey.get(asked)
  expect((await give(other, credential)).body.code).toBe('passkey_wrong')
  const codes = await Promise.all(
    Array.from({ length: 8 }, async () => (await give(browser, credential)).body.code ?? 'ok'),
  )
  expect(codes.filter((code) => code === 'ok')).toHaveLength(1)
  const late = passkey.get(await ask(browser))
  shop.clock.advance({ minutes: 5 })
  expect((await give(browser, late)).body.code).toBe('passkey_wrong')
  const forSignIn = optionsOf(await browser.post('/api/passkeys/sign-in/options', {}))
  expect((await give(browser, passkey.get(forSignIn))).body.code).toBe('passkey_wrong')
})

test('who has no passkey is asked for none, and nobody who is signed out makes or proves anything', async () => {
  const { browser } = await shop.customer()
  const asked = await browser.post('/api/user/proof/passkey/options', {})
  expect([asked.status, asked.body.code]).toEqual([404, 'passkey_not_found'])
  const guest = shop.visitor()
  for (const path of ['/api/user/passkeys/options', '/api/user/proof/passkey/options']) {
    expect((await guest.post(path, {})).body.code).toBe('not_signed_in')
  }
})

test('a passkey that is asked for before the session ends is kept by nobody', async () => {
  const { browser } = await shop.customer()
  const asked = optionsOf(await browser.post('/api/user/passkeys/options', {}))
  const { cookies, token } = browser
  const copy = shop.visitor()
  for (const [name, value] of cookies) copy.cookies.set(name, value)
  copy.token = token
  await browser.post('/api/logout', {})
  const kept = await copy.post(place, { credential: softPasskey(shop).create(asked), name: 'Mine now' })
  expect(kept.body.code).toBe('not_signed_in')
})

test('a passkey is the second factor that an API key waits for', async () => {
  await shop.database.ownerPool.query('update settings set second_factor_required = true')
  const customer = await shop.customer()
  const { browser } = customer
  const make = () => browser.post('/api/user/api-keys', { name: 'Sheet', scopes: ['orders'], days: 30 })
  expect((await make()).body.code).toBe('factor_required')
  await addPasskeyTo(browser, softPasskey(shop))
  expect((await make()).status).toBe(200)
  await shop.database.ownerPool.query('update settings set second_factor_required = false')
})
