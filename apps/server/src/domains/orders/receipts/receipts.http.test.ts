import { cents } from '@pandrop/money/money'
import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDueJobs } from '../../../jobs/runner.ts'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { creditNote } from '../credit-notes/credit-notes.ts'
import { issueMissingCreditNotes } from '../credit-notes/issue-credit-note.ts'
import { refundOrder } from '../orders/refund-order.ts'
import { bringTo, by, orderFromBalance } from '../orders/testing/handled-orders.ts'
import { issueReceiptOf, issueReceipts } from './issue-receipts.ts'
import { receiptArchive } from './receipt-months.ts'
import { readReceiptWords } from './receipts.rules.ts'
import { receiptFileOfOrder, receiptOf } from './receipts.ts'

let shop: TestShop
let operator: TestStaff

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  await shop.database.ownerPool.query('update settings set vat_percent = 22')
  operator = await asStaff(shop)
})

afterAll(() => shop?.stop())

const runJobs = () => runDueJobs(shop.shop, shop.database.serverUrl)

const path = (orderId: number): string => '/api/purchase/orders/:id/receipt'.replace(':id', String(orderId))

const download = async (customer: TestCustomer, address: string) => {
  const cookie = [...customer.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { cookie, authorization: `Bearer ${customer.browser.token}` }
  const answer = await fetch(`${shop.origin}${address}`, { headers })
  return { status: answer.status, headers: answer.headers, file: Buffer.from(await answer.arrayBuffer()) }
}

const numbers = async (): Promise<{ year: number; number: number; order_id: number }[]> =>
  (await shop.database.pool.query('select year, number, order_id from receipts order by year, number')).rows

test('a paid order has its receipt within the minute, numbered, and its page names it', async () => {
  const { orderId, customer } = await orderFromBalance(shop, 2)
  expect(await receiptOf(shop.database.pool, orderId)).toBeUndefined()
  await runJobs()
  const year = shop.clock.now().getUTCFullYear()
  const receipt = await receiptOf(shop.database.pool, orderId)
  expect(receipt?.number).toMatch(new RegExp(`^R-${year}-\\d{6}$`))
  const { body } = await customer.browser.get(`/api/purchase/orders/${orderId}`)
  expect(body.payload).toMatchObject({ receipt: { number: receipt?.number } })
  const { body: staff } = await operator.browser.get(`/api/staff/orders/${orderId}`)
  expect(staff.order).toMatchObject({ receipt: { number: receipt?.number } })
})

test('it goes along with the mail that says that an order is paid', async () => {
  const { orderId, customer } = await orderFromBalance(shop)
  await runJobs()
  const receipt = await receiptOf(shop.database.pool, orderId)
  const answer = await fetch(`${shop.origin}/dev/mailbox.json?to=${customer.email}`)
  const mails = (await answer.json()) as { subject: string; attachments: string[] }[]
  expect(mails.filter(({ attachments }) => attachments.length > 0)).toMatchObject([
    { attachments: [`${receipt?.number}.pdf`] },
  ])
})

test('numbers have no gap and no double, whatever happens at once, and what was paid first is first', async () => {
  await issueReceipts(shop.shop)
  const before = await numbers()
  const orders: number[] = []
  for (let left = 20; left > 0; left -= 1) {
    shop.clock.advance({ minutes: 1 })
    orders.push((await orderFromBalance(shop)).orderId)
  }
  await Promise.all([1, 2, 3, 4].map(() => issueReceipts(shop.shop)))
  await Promise.all(orders.map((orderId) => issueReceiptOf(shop.database.pool, orderId, shop.clock.now())))
  const after = await numbers()
  expect(after.map(({ number }) => number)).toEqual(Array.from({ length: before.length + 20 }, (_, at) => at + 1))
  expect(after.slice(before.length).map(({ order_id: id }) => id)).toEqual(orders)
})

test('an issue that breaks off gives its number back', async () => {
  const { orderId } = await orderFromBalance(shop)
  const last = (await numbers()).at(-1)?.number ?? 0
  const client = await shop.database.pool.connect()
  await client.query('begin')
  await client.query('delete from receipts_due where order_id = $1', [orderId])
  await client.query(`insert into receipts (order_id, issued_at, seller) values ($1, now(), '')`, [orderId])
  await client.query('rollback')
  client.release()
  await issueReceipts(shop.shop)
  expect((await numbers()).at(-1)).toMatchObject({ number: last + 1, order_id: orderId })
})

test('numbers begin anew each year, by the day where the shop is, and with the letters that are set then', async () => {
  const newYear = shop.clock.now().getUTCFullYear() + 1
  await shop.database.pool.query(`update settings set time_zone = 'Europe/Berlin', receipt_prefix = 'RE'`)
  const { orderId } = await orderFromBalance(shop)
  shop.clock.set(new Date(`${newYear - 1}-12-31T23:30:00Z`))
  await issueReceipts(shop.shop)
  expect((await receiptOf(shop.database.pool, orderId))?.number).toBe(`RE-${newYear}-000001`)
  await shop.database.pool.query(`update settings set time_zone = 'UTC', receipt_prefix = 'R'`)
  expect((await receiptOf(shop.database.pool, orderId))?.number).toBe(`RE-${newYear}-000001`)
  shop.clock.set(new Date(`${newYear}-01-02T12:00:00Z`))
  operator = await asStaff(shop)
})

test('it is a PDF of the customer alone, in the language of the call, the same bytes each time', async () => {
  const { orderId, customer } = await orderFromBalance(shop, 3)
  const { status, headers, file } = await download(customer, path(orderId))
  expect(status).toBe(200)
  const number = (await receiptOf(shop.database.pool, orderId))?.number
  expect(headers.get('content-type')).toBe('application/pdf')
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(headers.get('content-disposition')).toBe(`attachment; filename="${number}.pdf"`)
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
  expect((await download(customer, path(orderId))).file.equals(file)).toBe(true)
  expect((await download(customer, `${path(orderId)}?lang_id=de`)).file.equals(file)).toBe(false)
  const stranger = await shop.customer()
  expect((await download(stranger, path(orderId))).status).toBe(404)
  expect((await download(customer, path(999_999))).status).toBe(404)
  expect((await shop.visitor().get(path(orderId))).status).toBe(401)
})

test('an order that is not paid has none', async () => {
  const { orderId } = await orderFromBalance(shop)
  await shop.database.ownerPool.query('delete from receipts_due where order_id = $1', [orderId])
  expect(await receiptFileOfOrder(shop.shop, { orderId }, 'en')).toBeUndefined()
  await shop.database.ownerPool.query('insert into receipts_due values ($1, now())', [orderId])
})

test('a receipt never changes, not even for the owner of the database, and its number is not chosen', async () => {
  await issueReceipts(shop.shop)
  for (const attempt of [`update receipts set seller = 'Another'`, 'delete from receipts', 'truncate receipts cascade'])
    await expect(shop.database.ownerPool.query(attempt), attempt).rejects.toThrow(/never changes/)
  const { rows } = await shop.database.pool.query('select id from orders limit 1')
  await expect(
    shop.database.pool.query(
      `insert into receipts (order_id, issued_at, seller, prefix, year, number, time_zone)
       values ($1, now(), '', 'R', 2000, 7, 'UTC')`,
      [rows[0].id],
    ),
  ).rejects.toThrow(/permission denied/)
})

test('what the seller was called stays on it', async () => {
  const { orderId } = await orderFromBalance(shop)
  await issueReceiptOf(shop.database.pool, orderId, shop.clock.now())
  const before = await receiptFileOfOrder(shop.shop, { orderId }, 'en')
  await shop.database.pool.query(`update settings set requisites = 'Another Ltd'`)
  const after = await receiptFileOfOrder(shop.shop, { orderId }, 'en')
  expect(before && after?.content.equals(before.content)).toBe(true)
})

test('a credit note names the receipt of its sale, which is issued first', async () => {
  const { orderId } = await orderFromBalance(shop)
  await bringTo(shop, orderId, 'accepted')
  const refund = { orderId, by, reason: 'a scratch', line: 1, amount: cents(250) }
  expect(await refundOrder(shop.shop, refund)).toMatchObject({ ok: true })
  await issueMissingCreditNotes(shop.shop)
  const { rows } = await shop.database.pool.query('select id from credit_notes where order_id = $1', [orderId])
  const note = await creditNote(shop.database.pool, rows[0].id)
  expect(note?.receipt?.number).toBe((await receiptOf(shop.database.pool, orderId))?.number)
})

test('staff find receipts by number, order, customer, address and sum, and download them', async () => {
  const { orderId, customer } = await orderFromBalance(shop, 2)
  await issueReceipts(shop.shop)
  const receipt = await receiptOf(shop.database.pool, orderId)
  const find = async (search: string) => {
    const { status, body } = await operator.browser.get(`/api/staff/receipts?search=${encodeURIComponent(search)}`)
    expect(status).toBe(200)
    return (body.rows as { id: number; order_id: number; total: number; vat: number }[])[0]
  }
  for (const search of [receipt?.number ?? '', String(orderId), `#${orderId}`, customer.email.toUpperCase()])
    expect(await find(search), search).toMatchObject({ order_id: orderId, total: 20, vat: 3.6 })
  expect((await find('20.00'))?.total).toBe(20)
  expect(await find('no such words')).toBeUndefined()
  expect(await find('R-1999-000001')).toBeUndefined()
  const file = await operator.browser.get(`/api/staff/receipts/${receipt?.id}`)
  expect(file.status).toBe(200)
  expect((await operator.browser.get('/api/staff/receipts/999999')).body.code).toBe('not_found')
  expect((await customer.browser.get('/api/staff/receipts')).status).toBe(401)
})

test('the receipts of a month come as one archive in the order of their numbers, by the day on each', async () => {
  shop.clock.set(new Date(`${shop.clock.now().getUTCFullYear()}-06-30T23:30:00Z`))
  operator = await asStaff(shop)
  const { orderId } = await orderFromBalance(shop)
  await issueReceipts(shop.shop)
  const year = shop.clock.now().getUTCFullYear()
  const { body } = await operator.browser.get(`/api/staff/receipt-month?month=${year}-06`)
  expect(body).toMatchObject({ month: `${year}-06`, receipts: 1, parts: 1 })
  expect((await operator.browser.get(`/api/staff/receipt-month?month=${year}-13`)).status).toBe(422)
  const archive = await receiptArchive(shop.shop, { month: `${year}-06`, part: 1 })
  const parts: Buffer[] = []
  for await (const part of archive?.content ?? []) parts.push(part)
  const number = (await receiptOf(shop.database.pool, orderId))?.number
  expect(archive?.name).toBe(`receipts-${year}-06.zip`)
  expect(parts[0]?.toString('latin1')).toContain(`${number}.pdf`)
  expect(parts[1]?.subarray(0, 5).toString()).toBe('%PDF-')
  const path = (part: number | string) => `/api/staff/receipts/months/${year}-06/${part}`
  expect((await operator.browser.get(path(1))).status).toBe(200)
  for (const part of [2, 0, 'x']) expect((await operator.browser.get(path(part))).status, `${part}`).toBe(404)
  expect((await shop.visitor().get(path(1))).status).toBe(401)
})

test.each([
  ['', {}],
  ['R-2026-000123', { year: 2026, number: 123 }],
  ['re-2026-000123', { year: 2026, number: 123 }],
  ['2026-7', { year: 2026, number: 7 }],
  ['#1042', { id: 1042 }],
  ['24.90', { cents: 2490 }],
  ['€24,90', { cents: 2490 }],
  [' Ann@Shop.Example ', { email: 'ann@shop.example' }],
])('%j means %o', (typed, meant) => {
  const nothing = { year: null, number: null, id: null, email: null, cents: null }
  expect(readReceiptWords(typed)).toEqual({ ...nothing, ...meant })
})
