import type { DatevAccount } from '@pandrop/contract/staff/datev'
import { cents } from '@pandrop/money/money'
import { readDatev } from '@pandrop/testkit/datev'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { trialBalance } from '../../../ledger/trial-balance.ts'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { issueCreditNote } from '../../orders/credit-notes/issue-credit-note.ts'
import { refundOrder } from '../../orders/orders/refund-order.ts'
import { bringTo, by, orderFromBalance } from '../../orders/orders/testing/handled-orders.ts'
import { issueReceipts } from '../../orders/receipts/issue-receipts.ts'
import { datevFile } from './datev-file.ts'

let shop: TestShop
let administrator: TestStaff
let orderId: number

const at = (moment: string) => shop.clock.set(new Date(`${moment}:00Z`))

const settingsPath = '/api/staff/settings'
const monthPath = (month: string) => `/api/staff/datev/files/${month}`

interface Standing {
  settings: { datev: Record<string, unknown> & { datev_accounts: DatevAccount[] } }
  versions: Record<string, number>
}

const save = async (values: Record<string, unknown>) => {
  const { settings, versions } = (await administrator.browser.get(settingsPath)).body as unknown as Standing
  const wished = { section: 'datev', values: { ...settings.datev, ...values }, seen: versions.datev }
  return administrator.browser.post(settingsPath, wished)
}

const suggested = async (chart: string, length = 4): Promise<DatevAccount[]> => {
  const { body } = await administrator.browser.get(`/api/staff/datev/accounts?chart=${chart}&length=${length}`)
  return (body.accounts as DatevAccount[]).filter(({ number }) => number !== '')
}

const file = async (month: string) => {
  const { status, bytes } = await administrator.browser.download(monthPath(month))
  expect(status).toBe(200)
  return readDatev(bytes)
}

// In October an order of two items, and one of one item at the end of the month in Berlin; in November a refund.
beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  await shop.database.ownerPool.query(`update settings set vat_percent = 22, time_zone = 'Europe/Berlin'`)
  at('2026-10-05T10:00')
  orderId = (await orderFromBalance(shop, 2)).orderId
  await bringTo(shop, orderId, 'accepted')
  at('2026-10-31T22:30')
  await orderFromBalance(shop)
  at('2026-11-05T10:00')
  const done = await refundOrder(shop.shop, { orderId, by, reason: 'a scratch', line: 1, amount: cents(300) })
  expect(done).toMatchObject({ ok: true })
  await issueReceipts(shop.shop)
  const { rows } = await shop.database.pool.query('select id from refunds')
  await issueCreditNote(shop.shop, rows[0].id)
  administrator = await asStaff(shop, 'administrator')
})

afterAll(() => shop?.stop())

test('before the numbers are set there is no file, and what has none is named', async () => {
  expect((await administrator.browser.get(monthPath('2026-10'))).body).toMatchObject({ code: 'datev_unset' })
  await save({ datev_consultant: '29098', datev_client: '55003' })
  const all = await suggested('03')
  await save({ datev_accounts: all.filter(({ account }) => !['vat', 'customer'].includes(account)) })
  const { status, body } = await administrator.browser.get(monthPath('2026-10'))
  expect([status, body.code]).toEqual([409, 'datev_unmapped'])
  expect(body.message).toContain('customer, vat (SI 22 %)')
})

test.each([
  ['03', 4],
  ['04', 6],
])('by chart %s, what its lines move is what the books moved in the month, to the cent', async (chart, length) => {
  const accounts = await suggested(chart, length)
  const set = { datev_chart: chart, datev_account_length: length, datev_accounts: accounts }
  expect((await save(set)).status).toBe(200)
  const bounds = ['2026-09-30T22:00Z', '2026-10-31T23:00Z', '2026-11-30T23:00Z'].map((moment) => new Date(moment))
  for (const [place, month] of ['2026-10', '2026-11'].entries()) {
    const { head, moved } = await file(month)
    expect(head).toMatchObject({ consultant: '29098', client: '55003', chart, length: String(length) })
    const [before, after] = await Promise.all(
      bounds.slice(place, place + 2).map((bound) => trialBalance(shop.database.pool, bound)),
    )
    const booked: Record<string, number> = {}
    for (const account of Object.keys(after ?? {})) {
      const cents = (after?.[account] ?? 0) - (before?.[account] ?? 0)
      const number = accounts.find(
        (one) => one.account === account && (one.country === 'SI' || !['sales', 'vat'].includes(account)),
      )?.number
      if (cents !== 0) booked[number ?? account] = (booked[number ?? account] ?? 0) + cents
    }
    const isMoved = ([, cents]: [string, number]): boolean => cents !== 0
    expect(Object.entries(moved).filter(isMoved)).toEqual(Object.entries(booked).filter(isMoved))
  }
})

test('each line has its paper and the day of the shop', async () => {
  const { postings, head, columns } = await file('2026-10')
  expect(columns).toHaveLength(125)
  expect([head.from, head.till, head.year]).toEqual(['20261001', '20261031', '20260101'])
  expect(postings.filter(({ text }) => text === `purchase, order:${orderId}`)).toMatchObject([
    { side: 'S', cents: 1640, paper: 'R-2026-000001', day: '0510', key: '40' },
    { side: 'S', cents: 360, paper: 'R-2026-000001', day: '0510', key: '' },
  ])
  expect(postings.at(-1)).toMatchObject({ paper: 'R-2026-000002', day: '3110' })
  expect((await file('2026-11')).postings[0]).toMatchObject({ paper: 'CN-2026-000001', day: '0511' })
})

test('a customer can have a number of their own, and a rate in all countries one', async () => {
  const { rows } = await shop.database.pool.query('select customer_id from orders where id = $1', [orderId])
  const accounts = (await suggested('04')).filter(({ country }) => country === '')
  const own = { account: `customer:${rows[0].customer_id}`, country: '', rate: '', number: '10042', key: '' }
  const rate = { account: 'vat', country: '', rate: '22', number: '3899', key: '' }
  const set = { datev_account_length: 4, datev_accounts: [...accounts, own, rate] }
  expect((await save(set)).status).toBe(200)
  const { moved } = await file('2026-10')
  expect(moved['3899']).toBe(540)
  expect(moved['10042']).toEqual(expect.any(Number))
})

test('a fiscal year that begins within a year has begun before', async () => {
  await save({ datev_year_month: 11 })
  expect((await file('2026-10')).head.year).toBe('20251101')
  expect((await file('2026-11')).head.year).toBe('20261101')
})

test.each([
  ['a number that is longer than its books', { account: 'bank', country: '', rate: '', number: '123456', key: '' }],
  ['a rate of what has no VAT', { account: 'bank', country: 'SI', rate: '', number: '1234', key: '' }],
  ['a rate that is none', { account: 'vat', country: 'SI', rate: '22,0', number: '1234', key: '' }],
])('%s is refused', async (_what, account) => {
  const { status, body } = await save({ datev_accounts: [account] })
  expect([status, body.code]).toEqual([422, 'invalid_input'])
})

test('a month with more lines than DATEV reads is refused', async () => {
  expect(await datevFile(shop.shop, '2026-10', 3)).toMatchObject({ ok: false, refusal: 'datev_too_long' })
})

test('a month that is to come is refused, and nobody else reads one', async () => {
  expect((await administrator.browser.get(monthPath('2026-12'))).body.code).toBe('month_ahead')
  expect((await administrator.browser.get(monthPath('2026-13'))).status).toBe(422)
  expect((await shop.visitor().get(monthPath('2026-10'))).status).toBe(401)
  expect((await shop.visitor().get('/api/staff/datev/accounts?chart=03')).status).toBe(401)
})
