import { createApp } from '@pandrop/server/app'
import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import { Visitor } from '@pandrop/testkit/visitor'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBankFile } from '../../buying/bank-files/bank-file.ts'
import { requestPayout } from '../../buying/payouts/request-payout.ts'
import { approve } from '../../buying/payouts/testing/approvals.ts'
import {
  askForPayout,
  openAccount,
  payoutBody,
  payoutOf,
  readyOffer,
} from '../../buying/payouts/testing/ready-offers.ts'
import { madeKey, programWith } from '../../identity/api-keys/testing/api-keys.ts'
import { findSessionByCookie, sessionCookie } from '../../identity/sessions/session.ts'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { doAt, readAt } from './testing/staff-customers.ts'

let shop: TestShop
let staff: TestStaff

beforeAll(async () => {
  shop = await startTestShop()
  staff = await asStaff(shop)
})

afterAll(() => shop.stop())

const signInAs = (visitor: Visitor, { email, password }: TestCustomer, language = 'en') =>
  visitor.post('/api/login', { username: email, password, lang_id: language })

const by = () => `staff:${staff.id}`
const block = (customer: TestCustomer) => doAt(staff, '/staff/customers/:id/block', customer.id)
const unblock = (customer: TestCustomer) => doAt(staff, '/staff/customers/:id/unblock', customer.id)

describe('a blocked customer', () => {
  test('is signed out everywhere at once, also on another server', async () => {
    const customer = await shop.customer()
    const { app } = await createApp(shop.shop)
    const second = new Visitor(await app.listen({ port: 0, host: '127.0.0.1' }))
    second.cookies.set(sessionCookie, customer.browser.cookies.get(sessionCookie) ?? '')
    second.token = customer.browser.token
    expect((await second.get('/api/user/profile')).status).toBe(200)
    expect(await block(customer)).toMatchObject({ status: 200, body: { customer: { blocked: true, sessions: [] } } })
    for (const browser of [customer.browser, second]) {
      expect(await browser.get('/api/user/profile')).toMatchObject({ status: 401, body: { code: 'not_signed_in' } })
      expect((await browser.get('/api/is-auth')).body).toMatchObject({ authenticated: false })
    }
    await app.close()
  })

  test('has no session even where one was left behind', async () => {
    const customer = await shop.customer()
    await shop.database.ownerPool.query('update customers set blocked_at = now() where id = $1', [customer.id])
    expect((await customer.browser.get('/api/user/profile')).status).toBe(401)
    const cookie = customer.browser.cookies.get(sessionCookie)
    const seen = { cookie, now: shop.clock.now(), address: '127.0.0.1' }
    expect(await findSessionByCookie(shop.database.pool, seen)).toBeNull()
  })

  test.each([
    ['en', 'Your account is blocked. Please contact support.'],
    ['uk', 'Ваш акаунт заблоковано. Зверніться до підтримки.'],
  ])('learns of it only with the right password, in %s', async (language, message) => {
    const customer = await shop.customer()
    await block(customer)
    expect(await signInAs(shop.visitor(), customer, language)).toMatchObject({
      status: 403,
      body: { code: 'customer_blocked', message },
    })
    const guess = { ...customer, password: 'Wrong2026x' }
    expect((await signInAs(shop.visitor(), guess)).body.code).toBe('credentials_wrong')
  })

  test('gets nothing by an API key, which works again after unblocking', async () => {
    const customer = await shop.customer()
    const { key } = await madeKey(customer)
    const read = async () => (await programWith(shop.visitor(), key).get('/api/wishlist')).status
    expect(await read()).toBe(200)
    await block(customer)
    expect(await read()).toBe(401)
    await unblock(customer)
    expect(await read()).toBe(200)
  })

  test('is refused a payout that was on its way when the block came', async () => {
    const customer = await shop.customer()
    const offerId = await readyOffer(shop, customer)
    await block(customer)
    const form = payoutBody(offerId) as Parameters<typeof requestPayout>[1]['form']
    const asked = await requestPayout(shop.shop, {
      customer: { customerId: customer.id, provenAt: null },
      form,
      attempt: null,
    })
    expect(asked).toMatchObject({ ok: false, refusal: 'customer_blocked' })
  })

  test('stands in no file for the bank until unblocked', async () => {
    await openAccount(shop)
    const customer = await shop.customer()
    const offerId = await readyOffer(shop, customer)
    expect((await askForPayout(customer, offerId)).status).toBe(200)
    await approve(shop)
    await block(customer)
    expect(await createBankFile(shop.shop, { by: by() })).toMatchObject({ refusal: 'payouts_none' })
    await unblock(customer)
    expect(await createBankFile(shop.shop, { by: by() })).toMatchObject({ ok: true, value: { payments: 1 } })
    expect((await payoutOf(shop, offerId)).state).toBe('sent')
  })

  test('signs in again after unblocking, and staff see who did what and why', async () => {
    const customer = await shop.customer()
    await block(customer)
    await block(customer)
    expect((await unblock(customer)).body.customer).toMatchObject({ blocked: false, blocked_at: null })
    await unblock(customer)
    expect((await signInAs(shop.visitor(), customer)).status).toBe(200)
    const { body } = await readAt(staff, '/staff/customers/:id', customer.id)
    expect(body.customer).toMatchObject({
      events: [
        { kind: 'unblocked', by: staff.name, why: 'told on the phone' },
        { kind: 'blocked', by: staff.name, why: 'told on the phone' },
      ],
    })
  })

  test('is written down in the audit log with what changed', async () => {
    const customer = await shop.customer()
    await block(customer)
    const { rows } = await shop.database.pool.query(
      `select table_name, before, after from audit_changes
       where audit_id = (select max(id) from audit_log where action = 'blockCustomer') order by table_name`,
    )
    expect(rows.map(({ table_name }) => table_name)).toEqual(['customer_events', 'customers', 'sessions'])
    expect(rows[1]).toMatchObject({ before: { blocked_at: null } })
    expect(JSON.stringify(rows)).not.toContain('_hash')
  })
})

test('a sign-in and a block at the same moment leave no session', async () => {
  for (let round = 0; round < 5; round += 1) {
    const customer = await shop.customer()
    const visitors = [shop.visitor(), shop.visitor(), shop.visitor()]
    await Promise.all([...visitors.map((visitor) => signInAs(visitor, customer)), block(customer)])
    const { rows } = await shop.database.pool.query('select id from sessions where customer_id = $1', [customer.id])
    expect(rows).toEqual([])
  }
})

test('blocking needs a reason, a customer and somebody of the staff', async () => {
  const customer = await shop.customer()
  const path = '/staff/customers/:id/block'
  expect(await doAt(staff, path, customer.id, {})).toMatchObject({ status: 422, body: { code: 'invalid_input' } })
  expect(await doAt(staff, path, 999_999)).toMatchObject({ status: 404, body: { code: 'customer_not_found' } })
  const asked = await customer.browser.post(`/api/staff/customers/${customer.id}/block`, { reason: 'me' })
  expect(asked.body.code).toBe('staff_not_signed_in')
})

describe('the database itself', () => {
  test('refuses sessions and payouts of blocked customers', async () => {
    const customer = await shop.customer()
    await block(customer)
    const session = `insert into sessions (customer_id, cookie_hash, token_hash, created_at, seen_at, expires_at)
      values ($1, '\\x01', '\\x02', now(), now(), now())`
    await expect(shop.database.pool.query(session, [customer.id])).rejects.toThrow(/is blocked/)
    const offerId = await readyOffer(shop, customer)
    const payout = `insert into payouts (id, offer_id, customer_id, cents, method, state, first_name, last_name, name,
        surname, email, phone, country, city, address, post_code, requested_at, iban_sealed, iban_masked)
      values (gen_random_uuid(), $1, $2, 5000, 'sepa-manual', 'requested', 'a', 'b', 'a', 'b', 'c', 'd', 'SI', 'e', 'f',
        'g', now(), '\\x01', 'x')`
    await expect(shop.database.pool.query(payout, [offerId, customer.id])).rejects.toThrow(/is blocked/)
  })
})
