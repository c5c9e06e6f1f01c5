import type { VatRow } from '@pandrop/contract/staff/reports'
import { cents } from '@pandrop/money/money'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { refundOrder } from '../../orders/orders/refund-order.ts'
import { bringTo, by, orderFromBalance } from '../../orders/orders/testing/handled-orders.ts'

let shop: TestShop
let operator: TestStaff

const at = (moment: string) => shop.clock.set(new Date(`${moment}:00Z`))

const rate = (percent: number) => shop.database.ownerPool.query('update settings set vat_percent = $1', [percent])

const refund = async (orderId: number, amount: number): Promise<void> => {
  const done = await refundOrder(shop.shop, { orderId, by, reason: 'a scratch', line: 1, amount: cents(amount) })
  expect(done).toMatchObject({ ok: true })
}

// Each item costs 10 EUR. Sold: in October two at 22 %, at new year's eve of UTC one at 22 %, in January one at 10 %.
// Given back: of October 3 EUR in November and 7 in January.
beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  await rate(22)
  at('2026-10-05T10:00')
  const { orderId } = await orderFromBalance(shop, 2)
  await bringTo(shop, orderId, 'accepted')
  at('2026-11-05T10:00')
  await refund(orderId, 300)
  at('2026-12-31T23:30')
  await orderFromBalance(shop)
  await rate(10)
  at('2027-01-10T10:00')
  await orderFromBalance(shop)
  await refund(orderId, 700)
  operator = await asStaff(shop)
})

afterAll(() => shop?.stop())

const report = async (from: string, till: string) => {
  const { status, body } = await operator.browser.get(`/api/staff/reports/vat?from=${from}&till=${till}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body as unknown as { rows: VatRow[]; total: { net: number; vat: number; gross: number } }
}

const rowOf = ({ month, country, rate: percent, sold, returned, owed }: VatRow) =>
  [month, country, percent, sold.gross, returned.gross, owed.vat].join(' ')

test('sales stand in the month in which they were paid, what went back in the month in which it did', async () => {
  const { rows, total } = await report('2026-10', '2027-01')
  expect(rows.map(rowOf)).toEqual([
    '2026-10 SI 22 20 0 3.6',
    '2026-11 SI 22 0 3 -0.54',
    '2026-12 SI 22 10 0 1.8',
    '2027-01 SI 10 10 0 0.91',
    '2027-01 SI 22 0 7 -1.26',
  ])
  expect(total).toEqual({ net: 25.49, vat: 4.51, gross: 30 })
  for (const { sold, returned, owed } of rows)
    for (const part of [sold, returned, owed]) expect(part.net + part.vat).toBeCloseTo(part.gross, 10)
})

test('what is owed is what the books hold as VAT, to the cent', async () => {
  const { total } = await report('2026-01', '2027-12')
  const { rows } = await shop.database.pool.query(
    `select -sum(entry.cents)::int as cents from ledger_entries entry
     join ledger_accounts account on account.id = entry.account_id where account.kind = 'vat'`,
  )
  expect(Math.round(total.vat * 100)).toBe(Math.abs(rows[0].cents))
})

test('what receipts say less what credit notes say is the same', async () => {
  const { rows } = await shop.database.pool.query(
    `select (select sum(total_cents) from orders where paid_at is not null)
       - (select sum(back.cents) from refund_lines back) as cents`,
  )
  expect(Math.round((await report('2026-01', '2027-12')).total.gross * 100)).toBe(Number(rows[0].cents))
})

test('months are those of the shop', async () => {
  const zone = (name: string) => shop.database.pool.query('update settings set time_zone = $1', [name])
  await zone('Europe/Berlin')
  const { rows } = await report('2026-12', '2027-01')
  expect(rows.map(rowOf)).toEqual(['2027-01 SI 10 10 0 0.91', '2027-01 SI 22 10 7 0.54'])
  await zone('UTC')
})

test('a month without sales has no rows', async () => {
  expect(await report('2025-01', '2025-03')).toMatchObject({ rows: [], total: { net: 0, vat: 0, gross: 0 } })
})

test.each(['from=2026-13&till=2026-12', 'from=2026-12&till=2026-11', 'from=2020-01&till=2026-01', 'from=2026-01', ''])(
  '%j is refused',
  async (query) => {
    const { status, body } = await operator.browser.get(`/api/staff/reports/vat?${query}`)
    expect([status, body.code]).toEqual([422, 'invalid_input'])
  },
)

test('is for staff', async () => {
  expect((await shop.visitor().get('/api/staff/reports/vat?from=2026-01&till=2026-02')).status).toBe(401)
})
