import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atDesk, type TestStaff } from '../staff/testing/at-desk.ts'

let shop: TestShop
let operator: TestStaff
let administrator: TestStaff

beforeAll(async () => {
  shop = await startTestShop()
  operator = await atDesk(shop)
  administrator = await atDesk(shop, 'administrator')
})

afterAll(() => shop.stop())

const admin = (path: string, body: Record<string, unknown>) => administrator.browser.post(path, body)

test('margins are seen by everybody at the desk, and set and removed by administrators', async () => {
  const first = [
    { from: 0, percent: 30 },
    { from: 10, percent: 22 },
    { from: 100, percent: 16 },
    { from: 1000, percent: 12 },
  ]
  expect((await operator.browser.get('/api/staff/margins')).body.margins).toEqual(first)
  expect((await admin('/api/staff/margins', { from: 500, percent: 14.25 })).body.margins).toContainEqual({
    ...{ from: 500, percent: 14.25 },
  })
  expect((await admin('/api/staff/margins/remove', { from: 500 })).body.margins).toEqual(first)
  expect(await admin('/api/staff/margins/remove', { from: 500 })).toMatchObject({ status: 404 })
  expect(await admin('/api/staff/margins/remove', { from: 0 })).toMatchObject({
    ...{ status: 422, body: { errors: { from: expect.anything() } } },
  })
  for (const percent of [-1, 91, 1.234])
    expect(await admin('/api/staff/margins', { from: 5, percent })).toMatchObject({ status: 422 })
})

test('holidays are seen by everybody at the desk, and added and removed by administrators', async () => {
  const picnic = { day: '2027-06-21', name: 'Company picnic' }
  expect((await admin('/api/staff/holidays', picnic)).body.holidays).toContainEqual(picnic)
  expect((await operator.browser.get('/api/staff/holidays')).body.holidays).toContainEqual(picnic)
  const { body } = await admin('/api/staff/holidays/remove', { day: picnic.day })
  expect(body.holidays).not.toContainEqual(picnic)
  expect(await admin('/api/staff/holidays/remove', { day: picnic.day })).toMatchObject({ status: 404 })
  for (const day of ['2027-02-30', 'tomorrow'])
    expect(await admin('/api/staff/holidays', { day, name: 'Off' })).toMatchObject({
      ...{ status: 422, body: { errors: { day: expect.anything() } } },
    })
})

test('an operator changes neither', async () => {
  for (const [path, body] of [
    ['/api/staff/margins', { from: 0, percent: 1 }],
    ['/api/staff/margins/remove', { from: 10 }],
    ['/api/staff/holidays', { day: '2027-06-21', name: 'Off' }],
    ['/api/staff/holidays/remove', { day: '2026-12-25' }],
  ] as const)
    expect(await operator.browser.post(path, body)).toMatchObject({
      ...{ status: 403, body: { code: 'staff_role_missing' } },
    })
})

test('the audit log keeps what a margin was before', async () => {
  await admin('/api/staff/margins', { from: 10, percent: 21 })
  const { rows } = await shop.database.ownerPool.query(
    `select before, after from audit_changes where table_name = 'offer_margins' and row_id = '1000'`,
  )
  expect(rows).toEqual([{ before: { percent: 22 }, after: { percent: 21 } }])
})
