import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inSnapshot } from '../../../db/cursor.ts'
import { columnsOf, exportKinds } from '../../../db/personal-data.ts'
import { orderFromBalance } from '../../orders/orders/testing/handled-orders.ts'
import { madeKey } from '../api-keys/testing/api-keys.ts'
import { exportEntries } from './export-files.ts'
import { exportTables, leftOut } from './export-rows.ts'
import { personalTables } from './register.ts'
import { fetchCopy, madeCopy, readZip, runJobs } from './testing/copies.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
})

afterAll(() => shop?.stop())

const listOf = (files: Record<string, string>, kind: string, table: string): Record<string, unknown>[] =>
  JSON.parse(files[`json/${kind}.json`] ?? '{}')[table]

const rowsOf = (files: Record<string, string>, name: string): Record<string, string>[] =>
  parse(files[`csv/${name}.csv`] ?? '', { columns: true })

/** Has an order, a key, a session that was seen elsewhere, a second factor begun and something that was written. */
const busyCustomer = async (): Promise<TestCustomer> => {
  const customer = await shop.customer({ balanceCents: 5000 })
  await orderFromBalance(shop, 2, customer)
  await madeKey(customer, { name: 'Spreadsheet' })
  await customer.browser.post('/api/user/second-factor/begin', { cur_password: customer.password })
  await shop.database.ownerPool.query(
    `insert into customer_events (customer_id, kind, by, at, why)
     values ($1, 'blocked', 'staff:77', now(), 'a mistake')`,
    [customer.id],
  )
  return customer
}

test('a copy holds what the shop keeps of its customer, kind by kind, as JSON and as CSV', async () => {
  const customer = await busyCustomer()
  const files = await madeCopy(shop, customer)
  expect(Object.keys(files).filter((name) => name.startsWith('json/'))).toEqual(
    exportKinds.map((kind) => `json/${kind}.json`),
  )
  expect(listOf(files, 'profile', 'customers')).toMatchObject([
    { name: 'Marta', surname: 'Kovač', email: customer.email, phone_e164: '+38640512809' },
  ])
  expect(rowsOf(files, 'profile/customers')).toMatchObject([{ name: 'Marta', email: customer.email }])
  expect(listOf(files, 'orders', 'orders')).toMatchObject([{ customer_id: customer.id, total_cents: 2000 }])
  expect(rowsOf(files, 'orders/order_lines')).toHaveLength(2)
  expect(listOf(files, 'api_keys', 'api_keys')).toMatchObject([{ name: 'Spreadsheet', scopes: expect.any(Array) }])
  expect(listOf(files, 'sign_ins', 'sessions')).toHaveLength(1)
  const moved = listOf(files, 'balance', 'ledger_entries').map(({ cents }) => Number(cents))
  expect(moved.reduce((sum, cents) => sum + cents, 0)).toBe(3000)
  expect(listOf(files, 'copies', 'personal_exports')).toMatchObject([{ state: 'making' }])
})

test('of staff a copy tells that somebody did something, and nothing of who', async () => {
  const customer = await busyCustomer()
  const files = await madeCopy(shop, customer)
  expect(listOf(files, 'profile', 'customer_events')).toMatchObject([{ by: 'staff', why: 'a mistake' }])
  expect(Object.values(files).join('\n')).not.toContain('staff:77')
})

test('no secret is in a copy, and each that there is is named with why', async () => {
  const customer = await busyCustomer()
  const files = await madeCopy(shop, customer)
  const everything = Object.values(files).join('\n')
  let looked = 0
  for (const [name, { secret = {}, given }] of Object.entries(personalTables)) {
    if (typeof given === 'string') continue
    for (const column of Object.keys(secret)) {
      expect(everything, `${name}.${column}`).toMatch(new RegExp(`^${name},${column},`, 'm'))
      const { rows } = await shop.database.ownerPool.query(
        `select "${column}" as value from ${name} where ${given.of.replaceAll(':customerId', '$1')}`,
        [customer.id],
      )
      for (const { value } of rows.filter((row) => row.value !== null)) {
        looked += 1
        const texts = Buffer.isBuffer(value) ? [value.toString('hex'), value.toString('base64')] : [String(value)]
        for (const text of texts) expect(everything.includes(text), `${name}.${column}`).toBe(false)
      }
    }
  }
  // The password, cookie and token of the session, the key and the authenticator that is being set up.
  expect(looked).toBeGreaterThanOrEqual(5)
})

test('a copy holds nothing of anybody else', async () => {
  const [customer, other] = [await busyCustomer(), await busyCustomer()]
  const everything = Object.values(await madeCopy(shop, customer)).join('\n')
  expect(everything).toContain(customer.email)
  expect(everything).not.toContain(other.email)
  const { rows } = await shop.database.pool.query(
    'select item_id from order_lines join orders on id = order_id where customer_id = $1',
    [other.id],
  )
  expect(rows).toHaveLength(2)
  const items = rowsOf(await madeCopy(shop, other), 'orders/order_lines').map(({ item_id: item }) => Number(item))
  expect(items).toEqual(rows.map(({ item_id: item }) => item))
})

test('what a spreadsheet would calculate is made text', async () => {
  const customer = await shop.customer()
  await shop.database.ownerPool.query(`update customers set name = '=HYPERLINK("http://evil.example")' where id = $1`, [
    customer.id,
  ])
  const files = await madeCopy(shop, customer)
  expect(rowsOf(files, 'profile/customers')[0]?.name).toBe(`'=HYPERLINK("http://evil.example")`)
  expect(listOf(files, 'profile', 'customers')[0]?.name).toBe('=HYPERLINK("http://evil.example")')
})

test('its first page says in its customer’s language what each file is, and links to all of them', async () => {
  const customer = await shop.customer()
  await shop.database.ownerPool.query(`update settings set shop_name = 'Bam <b>boo</b>'`)
  await customer.browser.post('/api/user/personal-export', { lang_id: 'de' })
  await runJobs(shop)
  const files = await readZip((await fetchCopy(customer)).bytes)
  const page = files['index.html'] ?? ''
  expect(page).toContain('<html lang="de">')
  expect(page).toContain('Ihr Warenkorb')
  expect(page).not.toContain('<script')
  const linked = [...page.matchAll(/href="([^"]+)"/g)].map(([, file]) => file)
  expect(linked.sort()).toEqual(
    Object.keys(files)
      .filter((name) => name !== 'index.html')
      .sort(),
  )
})

test('every column of a customer’s tables is in a file, or is named as left out', () => {
  const written = new Map([...exportTables.values()].flat().map(({ name, columns }) => [name, columns]))
  const named = new Set(leftOut.map(([table, column]) => `${table}.${column}`))
  for (const [name, { personal, secret, actors, ours, plain, given }] of Object.entries(personalTables)) {
    if (typeof given === 'string') {
      expect(written.has(name), name).toBe(false)
      expect(named.has(`${name}.*`) && given.length > 20, name).toBe(true)
      continue
    }
    const kept = [...Object.keys(personal), ...columnsOf(actors), ...columnsOf(plain)]
    expect([...(written.get(name) ?? [])].sort(), name).toEqual(kept.sort())
    const withheld = [...Object.keys(secret ?? {}), ...columnsOf(ours)]
    expect(withheld.filter((column) => !named.has(`${name}.${column}`))).toEqual([])
  }
})

test('a customer with 10,000 orders is written in as much memory as a thousand rows take', async () => {
  const customer = await shop.customer()
  await shop.database.ownerPool.query(
    `insert into orders (customer_id, state, payment_method, total_cents, discount_cents, vat_cents, name, surname,
       email, phone, country, city, address, post_code, trade_link, steamid, created_at, paid_at)
     select $1, 'processing', 'balance', 1000, 0, 180, 'Marta', 'Kovač', $2, '+38640512809', 'SI', 'Ljubljana',
       md5(n::text), '1000', 'https://steamcommunity.com/tradeoffer/new/?partner=1&token=abcdefgh', '76561197960265729',
       now(), now()
     from generate_series(1, 10000) as n`,
    [customer.id, customer.email],
  )
  const order = { customerId: customer.id, avatar: null, language: 'en', supportAddress: '', at: shop.clock.now() }
  const sizes: number[] = []
  let orders = 0
  const entries = inSnapshot(shop.shop.pool, (reading) =>
    exportEntries(order, { reading, storage: shop.shop.storage }, async () => {}),
  )
  for await (const { name, content } of entries) {
    if (Buffer.isBuffer(content)) continue
    for await (const piece of content) {
      sizes.push(piece.length)
      if (name === 'csv/orders/orders.csv') orders += piece.split('\r\n').length - 1
    }
  }
  expect(orders).toBe(10_001)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeGreaterThan(8_000_000)
  expect(Math.max(...sizes)).toBeLessThan(1_200_000)
  const files = await madeCopy(shop, customer)
  expect(listOf(files, 'orders', 'orders')).toHaveLength(10_000)
})
