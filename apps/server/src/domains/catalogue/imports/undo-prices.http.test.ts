import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { applyImport } from './import-jobs.ts'
import { importOf, report, rowsOf, step, stepDone, work } from './testing/files.ts'
import { imported, kindOf, priceList, priceOf, redlineAt, setByHand } from './testing/price-lists.ts'

let shop: TestShop
let operator: TestStaff

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  shop.clock.set(new Date('2026-11-20T12:00:00Z'))
})

beforeEach(async () => {
  shop.clock.advance({ hours: 24 })
  operator = await asStaff(shop)
})

afterAll(() => shop?.stop())

const standing = async () => {
  const { rows } = await shop.database.ownerPool.query(
    `select * from reference_prices where skin_id = 'ak-47-redline' order by exterior, variant`,
  )
  return rows
}

const endByHand = (exterior: string, seen: number) =>
  operator.browser.post('/api/staff/catalogue/skins/ak-47-redline/reference/end', { exterior, variant: 'normal', seen })

const lists = async () => (await operator.browser.get('/api/staff/catalogue/price-lists')).body

describe('taken back', () => {
  test('prices, their lists and what lists say beneath a price of a person are as they were', async () => {
    await setByHand(operator, 'BS', { price: 21 })
    const [before, { newest_days: daysBefore }] = [await standing(), await lists()]
    const names = ['Minimal Wear', 'Field-Tested', 'Well-Worn', 'Battle-Scarred']
    const file = priceList(...names.map((name, place) => redlineAt(name, 28 + place)))
    const done = await imported(shop, operator, file, { sure: true })
    expect(done.settled).toEqual({ changed: 4 })
    expect(await lists()).toMatchObject({ newest_days: 0 })
    const undone = await stepDone(shop, operator, done.id, 'undo')
    expect(undone).toMatchObject({ state: 'undone', settled: { undone: 4 }, rows_to_do: 4, rows_done: 4 })
    expect(await standing()).toEqual(before)
    expect(await lists()).toMatchObject({ newest_days: daysBefore, lists: [{ origin: 'catalogue' }] })
    expect((await report(shop, operator, file)).counts).toEqual({ changed: 4 })
  })

  test('what a person or another list has changed since stays as it is', async () => {
    await setByHand(operator, 'BS', { price: 22 })
    const four = [redlineAt('Minimal Wear', 50), redlineAt('Field-Tested', 29), redlineAt('Well-Worn', 26)]
    const file = priceList(...four, redlineAt('Battle-Scarred', 24))
    const done = await imported(shop, operator, file, { sure: true })
    await setByHand(operator, 'MW', { price: 55 })
    await imported(shop, operator, priceList(redlineAt('Field-Tested', 30)))
    expect((await endByHand('BS', 22)).status).toBe(200)
    const undone = await stepDone(shop, operator, done.id, 'undo')
    expect(undone.settled).toEqual({ undone: 1, kept: 3 })
    expect(await rowsOf(operator, done.id, 'refused')).toMatchObject([
      { line: 2, why: 'A person or another list has changed it since' },
      { line: 3 },
      { line: 5 },
    ])
    const prices = await Promise.all(['MW', 'FT', 'BS'].map((exterior) => priceOf(operator, exterior)))
    expect(prices).toEqual([55, 30, 24])
  })

  test('of a price that a person has set anew meanwhile the list beneath it is, and the price stays', async () => {
    const listed = await priceOf(operator, 'WW')
    await setByHand(operator, 'WW', { price: 33 })
    const done = await imported(shop, operator, priceList(redlineAt('Well-Worn', listed + 2)))
    await setByHand(operator, 'WW', { price: 34 })
    expect((await stepDone(shop, operator, done.id, 'undo')).settled).toEqual({ undone: 1 })
    expect(await kindOf(operator, 'WW')).toMatchObject({ reference: 34, set: { listed } })
  })

  test('two lists, the older first: the newer one puts back what stood before it', async () => {
    const ft = await priceOf(operator, 'FT')
    const first = await imported(shop, operator, priceList(redlineAt('Field-Tested', ft + 1)))
    const second = await imported(shop, operator, priceList(redlineAt('Field-Tested', ft + 2)))
    expect((await stepDone(shop, operator, first.id, 'undo')).settled).toEqual({ kept: 1 })
    expect((await stepDone(shop, operator, second.id, 'undo')).settled).toEqual({ undone: 1 })
    expect(await kindOf(operator, 'FT')).toMatchObject({ reference: ft + 1, age_days: 0 })
  })
})

test('a list that a crash stopped goes on where it was, as one list', async () => {
  const { rows } = await shop.database.ownerPool.query(
    `select s.market_name, r.price_cents from reference_prices r join skins s on s.id = r.skin_id
     where s.phase = '' and r.variant = 'normal' and r.exterior = 'FT' and r.origin <> 'hand' limit 1200`,
  )
  const lines = rows.map(
    ({ market_name: name, price_cents: cents }) => `${name} (Field-Tested),${cents / 100 + 1},EUR,`,
  )
  const read = await report(shop, operator, priceList(...lines))
  const toDo = read.counts.changed ?? 0
  expect(toDo).toBeGreaterThan(1000)
  expect((await step(operator, read.id, 'import', { sure: true })).status).toBe(200)
  const { pool } = shop.shop
  let transactions = 0
  const stopping = Object.assign(Object.create(pool), {
    query: pool.query.bind(pool),
    connect: async () => {
      transactions += 1
      if (transactions > 2) throw new Error('the server was killed')
      return pool.connect()
    },
  })
  await expect(applyImport({ ...shop.shop, pool: stopping }, read.id)).rejects.toThrow('the server was killed')
  expect(await importOf(operator, read.id)).toMatchObject({ state: 'importing', rows_done: 1000 })
  await work(shop)
  expect(await importOf(operator, read.id)).toMatchObject({ state: 'done', settled: { changed: toDo } })
  const made = await shop.database.ownerPool.query('select id from price_lists where import_id = $1', [read.id])
  expect(made.rows).toHaveLength(1)
  const of = await shop.database.ownerPool.query('select from reference_prices where list_id = $1', [made.rows[0].id])
  expect(of.rowCount).toBe(toDo)
})
