import { wholeChangesMax } from '@pandrop/contract/staff/import-limits'
import type { StaffImport } from '@pandrop/contract/staff/imports'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { balanceCentsOf, buy, expectCleanBooks } from '../../checkout/purchase/testing/purchases.ts'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { putInStock } from '../staff-items/testing/stock.ts'
import { applyImport, undoImport } from './import-jobs.ts'
import { readImport } from './read-import.ts'
import { importOf, itemsFile, redlineRow, report, send, step, stepDone, work } from './testing/files.ts'

let shop: TestShop
let operator: TestStaff

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  operator = await asStaff(shop)
})

afterAll(() => shop.stop())

const countItems = async (): Promise<number> =>
  Number((await shop.database.ownerPool.query('select count(*) from items')).rows[0].count)

let numbers = 0
const number = (): string => {
  numbers += 1
  return `R-${numbers}`
}

const rowWith = (change: Record<string, string> = {}) => redlineRow({ external_id: number(), ...change })

/** A shop whose server is killed after so many transactions. */
const killedAfter = (transactionsMax: number) => {
  const { pool } = shop.shop
  let transactions = 0
  const stopping = Object.assign(Object.create(pool), {
    query: pool.query.bind(pool),
    connect: async () => {
      transactions += 1
      if (transactions > transactionsMax) throw new Error('the server was killed')
      return pool.connect()
    },
  })
  return { ...shop.shop, pool: stopping }
}

const inStock = (count: number) =>
  Promise.all(Array.from({ length: count }, () => putInStock(operator, { external_id: number() })))

describe('an import', () => {
  test('that a crash stopped goes on where it was, and adds nothing twice', async () => {
    const before = await countItems()
    const rows = Array.from({ length: 1200 }, () => rowWith())
    const read = await report(shop, operator, itemsFile(rows))
    expect((await step(operator, read.id, 'import')).status).toBe(200)
    await expect(applyImport(killedAfter(2), read.id)).rejects.toThrow('the server was killed')
    expect(await importOf(operator, read.id)).toMatchObject({ state: 'importing', rows_done: 1000 })
    await work(shop)
    expect(await importOf(operator, read.id)).toMatchObject({ state: 'done', settled: { added: 1200 } })
    expect(await countItems()).toBe(before + 1200)
  })

  test('that a crash stopped while it was read, or taken back, goes on', async () => {
    const before = await countItems()
    const sent = await send(operator, itemsFile(Array.from({ length: 700 }, () => rowWith())))
    const { id } = sent.body.import as StaffImport
    await expect(readImport(killedAfter(1), id)).rejects.toThrow('the server was killed')
    expect(await importOf(operator, id)).toMatchObject({ state: 'reading', rows_read: 700 })
    await work(shop)
    expect(await importOf(operator, id)).toMatchObject({ state: 'ready', rows_read: 700, counts: { new: 700 } })
    await stepDone(shop, operator, id, 'import')
    expect((await step(operator, id, 'undo')).status).toBe(200)
    await expect(undoImport(killedAfter(1), id)).rejects.toThrow('the server was killed')
    expect(await importOf(operator, id)).toMatchObject({ state: 'undoing', rows_done: 500 })
    await work(shop)
    expect(await importOf(operator, id)).toMatchObject({ state: 'undone', settled: { undone: 700 }, rows_done: 700 })
    const { rows } = await shop.database.pool.query(`select count(*) from items where state <> 'withdrawn'`)
    expect(Number(rows[0].count)).toBe(before)
  })

  test('beside another of the same file adds each item once', async () => {
    const before = await countItems()
    const file = itemsFile([redlineRow({ float: '0.19191919', paint_seed: '3' }), rowWith()])
    const [one, other] = [await report(shop, operator, file), await report(shop, operator, file)]
    for (const { id } of [one, other]) expect((await step(operator, id, 'import')).status).toBe(200)
    await Promise.all([one, other].map(({ id }) => applyImport(shop.shop, id)))
    const settled = (await Promise.all([one, other].map(({ id }) => importOf(operator, id)))).map(
      (done) => done.settled,
    )
    expect(settled).toEqual(expect.arrayContaining([{ added: 2 }, { same: 2 }]))
    expect(await countItems()).toBe(before + 2)
  })

  test('goes on while customers buy what it changes: who pays, pays what they saw', async () => {
    const items = await inStock(8)
    const rows = items.map(({ id }) => ({ item: `${id}`, price_eur: '26.50' }))
    const read = await report(shop, operator, itemsFile(rows))
    expect((await step(operator, read.id, 'import')).status).toBe(200)
    const buyers = await Promise.all(items.map(() => shop.customer({ balanceCents: 100_000 })))
    for (const [index, { browser }] of buyers.entries())
      expect(await browser.post('/api/cart/add', { item_id: items[index]?.id })).toMatchObject({ status: 200 })
    const [, ...replies] = await Promise.all([
      applyImport(shop.shop, read.id),
      ...buyers.map((buyer) => buy(buyer, { seen_total: 27.15 })),
    ])
    for (const { status, body } of replies) if (status !== 200) expect(body.code).toBe('price_changed')
    const bought = replies.filter(({ status }) => status === 200).length
    const { state, settled } = await importOf(operator, read.id)
    expect({ state, sum: (settled.changed ?? 0) + (settled.refused ?? 0) }).toEqual({ state: 'done', sum: 8 })
    expect(settled.changed ?? 0).toBeGreaterThanOrEqual(8 - bought)
    const paid = await Promise.all(buyers.map((buyer) => balanceCentsOf(shop, buyer)))
    for (const left of paid) expect([0, 2715]).toContain(100_000 - left)
    expect(paid.filter((left) => left < 100_000)).toHaveLength(bought)
    await expectCleanBooks(shop.database.pool)
  })

  test('of all or nothing beside buyers changes every item or none, and nobody meets an error', async () => {
    const items = await inStock(12)
    // Against the order in which buyers lock.
    const rows = items.map(({ id }) => ({ item: `${id}`, price_eur: '26.50' })).reverse()
    const read = await report(shop, operator, itemsFile(rows))
    expect((await step(operator, read.id, 'import', { whole: true })).status).toBe(200)
    const buyers = await Promise.all(
      Array.from({ length: 6 }, async (_, place) => {
        const buyer = await shop.customer({ balanceCents: 100_000 })
        for (const item of items.slice(2 * place, 2 * place + 2))
          expect((await buyer.browser.post('/api/cart/add', { item_id: item.id })).status).toBe(200)
        return buyer
      }),
    )
    const [, ...replies] = await Promise.all([
      applyImport(shop.shop, read.id),
      ...buyers.map((buyer) => buy(buyer, { seen_total: 54.3 })),
    ])
    for (const { status, body } of replies) if (status !== 200) expect(body.code).toBe('price_changed')
    const { state, settled } = await importOf(operator, read.id)
    const ids = items.map(({ id }) => id)
    const { rows: found } = await shop.database.pool.query(
      'select count(*) from items where id = any($1) and price_cents = 2650',
      [ids],
    )
    const isDone = state === 'done'
    expect({ state, changed: Number(found[0].count) }).toEqual(
      isDone ? { state: 'done', changed: 12 } : { state: 'ready', changed: 0 },
    )
    if (isDone) expect(settled).toEqual({ changed: 12 })
    await expectCleanBooks(shop.database.pool)
  })

  test('of all or nothing that would keep buyers waiting for thousands of items is refused', async () => {
    const { id } = await report(shop, operator, itemsFile([rowWith()]))
    await shop.database.ownerPool.query(
      `insert into import_rows (import_id, line, outcome, label) select $1, line, 'changed', 'x'
       from generate_series(100, 100 + $2::int) as line`,
      [id, wholeChangesMax],
    )
    expect((await step(operator, id, 'import', { whole: true })).body.code).toBe('import_whole_too_large')
    expect(await importOf(operator, id)).toMatchObject({ state: 'ready' })
  })

  test('is taken back beside buyers: what they bought stays, and the rest goes', async () => {
    const rows = Array.from({ length: 8 }, () => rowWith())
    const { id } = await report(shop, operator, itemsFile(rows))
    await stepDone(shop, operator, id, 'import')
    const { rows: added } = await shop.database.pool.query(
      'select id from items where external_id = any($1) order by id',
      [rows.map(({ external_id: externalId }) => externalId)],
    )
    const buyers = await Promise.all(
      added.map(async (item) => {
        const buyer = await shop.customer({ balanceCents: 100_000 })
        expect((await buyer.browser.post('/api/cart/add', { item_id: Number(item.id) })).status).toBe(200)
        return buyer
      }),
    )
    const [first, ...others] = buyers
    if (!first) throw new Error('nobody buys')
    expect((await buy(first, { seen_total: 27.15 })).status).toBe(200)
    expect((await step(operator, id, 'undo')).status).toBe(200)
    const [, ...replies] = await Promise.all([
      undoImport(shop.shop, id),
      ...others.map((buyer) => buy(buyer, { seen_total: 27.15 })),
    ])
    const bought = 1 + replies.filter(({ status }) => status === 200).length
    const { settled } = await importOf(operator, id)
    expect([settled.kept, settled.undone ?? 0]).toEqual([bought, 8 - bought])
    await expectCleanBooks(shop.database.pool)
  })
})
