import { cents } from '@pandrop/money/money'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../../db/transaction.ts'
import { systemAccount } from '../../../ledger/accounts.ts'
import { post } from '../../../ledger/post.ts'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { refundOrder } from '../../orders/orders/refund-order.ts'
import { bringTo, by, orderFromBalance } from '../../orders/orders/testing/handled-orders.ts'
import { issueReceipts } from '../../orders/receipts/issue-receipts.ts'
import { proveMonths } from './month-proof.ts'

let shop: TestShop
let administrator: TestStaff
let operator: TestStaff

const at = (moment: string) => shop.clock.set(new Date(`${moment}:00Z`))

const zone = (name: string) => shop.database.pool.query('update settings set time_zone = $1', [name])

const months = async () => {
  const { body } = await operator.browser.get('/api/staff/months')
  return body.months as { month: string; state: string; from: string; till: string; vat: number; receipts: object }[]
}

const stateOf = async (month: string) => (await months()).find((one) => one.month === month)?.state

const lock = (month: string) => administrator.browser.post('/api/staff/months/:month/lock'.replace(':month', month), {})

const unlock = (month: string, reason: string) =>
  administrator.browser.post('/api/staff/months/:month/unlock'.replace(':month', month), { reason })

const changesOf = async (action: string) => {
  const { rows } = await shop.database.ownerPool.query(
    `select change.table_name, change.before, change.after
     from audit_log log join audit_changes change on change.audit_id = log.id where log.action = $1 order by log.id`,
    [action],
  )
  return rows
}

/** Books something dated so. */
const bookAt = (moment: string) =>
  inTransaction(shop.database.pool, (tx) =>
    post(tx, {
      reference: `late:${moment}`,
      kind: 'stock_taken_in',
      entries: [
        { account: systemAccount('stock'), cents: cents(-100) },
        { account: systemAccount('stock_intake'), cents: cents(100) },
      ],
      by: 'staff:1',
      at: new Date(moment),
    }),
  )

const reports = async () => {
  const october = 'from=2026-10&till=2026-10'
  const [vat, balance, margin, payouts, file] = await Promise.all([
    operator.browser.get(`/api/staff/reports/vat?${october}`),
    operator.browser.get('/api/staff/reports/trial-balance?day=2026-10-31'),
    operator.browser.get(`/api/staff/reports/margin?${october}`),
    operator.browser.get(`/api/staff/reports/payouts?${october}`),
    operator.browser.get('/api/staff/months/2026-10'),
  ])
  return [
    vat.body,
    balance.body,
    margin.body,
    payouts.body,
    (file.body.month as { from: string; till: string; vat: number }).vat,
  ]
}

// In October two items, one more in the night to November as Berlin has it; a refund in November.
beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  await shop.database.ownerPool.query('update settings set vat_percent = 22')
  await zone('Europe/Berlin')
  at('2026-10-05T10:00')
  const { orderId } = await orderFromBalance(shop, 2)
  await bringTo(shop, orderId, 'accepted')
  at('2026-10-31T23:30')
  await orderFromBalance(shop)
  at('2026-11-05T10:00')
  await refundOrder(shop.shop, { orderId, by, reason: 'a scratch', line: 1, amount: cents(300) })
  at('2026-11-28T10:00')
  await issueReceipts(shop.shop)
  ;[administrator, operator] = [await asStaff(shop, 'administrator'), await asStaff(shop)]
})

afterAll(() => shop?.stop())

test('months are listed with their VAT and what is left to do', async () => {
  expect(await months()).toMatchObject([
    { month: '2026-11', state: 'running', vat: 1.26, receipts: { first: 'R-2026-000001', last: 'R-2026-000002' } },
    { month: '2026-10', state: 'over', vat: 3.6, is_next: true, from: '2026-09-30T22:00:00.000Z' },
  ])
  const { body } = await operator.browser.get('/api/staff/months/2026-11')
  expect(body.questions).toEqual([
    { name: 'receipts', count: 0 },
    { name: 'credit_notes', count: 1 },
    { name: 'refunds', count: 0 },
    { name: 'provider_payouts', count: 0 },
    { name: 'bank', count: 0 },
    { name: 'differences', count: expect.any(Number) },
  ])
  expect((await operator.browser.get('/api/staff/months/2026-12')).body.code).toBe('month_ahead')
})

test('months are locked in their order, once they are over, by administrators', async () => {
  expect((await lock('2026-11')).body).toMatchObject({
    code: 'month_not_next',
    message: expect.stringContaining('-10'),
  })
  expect((await operator.browser.post('/api/staff/months/2026-10/lock', {})).status).toBe(403)
  expect((await lock('2026-10')).status).toBe(200)
  expect(await stateOf('2026-10')).toBe('locked')
  expect((await lock('2026-10')).body.code).toBe('month_not_next')
  expect(await changesOf('lockMonth')).toMatchObject([
    { table_name: 'month_locks', before: null, after: { month: '2026-10', locked_by: `staff:${administrator.id}` } },
  ])
  expect((await lock('2026-11')).body.code).toBe('month_not_over')
})

test('whoever sits there has shown it lately', async () => {
  const { rows } = await shop.database.ownerPool.query(
    `update staff_sessions set proven_at = proven_at - interval '10 minutes' where staff_id = $1 returning id`,
    [administrator.id],
  )
  expect(rows).toHaveLength(1)
  for (const reply of [await lock('2026-11'), await unlock('2026-10', 'a reason')])
    expect([reply.status, reply.body.code]).toEqual([403, 'proof_required'])
  administrator = await asStaff(shop, 'administrator')
})

test('the database books nothing into a locked month or before it; the first moment behind it is free', async () => {
  await expect(bookAt('2026-10-31T22:59:59.999Z')).rejects.toThrow(/in a month that is locked/)
  await expect(bookAt('2026-08-01T10:00:00Z')).rejects.toThrow(/in a month that is locked/)
  expect(await bookAt('2026-10-31T23:00:00Z')).toMatchObject({ ok: true })
  await expect(shop.database.ownerPool.query('delete from month_locks')).rejects.toThrow(/never removed/)
  await expect(
    shop.database.ownerPool.query(`update month_locks set sums_after = '{}' where unlocked_at is null`),
  ).rejects.toThrow(/the last one alone/)
})

test('its reports read the same in another time zone, and the month behind it begins where it ends', async () => {
  const before = await reports()
  await zone('UTC')
  expect(await reports()).toEqual(before)
  expect(await months()).toMatchObject([
    { month: '2026-11', from: '2026-10-31T23:00:00.000Z', till: '2026-12-01T00:00:00.000Z' },
    { month: '2026-10', from: '2026-09-30T22:00:00.000Z', till: '2026-10-31T23:00:00.000Z' },
  ])
  expect(await proveMonths(shop.database.pool)).toEqual([])
})

test('what reads otherwise than it was kept is named by reconciliation', async () => {
  await shop.database.ownerPool.query('update order_lines set vat_cents = vat_cents - 10 where order_id = 1')
  const found = await proveMonths(shop.database.pool)
  expect(found).toEqual([{ month: '2026-10', name: 'VAT SI 22 %', expected: 360, found: 340 }])
  await shop.database.ownerPool.query('update order_lines set vat_cents = vat_cents + 10 where order_id = 1')
})

test('a lock waits for what is being booked, and what comes behind it sees the lock', async () => {
  at('2026-12-01T08:00')
  const booking = await shop.database.pool.connect()
  await booking.query('begin')
  await post(booking as never, {
    reference: 'held:1',
    kind: 'stock_taken_in',
    entries: [
      { account: systemAccount('stock'), cents: cents(-50) },
      { account: systemAccount('stock_intake'), cents: cents(50) },
    ],
    by: 'staff:1',
    at: new Date('2026-11-30T12:00:00Z'),
  })
  ;[administrator, operator] = [await asStaff(shop, 'administrator'), await asStaff(shop)]
  const locking = lock('2026-11')
  await expect
    .poll(async () => {
      const { rows } = await shop.database.ownerPool.query(
        `select count(*)::int as waiting from pg_locks
         where mode = 'ShareLock' and not granted and relation = 'ledger_transactions'::regclass
           and database = (select oid from pg_database where datname = current_database())`,
      )
      return rows[0].waiting
    })
    .toBeGreaterThan(0)
  const late = bookAt('2026-11-30T13:00:00Z').catch((error: Error) => error.message)
  await booking.query('commit')
  booking.release()
  expect((await locking).status).toBe(200)
  expect(await late).toMatch(/in a month that is locked/)
  expect(await proveMonths(shop.database.pool)).toEqual([])
})

test('locks are ended last month first, with a reason that stays', async () => {
  expect((await unlock('2026-10', 'too early')).body.code).toBe('month_not_last')
  expect((await unlock('2026-11', '')).status).toBe(422)
  expect((await unlock('2026-11', 'an invoice was forgotten')).status).toBe(200)
  expect(await stateOf('2026-11')).toBe('over')
  expect(await bookAt('2026-11-30T13:00:00Z')).toMatchObject({ ok: true })
  const { rows } = await shop.database.ownerPool.query('select * from month_locks where unlocked_at is not null')
  expect(rows).toMatchObject([{ month: '2026-11', unlock_reason: 'an invoice was forgotten' }])
  expect(rows[0].unlocked_by).toBe(`staff:${administrator.id}`)
  expect(await changesOf('unlockMonth')).toMatchObject([
    { before: { unlock_reason: null }, after: { unlock_reason: 'an invoice was forgotten' } },
  ])
  expect((await lock('2026-11')).status).toBe(200)
})

test('is for staff', async () => {
  expect((await shop.visitor().get('/api/staff/months')).status).toBe(401)
  expect((await shop.visitor().post('/api/staff/months/2026-10/lock', {})).status).toBe(401)
  expect((await operator.browser.post('/api/staff/months/2026-10/unlock', { reason: 'x' })).status).toBe(403)
})
