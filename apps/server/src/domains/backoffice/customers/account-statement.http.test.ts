import { statementPdfLinesMax } from '@pandrop/contract/staff/account-statements'
import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { statementPaper } from '../../orders/account-statements/statement-files.ts'
import { orderFromBalance } from '../../orders/orders/testing/handled-orders.ts'
import { adjustBalance } from '../adjustments/adjustments.ts'

let shop: TestShop
let staff: TestStaff
let customer: TestCustomer
let orderId: number
let adjustmentId: number

const pathOf = (id: number): string => '/api/staff/customers/:id/account-statement'.replace(':id', String(id))
const november = '?from=2026-11-01&till=2026-11-28'

const setTo = (moment: string) => shop.clock.set(new Date(moment))

/** Gives a customer 5 EUR, with a note that begins as a formula does. */
const give = async (customerId: number): Promise<number> => {
  const note = '=Sorry, Zoë'
  const wish = { customerId, cents: 500, kind: 'goodwill', reason: 'a secret of ours', note, key: undefined }
  const done = await adjustBalance(shop.shop, { ...wish, staffId: staff.id } as Parameters<typeof adjustBalance>[1])
  if (!done.ok) throw new Error(done.refusal)
  const { rows } = await shop.database.ownerPool.query('select max(id)::int as id from balance_adjustments')
  return rows[0].id
}

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  await shop.database.ownerPool.query(`update settings set vat_percent = 22, time_zone = 'Europe/Berlin'`)
  setTo('2026-10-30T10:00:00Z')
  customer = await shop.customer({ balanceCents: 5000 })
  // In Berlin it is November already.
  setTo('2026-10-31T23:30:00Z')
  orderId = (await orderFromBalance(shop, 1, customer)).orderId
  setTo('2026-11-28T10:00:00Z')
  staff = await asStaff(shop)
  adjustmentId = await give(customer.id)
  await shop.database.ownerPool.query(`update customers set language = 'de' where id = $1`, [customer.id])
})

afterAll(() => shop?.stop())

const ask = (id: number, query: string, who = staff.browser) => who.get(`${pathOf(id)}${query}`)

const fileOf = async (format: 'csv' | 'pdf', query = november) => {
  const { bytes, ...reply } = await staff.browser.download(`${pathOf(customer.id)}/${format}${query}`)
  return { ...reply, bytes: Buffer.from(bytes) }
}

test('days of the shop open with what was there before, and close with what there is', async () => {
  const { status, body } = await ask(customer.id, november)
  const moved = { opening: 50, came: 5, went: -10, closing: 45, lines: 2 }
  expect([status, body]).toEqual([
    200,
    { status: 'OK', from: '2026-11-01', till: '2026-11-28', ...moved, months: [{ month: '2026-11', ...moved }] },
  ])
  const { body: all } = await ask(customer.id, '?from=2026-10-01&till=2026-11-28')
  expect(all).toMatchObject({
    opening: 0,
    closing: 45,
    months: [
      { month: '2026-10', opening: 0, closing: 50 },
      { month: '2026-11', opening: 50, closing: 45 },
    ],
  })
  expect((await ask(customer.id, '')).body).toMatchObject({ from: '2026-10-30', till: '2026-11-28', closing: 45 })
})

test('the movements of these days are listed, those of others are not', async () => {
  const list = (query: string) => staff.browser.get(`/api/staff/customers/${customer.id}/statement${query}`)
  const kinds = async (query: string) => ((await list(query)).body.rows as { kind: string }[]).map(({ kind }) => kind)
  expect(await kinds(november)).toEqual(['goodwill', 'purchase'])
  expect(await kinds('?till=2026-10-31')).toHaveLength(1)
  expect(await kinds('')).toHaveLength(3)
  expect((await list('?from=yesterday')).body.code).toBe('invalid_input')
})

test('a CSV is in the customer’s language, shows the note, never our reason, and nothing to calculate', async () => {
  const { status, bytes } = await fileOf('csv')
  const lines = bytes.toString().split('\r\n')
  expect([status, lines[0]]).toEqual([
    200,
    'Tag,Zeit (UTC),Was,Betrifft,Mitteilung,Eintrag der Buchhaltung,Betrag,Guthaben',
  ])
  expect(lines.slice(1, -1).map((line) => line.split(','))).toEqual([
    ['2026-11-01', '', 'Anfangsstand', '', '', '', '', '50.00'],
    [
      '2026-11-01',
      '2026-10-31T23:30:00.000Z',
      'Kauf',
      `Bestellung ${orderId}`,
      '',
      expect.stringMatching(new RegExp(`^\\d+ order:${orderId}$`)),
      '-10.00',
      '40.00',
    ],
    expect.arrayContaining(['Kulanz', `Anpassung ${adjustmentId}`, '5.00', '45.00']),
    ['2026-11-28', '', 'Endstand', '', '', '', '', '45.00'],
  ])
  expect(lines[3]).toContain(`"'=Sorry, Zoë"`)
  expect(bytes.toString()).not.toContain('secret')
})

test('a PDF is the same for the same entries, and in another language another one', async () => {
  const { status, bytes } = await fileOf('pdf')
  expect([status, bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  expect((await fileOf('pdf')).bytes.equals(bytes)).toBe(true)
  const asked = { customerId: customer.id, from: '2026-11-01', till: '2026-11-28' }
  const ukrainian = await statementPaper(shop.shop, { ...asked, language: 'uk' })
  expect(ukrainian.ok && !ukrainian.value.content.equals(bytes)).toBe(true)
})

test('who took a file away is written down', async () => {
  await fileOf('csv')
  const { rows } = await shop.database.ownerPool.query(
    `select staff_id, path, input from audit_log where action = 'fetchAccountStatement' order by id desc limit 1`,
  )
  expect(rows).toEqual([
    { staff_id: staff.id, path: `${pathOf(customer.id)}/csv`, input: { from: '2026-11-01', till: '2026-11-28' } },
  ])
})

test('days that cannot be meant, nobody’s account, and those who do not work here are refused', async () => {
  for (const query of ['?from=2026-11-02&till=2026-11-01', '?from=2026-11-01&till=2026-11-29', '?from=2026-11-01'])
    for (const path of ['', '/csv', '/pdf']) {
      const { status, body } = await staff.browser.get(`${pathOf(customer.id)}${path}${query}`)
      expect([status, body.code], `${path}${query}`).toEqual([422, 'invalid_input'])
    }
  for (const path of ['', '/csv', '/pdf']) {
    const none = await staff.browser.get(`${pathOf(987_654)}${path}`)
    expect([none.status, none.body.code]).toEqual([404, 'customer_not_found'])
    for (const who of [customer.browser, shop.visitor()])
      expect((await who.get(`${pathOf(customer.id)}${path}`)).body.code).toBe('staff_not_signed_in')
  }
})

test('of more entries than a PDF has there is a CSV, with every one of them', async () => {
  const busy = await shop.customer()
  const book = (from: number, till: number) =>
    shop.database.pool.query(
      `select ledger_post('busy:' || number, 'test', $1, array[-1, 1]::bigint[], 'system', $2, null, null)
       from generate_series($3::int, $4::int) as number`,
      [['provider_clearing', `customer:${busy.id}`], shop.clock.now(), from, till],
    )
  await book(1, statementPdfLinesMax)
  const pdf = () => staff.browser.download(`${pathOf(busy.id)}/pdf`)
  expect((await pdf()).status).toBe(200)
  await book(statementPdfLinesMax + 1, statementPdfLinesMax + 1)
  const refused = await staff.browser.get(`${pathOf(busy.id)}/pdf`)
  expect([refused.status, refused.body.code]).toEqual([409, 'statement_too_long'])
  const { bytes } = await staff.browser.download(`${pathOf(busy.id)}/csv`)
  const lines = Buffer.from(bytes).toString().split('\r\n')
  // With its head, the opening, the closing and the end of the last line.
  expect([lines.length, lines.at(-2)?.split(',').at(-1)]).toEqual([statementPdfLinesMax + 5, '5.01'])
})
