import { dayIn } from '@pandrop/money/zones'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import type { Reply } from '@pandrop/testkit/visitor'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDueJobs } from '../../../jobs/runner.ts'
import { balanceCentsOf, expectCleanBooks } from '../../checkout/purchase/testing/purchases.ts'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { bringTo, orderFromBalance } from '../orders/testing/handled-orders.ts'
import { readPdf } from '../papers/testing/read-pdf.ts'
import { creditNote } from './credit-notes.ts'
import { issueCreditNote, issueMissingCreditNotes } from './issue-credit-note.ts'

let shop: TestShop
let operator: TestStaff

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  await shop.database.ownerPool.query('update settings set vat_percent = 22')
  operator = await asStaff(shop)
})

afterAll(() => shop.stop())

const reason = 'a scratch'

const refund = (orderId: number, body: object = {}, key?: string): Promise<Reply> => {
  const path = '/staff/orders/:id/refund'.replace(':id', String(orderId))
  const headers: Record<string, string> = key ? { 'idempotency-key': key } : {}
  return operator.browser.post(`/api${path}`, { reason, ...body }, { headers })
}

interface Refund {
  sum: number
  credit_note: { id: number; number: string } | null
}

const refundsOf = async (orderId: number): Promise<Refund[]> => {
  const { body } = await operator.browser.get(`/api/staff/orders/${orderId}`)
  return (body.order as { refunds: Refund[] }).refunds
}

const runJobs = () => runDueJobs(shop.shop, shop.database.serverUrl)

const delivered = async (items = 1) => {
  const order = await orderFromBalance(shop, items)
  await bringTo(shop, order.orderId, 'accepted')
  return order
}

test('a refund asked for twice with one key is given once, also at the same moment', async () => {
  const { orderId, customer } = await delivered()
  const part = { lines: [{ line: 1, amount: 3 }] }
  const answers = await Promise.all([1, 2, 3].map(() => refund(orderId, part, 'key-of-one-attempt')))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  // One that comes when the first is done is answered as the first was.
  expect(answers.map(({ body }) => body.changed)).toContain(true)
  expect(await refundsOf(orderId)).toHaveLength(1)
  expect(await balanceCentsOf(shop, customer)).toBe(300)
  expect(await refund(orderId, part, 'key-of-the-next-attempt')).toMatchObject({ body: { changed: true } })
  expect(await balanceCentsOf(shop, customer)).toBe(600)
  await expectCleanBooks(shop.database.pool)
})

test('lines and parts of lines go back in one refund with one credit note, split into net and VAT', async () => {
  const { orderId } = await delivered(3)
  expect(await refund(orderId, { lines: [{ line: 1 }, { line: 3, amount: 2.5 }], note: 'Sorry' })).toMatchObject({
    status: 200,
    body: { state: 'accepted', changed: true },
  })
  expect(await refundsOf(orderId)).toMatchObject([{ sum: 12.5, credit_note: null }])
  await runJobs()
  const [made] = await refundsOf(orderId)
  expect(made?.credit_note?.number).toMatch(/^CN-\d{4}-\d{6}$/)
  const note = await creditNote(shop.database.pool, made?.credit_note?.id ?? 0)
  expect(note).toMatchObject({
    seller: expect.stringMatching(/Pandrop Demo/),
    buyer: { name: 'Marta Kovač' },
    order: { id: orderId },
    lines: [
      { gross: 1000, net: 820, vat: 180, vatPercent: 22 },
      { gross: 250, net: 205, vat: 45 },
    ],
    gross: 1250,
    net: 1025,
    vat: 225,
  })
})

test('a refund that cannot be is refused with its reason and gives nothing back', async () => {
  const { orderId, customer } = await delivered()
  const refused = async (body: object) => (await refund(orderId, body)).body
  expect(await refused({ lines: [{ line: 1, amount: 10.01 }] })).toMatchObject({ code: 'refund_too_much' })
  expect(await refused({ destination: 'card' })).toMatchObject({ code: 'refund_to_card_impossible' })
  for (const lines of [[], [{ line: 9 }], [{ line: 1 }, { line: 1 }], [{ line: 1, amount: 0 }]])
    expect(await refused({ lines }), JSON.stringify(lines)).toMatchObject({ code: 'invalid_input' })
  expect(await refused({ reason: '' })).toMatchObject({ code: 'invalid_input' })
  const open = await orderFromBalance(shop)
  await bringTo(shop, open.orderId, 'in_process')
  expect((await refund(open.orderId)).body).toMatchObject({ code: 'order_state_wrong' })
  expect(await balanceCentsOf(shop, customer)).toBe(0)
})

test('before the delivery the last line that goes back ends the order', async () => {
  const { orderId } = await orderFromBalance(shop, 2)
  const both = { cause: 'item_wrong', lines: [{ line: 1 }, { line: 2 }] }
  expect(await refund(orderId, both)).toMatchObject({ body: { state: 'cancelled' } })
})

const numbersOf = async (): Promise<{ year: number; number: number }[]> =>
  (await shop.database.pool.query('select year, number from credit_notes order by year, number')).rows

test('numbers have no gap, whatever happens at the same moment, and begin anew each year', async () => {
  await runJobs()
  const before = (await numbersOf()).length
  const orders: Awaited<ReturnType<typeof delivered>>[] = []
  for (let left = 20; left > 0; left -= 1) orders.push(await delivered())
  await Promise.all(orders.map(({ orderId }) => refund(orderId)))
  const { rows } = await shop.database.pool.query(
    'select id from refunds where not exists (select from credit_notes where refund_id = refunds.id)',
  )
  expect(rows).toHaveLength(20)
  // Each three times at once: a note is issued once, and the tries that lost take no number.
  await Promise.all(rows.flatMap(({ id }) => [1, 2, 3].map(() => issueCreditNote(shop.shop, id))))
  const numbers = await numbersOf()
  expect(numbers.map(({ number }) => number)).toEqual(Array.from({ length: before + 20 }, (_, index) => index + 1))

  shop.clock.advance({ days: 370 })
  operator = await asStaff(shop)
  const { orderId } = await delivered()
  await refund(orderId)
  await issueMissingCreditNotes(shop.shop)
  const year = shop.clock.now().getUTCFullYear()
  expect((await refundsOf(orderId))[0]?.credit_note?.number).toBe(`CN-${year}-000001`)
})

test('a credit note never changes, not even for the owner of the database', async () => {
  for (const sql of ['update credit_notes set number = 7', 'delete from credit_notes', 'truncate credit_note_lines'])
    await expect(shop.database.ownerPool.query(sql), sql).rejects.toThrow(/never changes|cannot truncate/)
  await expect(shop.database.pool.query('update credit_note_years set notes = 1')).rejects.toThrow(/permission denied/)
})

test('a credit note is downloaded as PDF whose letters can be read and copied, the same bytes each time', async () => {
  const { orderId } = await delivered(2)
  await refund(orderId)
  await runJobs()
  const [made] = await refundsOf(orderId)
  const cookie = [...operator.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const download = async () => {
    const answer = await fetch(`${shop.origin}/api/staff/credit-notes/${made?.credit_note?.id}`, {
      headers: { cookie },
    })
    return { headers: answer.headers, file: Buffer.from(await answer.arrayBuffer()) }
  }
  const { headers, file } = await download()
  expect(headers.get('content-type')).toBe('application/pdf')
  expect(headers.get('content-disposition')).toBe(`attachment; filename="${made?.credit_note?.number}.pdf"`)
  const { text, unicode } = readPdf(file)
  expect(text).toMatch(/^%PDF-1\.\d/)
  expect(text).toMatch(/FontFile2/)
  // € and č of Kovač, as the text that a reader copies.
  for (const letter of ['20ac', '010d']) expect(unicode).toContain(letter)
  expect((await download()).file.equals(file)).toBe(true)
  expect(await operator.browser.get('/api/staff/credit-notes/999999')).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  })
})

test("a note of new year's night bears year and day of where the shop is, after it moved as well", async () => {
  const zone = (name: string) => shop.database.pool.query('update settings set time_zone = $1', [name])
  await zone('Europe/Berlin')
  const { orderId } = await delivered()
  const newYear = shop.clock.now().getUTCFullYear() + 1
  shop.clock.set(new Date(`${newYear - 1}-12-31T23:30:00Z`))
  operator = await asStaff(shop)
  await refund(orderId)
  await issueMissingCreditNotes(shop.shop)
  const [made] = await refundsOf(orderId)
  expect(made?.credit_note?.number).toBe(`CN-${newYear}-000001`)
  await zone('UTC')
  const note = await creditNote(shop.database.pool, made?.credit_note?.id ?? 0)
  expect(note && dayIn(note.zone, note.issuedAt)).toBe(`${newYear}-01-01`)
})
