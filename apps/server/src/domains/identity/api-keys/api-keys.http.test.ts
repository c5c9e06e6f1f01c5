import { apiKeysMax } from '@pandrop/contract/limits'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import type { Reply } from '@pandrop/testkit/visitor'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Queryable } from '../../../db/statement.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { cleanUp } from '../../../jobs/clean-up.ts'
import { runDueJobs } from '../../../jobs/runner.ts'
import { devMails } from '../../../ports/mail/dev-mailbox.ts'
import { hashSecret } from '../accounts/secret.ts'
import { outliveProofs, prove } from '../proof/testing/proofs.ts'
import { madeKey, makeKey, programWith } from './testing/api-keys.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})

afterAll(() => shop?.stop())

const refusalOf = ({ status, body }: Reply) => [status, body.code]

const listOf = async (customer: Awaited<ReturnType<TestShop['customer']>>) =>
  (await customer.browser.get('/api/user/api-keys')).body.payload as { id: number; name: string }[]

const revoke = (customer: Awaited<ReturnType<TestShop['customer']>>, id: number) =>
  customer.browser.post('/api/user/api-keys/revoke', { id })

test('a key is shown once; afterwards there are its last four characters and its hash, no more', async () => {
  const customer = await shop.customer()
  const { key, apiKey } = await madeKey(customer, { name: '  Spreadsheet ', scopes: ['orders', 'cart', 'orders'] })
  expect(key).toMatch(/^pdk_[A-Za-z0-9_-]{43}$/)
  expect(apiKey).toEqual({
    id: expect.any(Number),
    name: 'Spreadsheet',
    hint: key.slice(-4),
    scopes: ['orders', 'cart'],
    created_at: '2026-11-21T12:00:00.000Z',
    last_used_at: null,
    expires_at: '2026-12-21T12:00:00.000Z',
  })
  expect(await listOf(customer)).toEqual([apiKey])
  const { rows } = await shop.shop.pool.query('select key_hash, t::text as everything from api_keys t where id = $1', [
    apiKey.id,
  ])
  expect(rows[0].key_hash).toEqual(hashSecret(key))
  expect(rows[0].everything).not.toContain(key.slice(4, -4))
})

test('the newest key stands first, and each customer sees their own', async () => {
  const [ann, eve] = [await shop.customer(), await shop.customer()]
  for (const name of ['first', 'second']) await madeKey(ann, { name })
  expect((await listOf(ann)).map(({ name }) => name)).toEqual(['second', 'first'])
  expect(await listOf(eve)).toEqual([])
})

test('making a key takes a proof of who makes it', async () => {
  const customer = await shop.customer()
  outliveProofs(shop)
  expect(refusalOf(await makeKey(customer))).toEqual([403, 'proof_required'])
  expect(await listOf(customer)).toEqual([])
})

test('a key needs a name, something to read and a lifetime of 1 to 365 days', async () => {
  const customer = await shop.customer()
  const fieldsOf = async (change: Record<string, unknown>) => {
    const { status, body } = await makeKey(customer, change)
    return status === 422 ? Object.keys(body.errors ?? {}) : status
  }
  expect(await fieldsOf({ name: ' ' })).toEqual(['name'])
  expect(await fieldsOf({ name: 'x'.repeat(61) })).toEqual(['name'])
  expect(await fieldsOf({ scopes: [] })).toEqual(['scopes'])
  expect(await fieldsOf({ scopes: ['everything'] })).toEqual(['scopes'])
  for (const days of [0, 366, 1.5, '30']) expect(await fieldsOf({ days }), String(days)).toEqual(['days'])
  expect(await listOf(customer)).toEqual([])
})

test('ten living keys are all, also when more are made at the same moment', async () => {
  const customer = await shop.customer()
  await Promise.all(Array.from({ length: apiKeysMax - 3 }, () => makeKey(customer)))
  const replies = await Promise.all(Array.from({ length: 8 }, () => makeKey(customer)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(3)
  for (const reply of replies) {
    if (reply.status !== 200) expect(refusalOf(reply)).toEqual([409, 'api_keys_full'])
  }
  const keys = await listOf(customer)
  expect(keys).toHaveLength(apiKeysMax)
  expect((await revoke(customer, keys[0]?.id ?? 0)).status).toBe(200)
  expect((await makeKey(customer)).status).toBe(200)
})

test('a key that is being made at this moment counts, although nobody sees it yet', async () => {
  const customer = await shop.customer()
  for (let made = 1; made < apiKeysMax; made += 1) await madeKey(customer)
  const insert = (q: Queryable, name: string) =>
    q.query(
      `insert into api_keys (customer_id, name, key_hash, hint, scopes, created_at, expires_at)
       values ($1, $2, $3, 'abcd', '{orders}', $4::timestamptz, $4::timestamptz + interval '1 day')`,
      [customer.id, name, hashSecret(name), shop.clock.now()],
    )
  const waits = async () => {
    const { rows } = await shop.shop.pool.query("select from pg_locks where locktype = 'advisory' and not granted")
    return rows.length > 0
  }
  const second = await inTransaction(shop.shop.pool, async (tx) => {
    await insert(tx, 'tenth')
    let done = false
    const settled = insert(shop.shop.pool, 'eleventh')
      .catch((error: unknown) => error)
      .finally(() => {
        done = true
      })
    // The tenth is not there for others until the eleventh has looked.
    await expect.poll(async () => done || (await waits())).toBe(true)
    return { settled }
  })
  expect(await second.settled).toMatchObject({ constraint: 'api_keys_max' })
})

test('a key that has expired makes room for a new one and is no longer listed', async () => {
  const customer = await shop.customer()
  for (let made = 0; made < apiKeysMax; made += 1) await madeKey(customer, { days: 1 })
  expect(refusalOf(await makeKey(customer))).toEqual([409, 'api_keys_full'])
  shop.clock.advance({ days: 1 })
  expect(await listOf(customer)).toEqual([])
  await prove(customer)
  expect((await makeKey(customer)).status).toBe(200)
})

test('a key of somebody else, an unknown one and a revoked one cannot be revoked', async () => {
  const [ann, eve] = [await shop.customer(), await shop.customer()]
  const { apiKey } = await madeKey(ann)
  expect(refusalOf(await revoke(eve, apiKey.id))).toEqual([404, 'api_key_not_found'])
  expect(refusalOf(await revoke(ann, 999_999))).toEqual([404, 'api_key_not_found'])
  expect(await listOf(ann)).toHaveLength(1)
  expect((await revoke(ann, apiKey.id)).body.payload).toEqual([])
  expect(refusalOf(await revoke(ann, apiKey.id))).toEqual([404, 'api_key_not_found'])
})

test('keys are for customers with a verified e-mail', async () => {
  const customer = await shop.customer({ verified: false })
  const replies = [await customer.browser.get('/api/user/api-keys'), await makeKey(customer), await revoke(customer, 1)]
  for (const reply of replies) expect(refusalOf(reply)).toEqual([403, 'email_not_verified'])
})

test('a new key is told by mail in words, without the key, and what was typed cannot become markup', async () => {
  const customer = await shop.customer()
  const name = '<img src=x onerror="alert(1)">'
  const { key } = await madeKey(customer, { name, scopes: ['orders', 'payments', 'wishlist'] })
  const { rows } = await shop.shop.pool.query('select payload from graphile_worker._private_jobs')
  expect(JSON.stringify(rows)).not.toContain(key)
  await runDueJobs(shop.shop, shop.database.serverUrl)
  const mails = await devMails(shop.shop.pool, customer.email)
  expect(mails).toHaveLength(1)
  const [mail] = mails
  expect(mail?.subject).toBe('A new API key for your account')
  expect(mail?.text).toContain(`the key “${name}” has just been made`)
  expect(mail?.text).toContain('Orders, Payments, and Wishlist')
  expect(mail?.html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;')
  expect(mail?.html).not.toContain('<img src=x')
  expect(`${mail?.text}${mail?.html}`).not.toContain(key)
})

test('without its mail no key is made', async () => {
  const customer = await shop.customer()
  await shop.shop.pool.query('alter table graphile_worker._private_jobs rename to _private_jobs_gone')
  const reply = await makeKey(customer)
  await shop.shop.pool.query('alter table graphile_worker._private_jobs_gone rename to _private_jobs')
  expect(reply.status).toBe(500)
  expect(await listOf(customer)).toEqual([])
})

test('keys that ended a month ago are forgotten, living ones are not', async () => {
  const customer = await shop.customer()
  const { apiKey: old } = await madeKey(customer, { name: 'revoked', days: 365 })
  await madeKey(customer, { name: 'over', days: 1 })
  const { key } = await madeKey(customer, { name: 'living', days: 365 })
  await revoke(customer, old.id)
  const kept = async () => {
    await cleanUp(shop.shop)
    const { rows } = await shop.shop.pool.query('select name from api_keys where customer_id = $1 order by id', [
      customer.id,
    ])
    return rows.map((row) => row.name)
  }
  shop.clock.advance({ days: 29 })
  expect(await kept()).toEqual(['revoked', 'over', 'living'])
  shop.clock.advance({ days: 3 })
  expect(await kept()).toEqual(['living'])
  const reply = await programWith(shop.visitor(), key).get('/api/user/profile')
  expect([reply.status, (reply.body.payload as { id: number }).id]).toEqual([200, customer.id])
})
