import type { MarginPreview, StaffHoliday, StaffMargin } from '@pandrop/contract/staff/margins'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import type { Reply } from '@pandrop/testkit/visitor'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { makeOffer } from '../offers/testing/handled-offers.ts'
import { redline } from '../offers/testing/staff-copies.ts'

let shop: TestShop
let operator: TestStaff
let administrator: TestStaff

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  operator = await asStaff(shop)
  administrator = await asStaff(shop, 'administrator')
})

afterAll(() => shop.stop())

const admin = (path: string, body: Record<string, unknown>) => administrator.browser.post(path, body)

const preview = (change: Record<string, unknown>) => {
  const words = new URLSearchParams(Object.entries(change).map(([key, value]) => [key, String(value)]))
  return operator.browser.get(`/api/staff/margins/preview?${words}`)
}

const previewOf = ({ body }: Reply): MarginPreview => body.preview as MarginPreview

const first = [
  { from: 0, percent: 30 },
  { from: 10, percent: 22 },
  { from: 100, percent: 16 },
  { from: 1000, percent: 12 },
]

test('margins are seen by everybody in the back office, and set and removed by administrators', async () => {
  expect((await operator.browser.get('/api/staff/margins')).body.margins).toMatchObject(first)
  expect((await admin('/api/staff/margins', { from: 500, percent: 14.25 })).body.margins).toContainEqual(
    expect.objectContaining({ from: 500, percent: 14.25 }),
  )
  expect((await admin('/api/staff/margins/remove', { from: 500 })).body.margins).toMatchObject(first)
  expect(await admin('/api/staff/margins/remove', { from: 500 })).toMatchObject({
    status: 404,
    body: { code: 'margin_not_found' },
  })
  expect(await admin('/api/staff/margins/remove', { from: 0 })).toMatchObject({
    status: 422,
    body: { errors: { from: expect.anything() } },
  })
  for (const percent of [-1, 91, 1.234])
    expect(await admin('/api/staff/margins', { from: 5, percent })).toMatchObject({ status: 422 })
})

test('each margin says what it makes of a price and how many offers wait that it applies to', async () => {
  const waitingAt = async (reference: number): Promise<number> => {
    const { body } = await operator.browser.get('/api/staff/margins')
    const below = (body.margins as StaffMargin[]).filter(({ from }) => from <= reference)
    return below.at(-1)?.waiting ?? -1
  }
  const copy = await redline(shop)
  const reference = copy.referenceCents / 100
  const before = await waitingAt(reference)
  await makeOffer(shop, { copy })
  expect(await waitingAt(reference)).toBe(before + 1)
  const { body } = await operator.browser.get('/api/staff/margins')
  expect(body.margins).toMatchObject([
    { example: { reference_price: 5, suggested_price: 3.5 } },
    { example: { reference_price: 10, suggested_price: 7.8 } },
    { example: { reference_price: 100, suggested_price: 84 } },
    { example: { reference_price: 1000, suggested_price: 880 } },
  ])
})

test('a preview shows what a margin would pay for copies of the catalogue, and changes nothing', async () => {
  const { till, examples } = previewOf(await preview({ from: 10, percent: 20 }))
  expect(till).toBe(100)
  expect(examples).toHaveLength(3)
  for (const { title, reference_price: reference, suggested_price: now, then_price: then } of examples) {
    expect(title).not.toBe('')
    expect(reference).toBeGreaterThanOrEqual(10)
    expect(reference).toBeLessThan(100)
    expect(now).toBeCloseTo(reference * 0.78, 1)
    expect(then).toBeCloseTo(reference * 0.8, 1)
  }
  expect((await operator.browser.get('/api/staff/margins')).body.margins).toMatchObject(first)
})

test('the preview of a removal shows what the margin below would pay', async () => {
  expect(previewOf(await preview({ from: 500, percent: 30 })).falls).toEqual([{ from: 500, below: 419.99, there: 350 }])
  const { till, examples } = previewOf(await preview({ from: 1000 }))
  expect(till).toBeNull()
  expect(examples).toHaveLength(3)
  for (const { reference_price: reference, then_price: then } of examples) expect(then).toBeCloseTo(reference * 0.84, 1)
  expect(await preview({ from: 555 })).toMatchObject({ status: 404, body: { code: 'margin_not_found' } })
  for (const change of [{ from: -1 }, { from: 10, percent: 91 }, { from: 10, percent: 'much' }])
    expect(await preview(change)).toMatchObject({ status: 422 })
})

test('who saw another margin than the one that stands is told so, and nothing changes', async () => {
  const changed = { status: 409, body: { code: 'margin_changed' } }
  expect(await admin('/api/staff/margins', { from: 50, percent: 20, seen: null })).toMatchObject({ status: 200 })
  expect(await admin('/api/staff/margins', { from: 50, percent: 19, seen: null })).toMatchObject(changed)
  expect(await admin('/api/staff/margins', { from: 50, percent: 19, seen: 21 })).toMatchObject(changed)
  expect(await admin('/api/staff/margins/remove', { from: 50, seen: 21 })).toMatchObject(changed)
  // The answer to the first attempt was lost: the second one finds what it wished for.
  expect(await admin('/api/staff/margins', { from: 50, percent: 20, seen: null })).toMatchObject({ status: 200 })
  expect(await admin('/api/staff/margins', { from: 50, percent: 18, seen: 20 })).toMatchObject({ status: 200 })
  expect(await admin('/api/staff/margins/remove', { from: 50, seen: 18 })).toMatchObject({ status: 200 })
  expect(await admin('/api/staff/margins', { from: 50, percent: 17, seen: 18 })).toMatchObject(changed)
  expect((await operator.browser.get('/api/staff/margins')).body.margins).toMatchObject(first)
})

test('holidays are seen by everybody in the back office, and added and removed by administrators', async () => {
  const picnic = { day: '2027-06-21', name: 'Company picnic' }
  const listed = expect.objectContaining(picnic)
  expect((await admin('/api/staff/holidays', picnic)).body.holidays).toContainEqual(listed)
  expect((await operator.browser.get('/api/staff/holidays')).body.holidays).toContainEqual(listed)
  const { body } = await admin('/api/staff/holidays/remove', { day: picnic.day })
  expect(body.holidays).not.toContainEqual(listed)
  expect(await admin('/api/staff/holidays/remove', { day: picnic.day })).toMatchObject({
    status: 404,
    body: { code: 'holiday_not_found' },
  })
  for (const day of ['2027-02-30', 'tomorrow'])
    expect(await admin('/api/staff/holidays', { day, name: 'Off' })).toMatchObject({
      status: 422,
      body: { errors: { day: expect.anything() } },
    })
})

test('each holiday says what it does to an answer, and so does a day that is not one yet', async () => {
  const { body } = await operator.browser.get('/api/staff/holidays')
  // Christmas Day is a Friday: (the weekend), Monday, Tuesday, Wednesday
  expect((body.holidays as StaffHoliday[]).find(({ day }) => day === '2026-12-25')?.effect).toEqual({
    asked_at: '2026-12-24T10:00:00.000Z',
    due_at: '2026-12-30T10:00:00.000Z',
    due_without_at: '2026-12-29T10:00:00.000Z',
  })
  const monday = await operator.browser.get('/api/staff/holidays/preview?day=2027-06-21')
  expect(monday.body.effect).toEqual({
    asked_at: '2027-06-18T10:00:00.000Z',
    due_at: '2027-06-24T10:00:00.000Z',
    due_without_at: '2027-06-23T10:00:00.000Z',
  })
  expect(await operator.browser.get('/api/staff/holidays/preview?day=2027-02-30')).toMatchObject({ status: 422 })
})

test('who saw another name than the one that stands is told so', async () => {
  const day = '2027-06-22'
  const changed = { status: 409, body: { code: 'holiday_changed' } }
  expect(await admin('/api/staff/holidays', { day, name: 'Move', seen: null })).toMatchObject({ status: 200 })
  expect(await admin('/api/staff/holidays', { day, name: 'Feast', seen: null })).toMatchObject(changed)
  expect(await admin('/api/staff/holidays', { day, name: 'Feast', seen: 'Picnic' })).toMatchObject(changed)
  expect(await admin('/api/staff/holidays', { day, name: 'Feast', seen: 'Move' })).toMatchObject({ status: 200 })
  await admin('/api/staff/holidays/remove', { day })
  expect(await admin('/api/staff/holidays', { day, name: 'Move', seen: 'Feast' })).toMatchObject(changed)
})

test('an operator changes neither', async () => {
  for (const [path, body] of [
    ['/api/staff/margins', { from: 0, percent: 1 }],
    ['/api/staff/margins/remove', { from: 10 }],
    ['/api/staff/holidays', { day: '2027-06-21', name: 'Off' }],
    ['/api/staff/holidays/remove', { day: '2026-12-25' }],
  ] as const)
    expect(await operator.browser.post(path, body)).toMatchObject({
      status: 403,
      body: { code: 'staff_role_missing' },
    })
})

test('the audit log keeps what a margin was before', async () => {
  await admin('/api/staff/margins', { from: 10, percent: 21 })
  const { rows } = await shop.database.ownerPool.query(
    `select before, after from audit_changes where table_name = 'offer_margins' and row_id = '1000'`,
  )
  expect(rows).toEqual([{ before: { percent: 22 }, after: { percent: 21 } }])
})
