import type { AccountEvent } from '@pandrop/contract/account-events'
import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import type { Visitor } from '@pandrop/testkit/visitor'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanUp } from '../../../jobs/clean-up.ts'
import { runDueJobs } from '../../../jobs/runner.ts'
import { addPasskeyTo, passkeyHolder, proveBy, signInBy, softPasskey } from '../passkeys/testing/passkey-holder.ts'
import { prove } from '../proof/testing/proofs.ts'
import { asStaff } from '../staff/testing/as-staff.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})

afterAll(() => shop?.stop())

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

const login = ({ email, password }: Pick<TestCustomer, 'email' | 'password'>, visitor: Visitor = shop.visitor()) =>
  visitor.post('/api/login', { username: email, password }, { headers: { 'user-agent': firefox } })

const eventsOf = async (browser: Visitor, query = ''): Promise<AccountEvent[]> =>
  (await browser.get(`/api/user/account-events${query}`)).body.rows as AccountEvent[]

const kindsOf = async (browser: Visitor, query = ''): Promise<string[]> =>
  (await eventsOf(browser, query)).map(({ kind }) => kind)

const runJobs = () => runDueJobs(shop.shop, shop.database.serverUrl)

test('a sign-in is written down with browser, system and a shortened network, and so is a sign-out', async () => {
  const customer = await shop.customer()
  const visitor = shop.visitor()
  visitor.keepToken(await login(customer, visitor))
  expect((await eventsOf(customer.browser))[0]).toMatchObject({
    kind: 'signed_in',
    at: shop.clock.now().toISOString(),
    browser: 'Firefox',
    system: 'Windows',
    network: '127.0.0.0/24',
    name: null,
  })
  await visitor.post('/api/logout', {})
  expect((await kindsOf(customer.browser)).slice(0, 2)).toEqual(['signed_out', 'signed_in'])
})

test('refused sign-ins are written down for accounts that exist, twenty a day, long after the answer', async () => {
  const customer = await shop.customer()
  for (let again = 0; again < 23; again += 1) {
    await login({ ...customer, password: 'Wrong2026' })
    await login({ email: 'nobody@example.org', password: 'Wrong2026' })
  }
  expect(await kindsOf(customer.browser)).not.toContain('refused_password')
  const { rows } = await shop.shop.pool.query(
    `select count(*)::int as n from graphile_worker.jobs where task_identifier = 'note_refused_sign_in'`,
  )
  // The same steps for both, so that no time tells them apart.
  expect(rows[0].n).toBe(46)
  await runJobs()
  const refused = (await kindsOf(customer.browser)).filter((kind) => kind === 'refused_password')
  expect(refused).toHaveLength(20)
  shop.clock.advance({ days: 1 })
  await login({ ...customer, password: 'Wrong2026' })
  await runJobs()
  expect((await eventsOf(customer.browser))[0]).toMatchObject({ kind: 'refused_password', browser: 'Firefox' })
})

test('changes are written down where they happen, with the names of keys and passkeys', async () => {
  const customer = await passkeyHolder(shop)
  const { browser, passkey, codes, password } = customer
  await proveBy(passkey, browser)
  await browser.post('/api/user/api-keys', { name: 'Sheet', scopes: ['orders'], days: 30 })
  const [key] = (await browser.get('/api/user/api-keys')).body.payload as { id: number }[]
  await browser.post('/api/user/api-keys/revoke', { id: key?.id })
  await browser.call('PUT', '/api/user/profile', { body: { email: 'other@example.org' } })
  await prove(customer, codes[0])
  await browser.post('/api/user/second-factor/recovery-codes', { cur_password: password, code: codes[1] })
  await addPasskeyTo(browser, softPasskey(shop), { name: 'Key ring' })
  const [first] = (await browser.get('/api/user/passkeys')).body.payload as { id: number }[]
  await browser.post('/api/user/passkeys/rename', { id: first?.id, name: 'Old phone' })
  await browser.post('/api/user/passkeys/remove', { id: first?.id })
  await browser.post('/api/user/personal-export', {})
  const change = { cur_password: password, new_password: 'Panda2027', repeat_password: 'Panda2027' }
  expect((await browser.post('/api/user/change-password', change)).status).toBe(200)
  await browser.post('/api/user/sessions/end-others', {})
  const events = await eventsOf(browser)
  expect(events.map(({ kind, name }) => [kind, name])).toEqual([
    ['sessions_ended', null],
    ['password_changed', null],
    ['data_asked', null],
    ['passkey_removed', 'Old phone'],
    ['passkey_renamed', 'Old phone'],
    ['passkey_added', 'Key ring'],
    ['recovery_codes_new', null],
    ['recovery_code_used', null],
    ['recovery_code_used', null],
    ['email_asked', null],
    ['api_key_revoked', 'Sheet'],
    ['api_key_made', 'Sheet'],
    ['passkey_used', 'My phone'],
    ['passkey_added', 'My phone'],
  ])
  expect(await kindsOf(browser, '?filter=sign_ins')).toEqual([
    'sessions_ended',
    'recovery_code_used',
    'recovery_code_used',
    'passkey_used',
  ])
  expect(await kindsOf(browser, '?filter=changes')).not.toContain('passkey_used')
})

test('a page has 25, the next one follows it, and a mark that no page named is refused', async () => {
  const customer = await passkeyHolder(shop)
  for (let again = 0; again < 13; again += 1) await signInBy(customer.passkey, shop.visitor())
  const first = await customer.browser.get('/api/user/account-events')
  const rows = first.body.rows as AccountEvent[]
  expect(rows).toHaveLength(25)
  const rest = await customer.browser.get(`/api/user/account-events?after=${first.body.next}`)
  expect(rest.body).toMatchObject({ rows: [{}, {}], next: null })
  const ids = [...rows, ...(rest.body.rows as AccountEvent[])].map(({ id }) => id)
  expect(ids).toEqual(ids.toSorted((one, other) => other - one))
  const wrong = await customer.browser.get('/api/user/account-events?after=junk')
  expect([wrong.status, wrong.body.code]).toEqual([422, 'invalid_input'])
})

test('nobody reads of an account but its owner and the staff', async () => {
  const [ann, bob] = [await passkeyHolder(shop), await shop.customer()]
  expect(await kindsOf(bob.browser)).toEqual([])
  expect((await shop.visitor().get('/api/user/account-events')).status).toBe(401)
  const staff = await asStaff(shop)
  const shown = await staff.browser.get('/api/staff/customers/:id/account-events'.replace(':id', String(ann.id)))
  expect(shown.body.rows).toMatchObject([{ kind: 'passkey_added', name: 'My phone' }])
})

test('what is older than 400 days is shown to nobody and removed', async () => {
  const { id, browser } = await passkeyHolder(shop)
  await shop.database.ownerPool.query(
    `update account_events set at = $2::timestamptz - interval '400 days' where customer_id = $1`,
    [id, shop.clock.now()],
  )
  expect(await kindsOf(browser)).toEqual([])
  await cleanUp(shop.shop)
  const { rows } = await shop.shop.pool.query('select count(*)::int as n from account_events where customer_id = $1', [
    id,
  ])
  expect(rows[0].n).toBe(0)
})
