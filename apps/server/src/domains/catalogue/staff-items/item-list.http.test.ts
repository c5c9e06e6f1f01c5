import type { StaffItemRow } from '@pandrop/contract/staff/items'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openFor } from '../../checkout/purchase/testing/card-orders.ts'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { postStep, putInStock } from './testing/stock.ts'

let shop: TestShop
let operator: TestStaff

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  operator = await asStaff(shop)
})

afterAll(() => shop.stop())

const ask = (path: string, words: Record<string, string | number>) =>
  operator.browser.get(`/api/staff/items${path}?${new URLSearchParams(words as Record<string, string>)}`)

const list = async (words: Record<string, string | number>): Promise<StaffItemRow[]> =>
  (await ask('', { limit: 100, ...words })).body.rows as StaffItemRow[]

const ids = async (words: Record<string, string | number>): Promise<number[]> => (await list(words)).map(({ id }) => id)

/** Every row of a list, page by page. */
const walk = async (words: Record<string, string | number>): Promise<StaffItemRow[]> => {
  const rows: StaffItemRow[] = []
  for (let after: string | null | undefined; after !== null; ) {
    const { body } = await ask('', { ...words, limit: 100, ...(after && { after }) })
    rows.push(...(body.rows as StaffItemRow[]))
    after = body.next as string | null
  }
  return rows
}

const countOf = async (words: Record<string, string> = {}) => (await ask('/counts', words)).body

describe('a tab', () => {
  test('holds what stands there, and its number says so', async () => {
    const customer = await shop.customer()
    const [hidden, withdrawn, reserved] = await Promise.all([1, 2, 3].map(() => putInStock(operator)))
    const later = await putInStock(operator, { available_from: '2027-01-01T00:00:00Z' })
    if (!hidden || !withdrawn || !reserved) throw new Error('nothing was added')
    await postStep(operator, hidden.id, 'hide')
    await postStep(operator, withdrawn.id, 'withdraw', 'lost')
    await openFor(customer, [reserved.id])
    expect(await ids({ tab: 'hidden' })).toEqual([hidden.id])
    expect(await ids({ tab: 'withdrawn' })).toEqual([withdrawn.id])
    expect(await ids({ tab: 'reserved' })).toEqual([reserved.id])
    expect(await ids({ tab: 'protected' })).toContain(later.id)
    expect(await ids({ tab: 'on_sale' })).not.toContain(later.id)
    const { counts } = (await countOf()) as { counts: Record<string, number> }
    for (const tab of ['on_sale', 'hidden', 'protected', 'reserved', 'sold', 'withdrawn', 'all'])
      expect(counts[tab], tab).toBe((await walk({ tab })).length)
  })
})

describe('an order', () => {
  test.each([
    ['newest', (row: StaffItemRow) => -row.id],
    ['oldest', (row: StaffItemRow) => new Date(row.listed_at).getTime()],
    ['price_up', (row: StaffItemRow) => row.price],
    ['price_down', (row: StaffItemRow) => -row.price],
    ['reference', (row: StaffItemRow) => row.price / row.reference_price],
  ])('%s holds over all pages, with every item once', async (order, key) => {
    const rows = await walk({ tab: 'on_sale', type: 'Knife', order })
    const keys = rows.map(key)
    expect(keys).toEqual([...keys].sort((one, other) => one - other))
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    expect(rows.length).toBe((await walk({ tab: 'on_sale', type: 'Knife' })).length)
  })

  test('by margin begins with what earns least and leaves out what has no known cost', async () => {
    for (const cost of [20, 5, 26, 12]) await putInStock(operator, { cost, external_id: `margin-${cost}` })
    const rows = await list({ tab: 'on_sale', order: 'margin' })
    expect(rows.map(({ cost }) => cost)).toEqual([26, 20, 12, 5])
    expect(rows.every(({ margin_percent }) => margin_percent !== null)).toBe(true)
    expect((await list({ tab: 'on_sale', margin_below: 5 })).map(({ cost }) => cost)).toEqual([26])
  })

  test('by reference leaves out of all what is sold or withdrawn', async () => {
    const states = async (order: string) => new Set((await walk({ tab: 'all', order })).map(({ state }) => state))
    expect(await states('newest')).toContain('withdrawn')
    const kept = await states('reference')
    expect(kept).toContain('reserved')
    for (const state of ['sold', 'withdrawn']) expect(kept).not.toContain(state)
  })

  test('goes on only behind a row that a page has named', async () => {
    for (const after of ['x', '1', '1~', '~1', '1~1~1', "1~1'", '-1~5'])
      expect(await ask('', { tab: 'all', after }), after).toMatchObject({ status: 422 })
  })
})

describe('a filter', () => {
  let onSale: StaffItemRow[] | undefined

  test.each<[Record<string, string>, (row: StaffItemRow) => boolean]>([
    [{ type: 'Gloves' }, ({ type }) => type === 'Gloves'],
    [{ weapon: 'AWP' }, ({ title }) => title.includes('AWP')],
    [{ exterior: 'FN,MW' }, ({ title }) => /Factory New|Minimal Wear/.test(title)],
    [{ item_class: 'StatTrak™' }, ({ title }) => title.startsWith('StatTrak™')],
    [{ price_from: '100', price_till: '200' }, ({ price }) => price >= 100 && price <= 200],
    [{ sale: '1' }, (row) => row.old_price !== null],
    [{ new: '1' }, (row) => row.new_until !== null],
    [{ lacks: 'cost' }, ({ cost }) => cost === null],
    [{ lacks: 'asset' }, (row) => row.asset_id === null],
    [{ lacks: 'account' }, ({ account }) => account === null],
    [{ lacks: 'picture' }, (row) => row.is_bare],
  ])('%j leaves what it says, and its sums add up', async (filter, holds) => {
    onSale ??= await walk({ tab: 'on_sale' })
    const found = await walk({ tab: 'on_sale', ...filter })
    expect(found.every(holds)).toBe(true)
    expect(found.length).toBe(onSale.filter(holds).length)
    const sums = (await countOf({ tab: 'on_sale', ...filter })).found as { items: number; price: number }
    expect(sums.items).toBe(found.length)
    expect(sums.price).toBeCloseTo(
      found.reduce((total, { price }) => total + price, 0),
      2,
    )
  })

  test('of days and of accounts', async () => {
    const { body } = await operator.browser.post('/api/staff/steam-accounts', {
      label: 'Shelf',
      steamid: '76561198000000099',
    })
    const kept = await putInStock(operator, { account: body.id })
    expect(await ids({ tab: 'all', account: Number(body.id) })).toEqual([kept.id])
    const old = await walk({ tab: 'on_sale', days_min: 60 })
    expect(old.length).toBeGreaterThan(0)
    const before = shop.clock.now().getTime() - 60 * 86_400_000
    expect(old.every(({ listed_at }) => new Date(listed_at).getTime() < before)).toBe(true)
  })

  test('that does not exist is refused beside its field', async () => {
    for (const [field, value] of [
      ['tab', 'none'],
      ['type', 'Hat'],
      ['item_class', 'Shiny'],
      ['price_from', '-1'],
      ['days_min', '0'],
      ['margin_below', '101'],
      ['lacks', 'soul'],
      ['order', 'best'],
      ['account', '0'],
    ] as const)
      expect(await ask('', { tab: 'all', [field]: value }), field).toMatchObject({
        status: 422,
        body: { errors: { [field]: expect.anything() } },
      })
    expect(await ask('', {})).toMatchObject({ status: 422 })
  })
})

describe('a search', () => {
  test('understands words as the shop does, and finds by every number that an item has', async () => {
    const item = await putInStock(operator, { asset_id: '99887766', external_id: 'EXT/9' })
    expect(await ids({ tab: 'all', search: 'ak redline ft' })).toContain(item.id)
    expect(await ids({ tab: 'all', search: `#${item.id}` })).toEqual([item.id])
    expect(await ids({ tab: 'all', search: '99887766' })).toEqual([item.id])
    expect(await ids({ tab: 'all', search: 'EXT/9' })).toEqual([item.id])
    expect(await ids({ tab: 'all', search: 'qqqqqqqq' })).toEqual([])
    const knives = await list({ tab: 'on_sale', search: 'karambit', order: 'price_up' })
    expect(knives.length).toBeGreaterThan(0)
    expect(knives.every(({ title }) => title.includes('Karambit'))).toBe(true)
  })
})

describe('many items', () => {
  const change = (items: object, what: object) =>
    operator.browser.post('/api/staff/items/many', { items, change: what })

  test('are hidden, shown, withdrawn, moved and marked at once; those that cannot be stay and are named', async () => {
    const added = await Promise.all([1, 2, 3, 4].map(() => putInStock(operator)))
    const numbers = added.map(({ id }) => id)
    const customer = await shop.customer()
    await openFor(customer, [numbers[3] ?? 0])
    const done = { changed: 3, unchanged: 0, refused: 1, refused_ids: [numbers[3]] }
    expect((await change({ ids: numbers }, { kind: 'hide' })).body).toMatchObject(done)
    expect((await change({ ids: numbers }, { kind: 'hide' })).body).toMatchObject({ ...done, changed: 0, unchanged: 3 })
    expect((await change({ ids: numbers }, { kind: 'show' })).body).toMatchObject(done)
    const { body } = await operator.browser.post('/api/staff/steam-accounts', {
      label: 'Many',
      steamid: '76561198000000077',
    })
    expect((await change({ ids: numbers }, { kind: 'account', account: body.id })).body).toMatchObject(done)
    expect((await change({ ids: numbers }, { kind: 'account', account: 9999 })).body).toMatchObject({
      code: 'account_not_found',
    })
    const until = '2026-12-24T00:00:00Z'
    expect((await change({ ids: numbers }, { kind: 'new_until', new_until: until })).body).toMatchObject(done)
    const gone = await change({ ids: numbers }, { kind: 'withdraw', because: 'traded_away' })
    expect(gone.body).toMatchObject(done)
    expect(await ids({ tab: 'withdrawn' })).toEqual(expect.arrayContaining(numbers.slice(0, 3)))
  })

  test('that a filter finds are those up to the newest that was seen', async () => {
    const [first] = await Promise.all([1, 2].map(() => putInStock(operator, { source_ref: 'lot 7', price: 26.66 })))
    const found = { tab: 'on_sale', price_from: 26.66, price_till: 26.66 }
    const seen = (await ask('', { ...found })).body.newest_id
    const later = await putInStock(operator, { price: 26.66 })
    const before = (await ids(found)).length
    expect((await change({ found, newest_id: seen }, { kind: 'hide' })).body).toMatchObject({ changed: before - 1 })
    expect(await ids(found)).toEqual([later.id])
    expect(first && (await ids({ tab: 'hidden' }))).toContain(first?.id)
  })

  test('are never changed by a filter that finds too many', async () => {
    await shop.database.ownerPool.query(
      `insert into items (skin_id, exterior, variant, float, paint_seed, price_cents)
       select 'ak-47-redline', 'FT', 'normal', 0.2, 1, 2700 from generate_series(1, 5001)`,
    )
    const newest = (await ask('', { tab: 'all' })).body.newest_id
    const all = await change({ found: { tab: 'on_sale' }, newest_id: newest }, { kind: 'hide' })
    expect(all).toMatchObject({ status: 422, body: { code: 'items_too_many' } })
    expect(await ids({ tab: 'on_sale', price_from: 27, price_till: 27 })).not.toEqual([])
  })

  test('need numbers, and a cause to go', async () => {
    expect(await change({ ids: [] }, { kind: 'hide' })).toMatchObject({ status: 422 })
    expect(await change({ ids: [1] }, { kind: 'withdraw' })).toMatchObject({ status: 422 })
    expect(await change({ ids: [1] }, { kind: 'burn' })).toMatchObject({ status: 422 })
  })
})
