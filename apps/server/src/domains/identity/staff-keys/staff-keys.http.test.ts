import type { Call } from '@pandrop/contract/call'
import { orderLifecycle } from '@pandrop/contract/lifecycle/order'
import { staffCalls } from '@pandrop/contract/staff/calls'
import { type StaffScope, staffScopes } from '@pandrop/contract/staff/key-scopes'
import { createApp } from '@pandrop/server/app'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { type Reply, Visitor } from '@pandrop/testkit/visitor'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { runDueJobs } from '../../../jobs/runner.ts'
import { devMails } from '../../../ports/mail/dev-mailbox.ts'
import { orderFromBalance } from '../../orders/orders/testing/handled-orders.ts'
import { hashSecret } from '../accounts/secret.ts'
import { operatorKeys } from '../api-keys/key-text.ts'
import { asStaff, type TestStaff } from '../staff/testing/as-staff.ts'

let shop: TestShop
let administrator: TestStaff

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
})

beforeEach(async () => {
  administrator = await asStaff(shop, 'administrator')
  await shop.database.ownerPool.query('update staff_keys set revoked_at = created_at where revoked_at is null')
})

afterAll(() => shop?.stop())

const path = '/api/staff/keys'

const wish = (change: object = {}) => ({
  name: 'Delivery bot',
  scopes: ['orders:read', 'orders:deliver'],
  days: 30,
  calls_per_minute: 60,
  addresses: [],
  ...change,
})

interface Made {
  id: number
  key: string
}

const make = async (change: object = {}): Promise<Made> => {
  const reply = await administrator.browser.post(path, wish(change))
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return { id: (reply.body.staff_key as { id: number }).id, key: String(reply.body.key) }
}

/** A program that sends a key and nothing else. */
const programWith = (key: string, origin = shop.origin): Visitor => {
  const program = new Visitor(origin)
  program.token = key
  return program
}

const scoped = async (...scopes: StaffScope[]): Promise<Visitor> => programWith((await make({ scopes })).key)

const refusalOf = ({ status, body }: Reply) => [status, body.code]

const noScope = [403, 'api_scope_missing']

const stepsOf = (id: number): string => `/api${'/staff/orders/:id/steps'.replace(':id', String(id))}`

test('a key is shown once; afterwards there are its last four characters and its hash, no more', async () => {
  const { body } = await administrator.browser.post(path, wish({ addresses: ['203.0.113.0/24', '203.0.113.0/24'] }))
  const key = String(body.key)
  expect(key).toMatch(/^pdo_[\w-]{43}$/)
  expect(body.staff_key).toEqual({
    id: expect.any(Number),
    name: 'Delivery bot',
    hint: key.slice(-4),
    scopes: ['orders:read', 'orders:deliver'],
    addresses: ['203.0.113.0/24'],
    calls_per_minute: 60,
    owner: { id: administrator.id, name: administrator.name },
    is_working: true,
    created_at: shop.clock.now().toISOString(),
    last_used_at: null,
    expires_at: new Date(shop.clock.now().getTime() + 30 * 86_400_000).toISOString(),
  })
  expect((await administrator.browser.get(path)).body.keys).toEqual([body.staff_key])
  const { rows } = await shop.database.ownerPool.query(
    'select key_hash, t::text as everything from staff_keys t order by id desc limit 1',
  )
  expect(rows[0].key_hash).toEqual(hashSecret(key))
  expect(rows[0].everything).not.toContain(key.slice(4, -4))
  const audit = JSON.stringify((await administrator.browser.get('/api/staff/audit?action=createStaffKey')).body)
  expect(audit).toContain('Delivery bot')
  expect(audit).not.toMatch(/key_hash|pdo_/)
})

test('every administrator is told of a new key by mail, without the key', async () => {
  const other = await asStaff(shop, 'administrator')
  const { key } = await make({ name: 'Repricer', scopes: ['prices:write'] })
  await runDueJobs(shop.shop, shop.database.serverUrl)
  for (const { email } of [administrator, other]) {
    const mails = await devMails(shop.shop.pool, email)
    const mail = mails.find(({ subject }) => subject.includes('made a key'))
    expect(mail?.text).toContain('“Repricer”')
    expect(mail?.text).toContain('prices:write')
    expect(JSON.stringify(mails)).not.toContain(key)
  }
})

test('a key opens what its scopes name, without cookie and CSRF token, and nothing else', async () => {
  const { orderId } = await orderFromBalance(shop)
  const reader = await scoped('orders:read')
  expect((await reader.get('/api/staff/orders')).status).toBe(200)
  expect(refusalOf(await reader.get('/api/staff/items'))).toEqual(noScope)
  expect(refusalOf(await reader.post(stepsOf(orderId), { step: 'trade_sent', trade_offer_id: '1' }))).toEqual(noScope)
  const bot = await scoped('orders:deliver')
  bot.cookies.set('XSRF-TOKEN', 'none')
  const sent = await bot.post(stepsOf(orderId), { step: 'trade_sent', trade_offer_id: '987654' })
  expect([sent.status, sent.body.code]).toEqual([200, undefined])
  const { rows } = await shop.database.pool.query('select state from orders where id = $1', [orderId])
  expect(rows[0].state).toBe('in_process')
})

test('of an order’s steps it takes those that deliver; none gives money back', async () => {
  const opened: readonly string[] = staffCalls.takeOrderStep.staffKey.steps
  const { orderId } = await orderFromBalance(shop)
  const bot = await scoped(...staffScopes)
  const others = Object.entries(orderLifecycle.steps).filter(([step, { by }]) => {
    return (by as readonly string[]).includes('staff') && !opened.includes(step)
  })
  expect(others.map(([step]) => step)).toEqual(['completed', 'refunded', 'cancelled', 'reversed'])
  for (const [step] of others.filter(([name]) => name !== 'refunded')) {
    const body = step === 'cancelled' ? { step, cause: 'fraud' } : { step }
    expect(refusalOf(await bot.post(stepsOf(orderId), body)), step).toEqual(noScope)
  }
})

test('what administrators alone may hand over is handed over by no key', async () => {
  const { orderId, customer } = await orderFromBalance(shop)
  await shop.database.ownerPool.query('update customers set blocked_at = $2 where id = $1', [
    customer.id,
    shop.clock.now(),
  ])
  const handOver = { step: 'trade_sent', trade_offer_id: '99887', override_reason: 'they paid at the desk' }
  const bot = await scoped('orders:deliver')
  expect(refusalOf(await bot.post(stepsOf(orderId), handOver))).toEqual([403, 'staff_role_missing'])
  expect((await administrator.browser.post(stepsOf(orderId), handOver)).status).toBe(200)
})

test('a price wants its scope, also beside what another one opens', async () => {
  const { rows } = await shop.database.pool.query("select id from items where state = 'available' order by id limit 1")
  const item = `/api${'/staff/items/:id'.replace(':id', rows[0].id)}`
  const writer = await scoped('items:write')
  expect((await writer.post(item, { note: 'by a program' })).status).toBe(200)
  expect(refusalOf(await writer.post(item, { note: 'by a program', price: 99 }))).toEqual(noScope)
  const both = await scoped('items:write', 'prices:write')
  expect((await both.post(item, { price: 99, sure: true })).status).toBe(200)
})

test('the audit log names the key and who answers for it', async () => {
  const { orderId } = await orderFromBalance(shop)
  const { id, key } = await make()
  await programWith(key).post(stepsOf(orderId), { step: 'trade_sent', trade_offer_id: '55512' })
  const { body } = await administrator.browser.get('/api/staff/audit?limit=1')
  expect(body.rows).toMatchObject([
    {
      action: 'takeOrderStep trade_sent',
      outcome: 'done',
      staff: { id: administrator.id },
      key: { id, name: 'Delivery bot' },
    },
  ])
})

const namesOf = (calls: [string, Call][]): string[] => calls.map(([name]) => name)

const all = Object.entries(staffCalls as Record<string, Call>)

test('no key opens payouts, refunds, settings, staff, keys or anything that asks for proof', () => {
  const open = all.filter(([, { staffKey }]) => staffKey)
  const forbidden =
    /payout|bank|refund|settle|proposal|adjust|setting|\/team|session|key|webhook|customer|payment|dispute|text|page/
  // What reports add up says nothing of anybody.
  const isForbidden = (at: string) => forbidden.test(at) && !at.startsWith('/staff/reports/')
  expect(namesOf(open.filter(([, { path: at }]) => isForbidden(at)))).toEqual([])
  expect(namesOf(open.filter(([, call]) => call.access !== 'staff' || call.proofMinutes || call.upload))).toEqual([])
  expect(new Set(open.map(([, { staffKey }]) => staffKey?.scope))).toEqual(new Set(staffScopes))
})

test('a key with every scope is refused wherever none is named, and by what administrators alone may do', async () => {
  const program = await scoped(...staffScopes)
  const closed = all.filter(([, call]) => !call.staffKey && call.access !== 'public')
  expect(closed.length).toBeGreaterThan(100)
  for (const [name, { method, path: at }] of closed) {
    const reply = await program.call(method, `/api${at.replace(/:\w+/g, '1')}`, method === 'GET' ? {} : { body: {} })
    expect(refusalOf(reply), name).toEqual(noScope)
  }
})

test('a key is nothing in the shop, and an administrator’s cookie beside it counts for nothing', async () => {
  const { key } = await make({ scopes: ['orders:read'] })
  const program = programWith(key)
  expect((await program.get('/api/user/profile')).status).toBe(401)
  for (const [name, value] of administrator.browser.cookies) program.cookies.set(name, value)
  expect(refusalOf(await program.get('/api/staff/team'))).toEqual(noScope)
})

test.each<[string, (made: Made) => Promise<unknown>]>([
  ['is revoked', ({ id }) => administrator.browser.post(`/api${'/staff/keys/:id/revoke'.replace(':id', `${id}`)}`, {})],
  ['is over', async () => shop.clock.advance({ days: 31 })],
  [
    'belongs to somebody who is locked',
    () => shop.database.ownerPool.query('update staff set active = false where id = $1', [administrator.id]),
  ],
  [
    'belongs to somebody who is no administrator any more',
    () => shop.database.ownerPool.query("update staff set role = 'operator' where id = $1", [administrator.id]),
  ],
])('a key that %s opens nothing', async (_, end) => {
  const made = await make()
  const program = programWith(made.key)
  expect((await program.get('/api/staff/orders')).status).toBe(200)
  await end(made)
  expect(refusalOf(await program.get('/api/staff/orders'))).toEqual([401, 'staff_not_signed_in'])
})

test('a key that is bound to addresses opens nothing from elsewhere', async () => {
  const elsewhere = await make({ addresses: ['203.0.113.0/24', '2001:db8::/32'] })
  expect(refusalOf(await programWith(elsewhere.key).get('/api/staff/orders'))).toEqual([403, 'key_address_refused'])
  const here = await make({ addresses: ['127.0.0.0/8', '::1'] })
  expect((await programWith(here.key).get('/api/staff/orders')).status).toBe(200)
  const strange = await administrator.browser.post(path, wish({ addresses: ['shop.example'] }))
  expect([strange.status, strange.body.errors]).toEqual([
    422,
    { addresses: ['shop.example is no address and no network'] },
  ])
})

test('each key has a pace of its own, and guesses have one too', async () => {
  const { app } = await createApp({ ...shop.shop, env: { ...shop.shop.env, RATE_LIMIT_FACTOR: 1 } })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const slow = programWith((await make({ calls_per_minute: 3 })).key, origin)
  const statuses = []
  for (let call = 0; call < 4; call += 1) statuses.push((await slow.get('/api/staff/orders')).status)
  expect(statuses).toEqual([200, 200, 200, 429])
  const other = programWith((await make()).key, origin)
  expect((await other.get('/api/staff/orders')).status).toBe(200)
  const guesser = () => programWith(operatorKeys.create(), origin).get('/api/staff/orders')
  for (let guess = 0; guess < 20; guess += 1) expect((await guesser()).status).toBe(401)
  expect((await guesser()).status).toBe(429)
  expect((await other.get('/api/staff/orders')).status).toBe(429)
  await app.close()
})

test('there are twenty living keys at most, also when more are made at the same moment', async () => {
  const replies = await Promise.all(Array.from({ length: 22 }, () => administrator.browser.post(path, wish())))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([...Array(20).fill(200), 409, 409])
  expect(replies.map(({ body }) => body.code)).toContain('staff_keys_full')
})

test('what is no key is refused, and so is somebody who may make none', async () => {
  const operator = await asStaff(shop)
  expect(refusalOf(await operator.browser.post(path, wish()))).toEqual([403, 'staff_role_missing'])
  const revoked = `/api${'/staff/keys/:id/revoke'.replace(':id', '999999')}`
  expect(refusalOf(await administrator.browser.post(revoked, {}))).toEqual([404, 'staff_key_not_found'])
  for (const wrong of [{ name: '' }, { scopes: [] }, { scopes: ['refunds:write'] }, { days: 366 }, { days: 0 }]) {
    expect((await administrator.browser.post(path, wish(wrong))).status, JSON.stringify(wrong)).toBe(422)
  }
  shop.clock.advance({ minutes: 6 })
  expect(refusalOf(await administrator.browser.post(path, wish()))).toEqual([403, 'proof_required'])
})
