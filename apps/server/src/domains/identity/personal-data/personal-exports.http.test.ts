import { personalExportHours, personalExportsPerDay } from '@pandrop/contract/limits'
import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanUp } from '../../../jobs/clean-up.ts'
import { devMails } from '../../../ports/mail/dev-mailbox.ts'
import { outliveProofs, prove } from '../proof/testing/proofs.ts'
import { takePersonalExport } from './personal-exports.ts'
import { ask, fetchCopy, newest, readZip, runJobs } from './testing/copies.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})

afterAll(() => shop?.stop())

const filesOf = async ({ id }: TestCustomer): Promise<string[]> => {
  const { rows } = await shop.database.pool.query('select id from personal_exports where customer_id = $1', [id])
  const found: string[] = []
  for (const { id: exported } of rows)
    for (let part = 1; part < 4; part += 1) {
      const path = `personal-exports/${exported}-${part}`
      if (await shop.shop.storage.get(path)) found.push(path)
    }
  return found
}

const keysOf = async ({ id }: TestCustomer): Promise<unknown[]> => {
  const { rows } = await shop.database.pool.query('select key_sealed from personal_exports where customer_id = $1', [
    id,
  ])
  return rows.map(({ key_sealed: key }) => key)
}

const codeOf = (bytes: Uint8Array): string => JSON.parse(Buffer.from(bytes).toString()).code

test('a copy is asked for, made, told of by a mail that leads to the account, and fetched once', async () => {
  const customer = await shop.customer()
  expect(await newest(customer)).toBeNull()
  const asked = await ask(customer)
  expect(asked.status).toBe(200)
  expect(asked.body.payload).toEqual({
    state: 'asked',
    asked_at: shop.clock.now().toISOString(),
    done: 0,
    all: 0,
    ready_until: null,
    bytes: 0,
    ended_at: null,
  })
  expect(codeOf((await fetchCopy(customer)).bytes)).toBe('personal_export_not_ready')

  await runJobs(shop)
  const until = new Date(shop.clock.now().getTime() + personalExportHours * 60 * 60 * 1000).toISOString()
  const ready = await newest(customer)
  expect(ready).toMatchObject({ state: 'ready', done: 13, all: 13, ready_until: until, bytes: expect.any(Number) })
  await runJobs(shop)
  const [mail] = await devMails(shop.shop.pool, customer.email)
  expect(mail?.subject).toBe('The copy of your data is ready')
  expect(new Set(mail?.links)).toEqual(new Set([`${shop.shop.env.PUBLIC_URL}/account/personal`]))

  const fetched = await fetchCopy(customer)
  expect(fetched.status).toBe(200)
  expect(fetched.headers.get('content-type')).toBe('application/zip')
  expect(fetched.headers.get('content-disposition')).toBe('attachment; filename="personal-data-2026-11-21.zip"')
  expect(fetched.headers.get('cache-control')).toBe('private, no-store')
  expect(fetched.bytes.length).toBe(ready?.bytes)
  const files = await readZip(fetched.bytes)
  expect(JSON.parse(files['json/profile.json'] ?? '').customers).toMatchObject([
    { email: customer.email, id: customer.id },
  ])

  expect(await newest(customer)).toMatchObject({ state: 'fetched', ready_until: null, ended_at: expect.any(String) })
  const second = await fetchCopy(customer)
  expect([second.status, codeOf(second.bytes)]).toEqual([409, 'personal_export_not_ready'])
  await expect.poll(() => filesOf(customer)).toEqual([])
  expect(await keysOf(customer)).toEqual([null])
})

test('asking and fetching take a fresh proof of who it is, and nobody else gets the copy', async () => {
  const [customer, stranger] = [await shop.customer(), await shop.customer()]
  outliveProofs(shop)
  const late = await ask(customer)
  expect([late.status, late.body.code]).toEqual([403, 'proof_required'])
  expect(await newest(customer)).toBeNull()
  await prove(customer)
  expect((await ask(customer)).status).toBe(200)
  await runJobs(shop)
  outliveProofs(shop)
  const refused = await fetchCopy(customer)
  expect([refused.status, codeOf(refused.bytes)]).toEqual([403, 'proof_required'])
  const guest = await shop.visitor().download('/api/user/personal-export/fetch', {})
  expect([guest.status, codeOf(guest.bytes)]).toEqual([401, 'not_signed_in'])
  await prove(stranger)
  expect(codeOf((await fetchCopy(stranger)).bytes)).toBe('personal_export_not_ready')
  expect(await newest(stranger)).toBeNull()
  await prove(customer)
  expect((await fetchCopy(customer)).status).toBe(200)
})

test('of two that fetch at the same moment one gets the copy', async () => {
  const customer = await shop.customer()
  await ask(customer)
  await runJobs(shop)
  const answers = await Promise.all([fetchCopy(customer), fetchCopy(customer), fetchCopy(customer)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})

test('a customer has one copy at a time, however often it is asked for: the database says so', async () => {
  const customer = await shop.customer()
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask(customer)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  expect(await keysOf(customer)).toHaveLength(1)
  await runJobs(shop)
  expect((await ask(customer)).body.payload).toMatchObject({ state: 'ready' })
  const again = shop.database.ownerPool.query(
    `insert into personal_exports (customer_id, language, asked_at) values ($1, 'en', now())`,
    [customer.id],
  )
  await expect(again).rejects.toMatchObject({ constraint: 'personal_exports_one' })
})

test('there are three copies in 24 hours, and another one after that', async () => {
  const customer = await shop.customer()
  for (let copy = 0; copy < personalExportsPerDay; copy += 1) {
    expect((await ask(customer)).status).toBe(200)
    await runJobs(shop)
    expect((await fetchCopy(customer)).status).toBe(200)
  }
  const refused = await ask(customer)
  expect([refused.status, refused.body.code]).toEqual([409, 'personal_exports_full'])
  shop.clock.advance({ hours: 25 })
  await prove(customer)
  expect((await ask(customer)).status).toBe(200)
})

test('what nobody fetches within 72 hours is gone, and a new one can be asked for', async () => {
  const customer = await shop.customer()
  expect(await ask(customer)).toMatchObject({ status: 200 })
  await runJobs(shop)
  expect(await newest(customer)).toMatchObject({ state: 'ready' })
  expect(await filesOf(customer)).toHaveLength(1)
  shop.clock.advance({ hours: personalExportHours })
  expect(await newest(customer)).toMatchObject({ state: 'expired', ready_until: null })
  await prove(customer)
  expect(codeOf((await fetchCopy(customer)).bytes)).toBe('personal_export_not_ready')
  await cleanUp(shop.shop)
  expect(await keysOf(customer)).toEqual([null])
  shop.clock.advance({ hours: 1 })
  await cleanUp(shop.shop)
  expect(await filesOf(customer)).toEqual([])
  await prove(customer)
  expect((await ask(customer)).body.payload).toMatchObject({ state: 'asked' })
})

test('a copy that cannot be made is begun anew, and said to have failed after two hours', async () => {
  const customer = await shop.customer()
  const healthy = shop.shop.storage
  shop.shop.storage = {
    ...healthy,
    put: async () => {
      throw new Error('the bucket is full')
    },
  }
  await ask(customer)
  await runJobs(shop)
  expect(await newest(customer)).toMatchObject({ state: 'making' })
  shop.shop.storage = healthy
  await shop.database.ownerPool.query('update graphile_worker._private_jobs set run_at = now()')
  await runJobs(shop)
  expect(await newest(customer)).toMatchObject({ state: 'ready' })

  const unlucky = await shop.customer()
  await ask(unlucky)
  shop.clock.advance({ hours: 2 })
  await cleanUp(shop.shop)
  expect(await newest(unlucky)).toMatchObject({ state: 'failed', ended_at: shop.clock.now().toISOString() })
  // The job that comes to it after all makes nothing of it.
  await runJobs(shop)
  expect(await newest(unlucky)).toMatchObject({ state: 'failed' })
  await prove(unlucky)
  expect((await ask(unlucky)).body.payload).toMatchObject({ state: 'asked' })
})

test('a download that breaks off is given back, and comes whole the next time', async () => {
  const customer = await shop.customer()
  await ask(customer)
  await runJobs(shop)
  const taken = await takePersonalExport(shop.shop, { customerId: customer.id, provenAt: shop.clock.now() })
  if (!taken.ok) throw new Error(taken.refusal)
  await taken.value.content.next()
  expect(await newest(customer)).toMatchObject({ state: 'fetched' })
  await taken.value.content.return(undefined)
  expect(await newest(customer)).toMatchObject({ state: 'ready', ended_at: null })

  const healthy = shop.shop.storage
  shop.shop.storage = {
    ...healthy,
    get: async () => {
      throw new Error('the bucket does not answer')
    },
  }
  expect((await fetchCopy(customer)).status).toBe(500)
  shop.shop.storage = healthy
  expect((await fetchCopy(customer)).status).toBe(200)
})

test('who has not proven their address gets a copy as well, but no mail goes there', async () => {
  const customer = await shop.customer({ verified: false })
  expect((await ask(customer)).status).toBe(200)
  await runJobs(shop)
  await runJobs(shop)
  expect(await devMails(shop.shop.pool, customer.email)).toEqual([])
  expect((await fetchCopy(customer)).status).toBe(200)
})

test('what lies in the storage is sealed, and opens with nothing that is there', async () => {
  const customer = await shop.customer()
  await ask(customer)
  await runJobs(shop)
  const [path = ''] = await filesOf(customer)
  const bytes = await shop.shop.storage.get(path)
  expect(bytes?.includes('PK\u0003\u0004')).toBe(false)
  expect(bytes?.includes(customer.email)).toBe(false)
  expect(shop.shop.secrets.keyOf(bytes ?? Buffer.alloc(0))).toBeNull()
})

test('what lies there of an account that could never be verified goes with it', async () => {
  const [owner, doomed] = [await shop.customer(), await shop.customer({ verified: false })]
  await ask(doomed)
  await runJobs(shop)
  const [path = ''] = await filesOf(doomed)
  expect(await shop.shop.storage.get(path)).toBeDefined()
  await shop.database.ownerPool.query('update customers set email = $2 where id = $1', [doomed.id, owner.email])
  shop.clock.advance({ hours: 24 })
  await cleanUp(shop.shop)
  await runJobs(shop)
  expect(await shop.shop.storage.get(path)).toBeUndefined()
})
