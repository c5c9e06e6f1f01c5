import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { trialBalance } from '../../../ledger/trial-balance.ts'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { orderFromBalance } from '../../orders/orders/testing/handled-orders.ts'

let shop: TestShop
let operator: TestStaff

const at = (moment: string) => shop.clock.set(new Date(`${moment}:00Z`))

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  await shop.database.ownerPool.query('update settings set vat_percent = 22')
  at('2026-11-20T12:00')
  await orderFromBalance(shop, 2)
  at('2026-11-21T23:30')
  await orderFromBalance(shop)
  at('2026-11-25T12:00')
  operator = await asStaff(shop)
})

afterAll(() => shop?.stop())

interface Report {
  day: string
  accounts: { account: string; debit: number; credit: number }[]
  total: number
}

const report = async (day?: string): Promise<Report> => {
  const { status, body } = await operator.browser.get(`/api/staff/reports/trial-balance${day ? `?day=${day}` : ''}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body as unknown as Report
}

const sold = ({ accounts }: Report): number => accounts.find(({ account }) => account === 'sales')?.credit ?? 0

test('both sides are the same on any day, and what was booked later is not there yet', async () => {
  const days = [await report('2026-11-19'), await report('2026-11-20'), await report('2026-11-21'), await report()]
  for (const { accounts, total } of days) {
    for (const side of ['debit', 'credit'] as const)
      expect(accounts.reduce((sum, account) => sum + Math.round(account[side] * 100), 0)).toBe(Math.round(total * 100))
  }
  expect(days.map(sold)).toEqual([0, 16.4, 24.6, 24.6])
  expect(days.at(-1)?.day).toBe('2026-11-25')
})

test('now it is what the ledger holds', async () => {
  const { accounts } = await report()
  const sums = await trialBalance(shop.database.pool)
  for (const { account, debit, credit } of accounts)
    expect(Math.round((credit - debit) * 100), account).toBe(sums[account])
})

test('a day ends where the shop is', async () => {
  await shop.database.pool.query(`update settings set time_zone = 'Europe/Berlin'`)
  // Half past eleven of UTC is the next day there.
  expect(sold(await report('2026-11-21'))).toBe(16.4)
  expect(sold(await report('2026-11-22'))).toBe(24.6)
  await shop.database.pool.query(`update settings set time_zone = 'UTC'`)
})

test('a day that is to come or none is refused, and nobody else reads it', async () => {
  for (const day of ['2026-11-26', '2026-02-30', 'today'])
    expect((await operator.browser.get(`/api/staff/reports/trial-balance?day=${day}`)).status, day).toBe(422)
  expect((await shop.visitor().get('/api/staff/reports/trial-balance')).status).toBe(401)
})
