import { importBytesMax } from '@pandrop/contract/staff/import-limits'
import type { StaffImport } from '@pandrop/contract/staff/imports'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { stockSince } from '../staff-items/testing/costed-items.ts'
import { postChange, putInStock } from '../staff-items/testing/stock.ts'
import { importOf, itemsFile, redlineRow, report, rowsOf, send, step, stepDone, work } from './testing/files.ts'

let shop: TestShop
let operator: TestStaff

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  operator = await asStaff(shop)
})

afterAll(() => shop.stop())

const countItems = async (): Promise<number> =>
  Number((await shop.database.ownerPool.query('select count(*) from items')).rows[0].count)

const itemOfExternal = async (externalId: string) =>
  (await shop.database.ownerPool.query('select * from items where external_id = $1', [externalId])).rows[0]

let numbers = 0
const number = (): string => {
  numbers += 1
  return `I-${numbers}`
}

const rowWith = (change: Record<string, string> = {}) => redlineRow({ external_id: number(), ...change })

describe('a file', () => {
  test('is read into a report that changes nothing, imported, and the same file again is nothing', async () => {
    const before = await countItems()
    const moved = await stockSince(shop)
    const [first, second] = [rowWith({ cost_eur: '19.50', note: '=cmd|x' }), rowWith({ hidden: 'yes' })]
    const file = itemsFile([first, second, rowWith({ price_eur: '' })])
    const read = await report(shop, operator, file)
    expect(read).toMatchObject({ state: 'ready', format: 'items', rows: 3, counts: { new: 2, wrong: 1 }, odd: 0 })
    expect(await countItems()).toBe(before)
    expect(await rowsOf(operator, read.id, 'wrong')).toMatchObject([
      { line: 4, field: 'price_eur', why: 'A new item needs a price' },
    ])
    const done = await stepDone(shop, operator, read.id, 'import')
    expect(done).toMatchObject({ state: 'done', rows_to_do: 2, rows_done: 2, settled: { added: 2 } })
    expect(await countItems()).toBe(before + 2)
    expect(await itemOfExternal(first.external_id ?? '')).toMatchObject({
      state: 'available',
      price_cents: 2715,
      cost_cents: 1950,
      cost_source: 'purchase',
      source_ref: `Import ${read.id}, line 2`,
      note: '=cmd|x',
    })
    expect(await itemOfExternal(second.external_id ?? '')).toMatchObject({ state: 'hidden' })
    expect(await moved()).toEqual({ stock: -1950, stock_intake: 1950 })
    const again = await report(shop, operator, file)
    expect(again).toMatchObject({ counts: { same: 2, wrong: 1 }, earlier: read.id })
    expect((await step(operator, again.id, 'import')).body).toMatchObject({ code: 'import_nothing' })
    expect(await countItems()).toBe(before + 2)
  })

  test('without any number of its own is known again by its copy, and two alike in it are two', async () => {
    const copy = redlineRow({ float: '0.31234567', paint_seed: '12' })
    const file = itemsFile([copy, copy])
    const read = await report(shop, operator, file)
    expect(read.counts).toEqual({ new: 2 })
    await stepDone(shop, operator, read.id, 'import')
    expect((await report(shop, operator, file)).counts).toEqual({ same: 2 })
    const dearer = await report(shop, operator, itemsFile([{ ...copy, price_eur: '28.00' }]))
    expect(dearer.counts).toEqual({ changed: 1 })
  })

  test('changes what it says of items that are there, and leaves alone what it does not say', async () => {
    const item = await putInStock(operator, { cost: 20, note: 'as it was', external_id: number() })
    const change = { item: `${item.id}`, price_eur: '26.00', cost_eur: '', note: '', hidden: 'yes' }
    const read = await report(shop, operator, itemsFile([change]))
    expect(await rowsOf(operator, read.id, 'changed')).toMatchObject([
      { item_id: item.id, why: 'price 27.15 → 26.00, hidden' },
    ])
    const done = await stepDone(shop, operator, read.id, 'import')
    expect(done.settled).toEqual({ changed: 1 })
    const { body } = await operator.browser.get(`/api/staff/items/${item.id}`)
    expect(body.item).toMatchObject({ price: 26, cost: 20, note: 'as it was', state: 'hidden' })
  })

  test('with odd prices leaves those rows out until they are meant', async () => {
    const file = itemsFile([rowWith(), rowWith({ price_eur: '271.50' }), rowWith({ cost_eur: '99' })])
    const read = await report(shop, operator, file)
    expect(read).toMatchObject({ counts: { new: 3 }, odd: 2 })
    expect((await rowsOf(operator, read.id, 'odd')).map(({ line }) => line)).toEqual([3, 4])
    expect((await step(operator, read.id, 'import', { whole: true })).body.code).toBe('import_rows_wrong')
    expect((await stepDone(shop, operator, read.id, 'import')).settled).toEqual({ added: 1 })
    const again = await report(shop, operator, file)
    expect(again).toMatchObject({ counts: { same: 1, new: 2 }, odd: 2 })
    expect((await stepDone(shop, operator, again.id, 'import', { sure: true })).settled).toEqual({ added: 2 })
  })

  test('may have semicolons, decimal commas, a byte order mark, or UTF-16 that says so', async () => {
    const text = 'market_hash_name;float;paint_seed;price_eur;external_id\r\n'
    const line = () => `AK-47 | Redline (Field-Tested);0,2134;661;27,15;${number()}\r\n`
    const utf16 = (content: string) => Buffer.from(`\ufeff${content}`, 'utf16le')
    for (const file of [text + line(), `\ufeff${text}${line()}`, utf16(text + line())]) {
      const sent = await send(operator, file)
      await work(shop)
      expect(await importOf(operator, (sent.body.import as StaffImport).id)).toMatchObject({ counts: { new: 1 } })
    }
  })
})

test('items that are exported are the same when they are imported, unless somebody changed them', async () => {
  const note = 'two\nlines, "quoted"; =not a formula'
  const items = await Promise.all([
    putInStock(operator, { cost: 12.34, asset_id: '616161', external_id: number(), note, hidden: true }),
    putInStock(operator, { note: "'=1+1", available_from: '2026-12-24T10:30:00Z' }),
    putInStock(operator, { float: 0.15000000596046448 }),
  ])
  const ids = items.map(({ id }) => id)
  const { body } = await operator.browser.post('/api/staff/items/export', { items: { ids } })
  expect(body).toMatchObject({ items: 3, file_name: expect.stringMatching(/^items-\d{4}-\d{2}-\d{2}.csv$/) })
  expect((await report(shop, operator, String(body.csv))).counts).toEqual({ same: 3 })
  const all = { items: { found: { tab: 'all' }, newest_id: Math.max(...ids) } }
  const everything = await operator.browser.post('/api/staff/items/export', all)
  expect((await report(shop, operator, String(everything.body.csv))).counts).toEqual({ same: everything.body.items })
  const dearer = String(body.csv).replaceAll('27.15', '28.50')
  expect((await report(shop, operator, dearer)).counts).toEqual({ changed: 3 })
})

describe('a row is wrong', () => {
  test.each([
    ['a skin that is not known', { market_hash_name: 'AK-47 | Nothing (Field-Tested)' }, 'market_hash_name'],
    ['a phase that is not said', { market_hash_name: '★ Karambit | Doppler (Factory New)', float: '0.01' }, 'phase'],
    ['a float outside of the exterior', { float: '0.5' }, 'float'],
    ['a negative price', { price_eur: '-5' }, 'price_eur'],
    ['an absurd price', { price_eur: '99999999999' }, 'price_eur'],
    ['a price with three decimals', { price_eur: '1.005' }, 'price_eur'],
    ['a float above one', { float: '2' }, 'float'],
    ['a seed above a thousand', { paint_seed: '1001' }, 'paint_seed'],
    ['an asset id that a spreadsheet rounded', { asset_id: '3.88E+10' }, 'asset_id'],
    ['an account that is not known', { account: 'Nowhere' }, 'account'],
    ['a day that is none', { available_from: '2026-02-31' }, 'available_from'],
    ['a number of an item that is not there', { item: '99999999' }, 'item'],
    ['neither yes nor no', { hidden: 'maybe' }, 'hidden'],
    ['a name that contradicts the exterior', { exterior: 'MW' }, 'exterior'],
  ])('with %s', async (_why, change, field) => {
    const read = await report(shop, operator, itemsFile([rowWith(change)]))
    expect(read.counts).toEqual({ wrong: 1 })
    expect(await rowsOf(operator, read.id, 'wrong')).toMatchObject([{ line: 2, field }])
  })

  test('that repeats a number of its own file, or is another copy than the item of its number', async () => {
    const twice = rowWith({ asset_id: '424242' })
    const read = await report(shop, operator, itemsFile([twice, rowWith({ asset_id: '424242' })]))
    expect(read.counts).toEqual({ new: 1, wrong: 1 })
    expect(await rowsOf(operator, read.id, 'wrong')).toMatchObject([
      { line: 3, field: 'asset_id', why: 'Line 2 has the same number already' },
    ])
    const item = await putInStock(operator, { external_id: number() })
    const other = await report(shop, operator, itemsFile([redlineRow({ item: `${item.id}`, float: '0.22' })]))
    expect(await rowsOf(operator, other.id, 'wrong')).toMatchObject([{ field: 'float' }])
  })

  test('and is handed out as it stood, with why, and without formulas', async () => {
    const read = await report(shop, operator, itemsFile([rowWith({ price_eur: '=1+1', note: '@SUM(A1)' })]))
    const { body } = await operator.browser.get(`/api/staff/imports/${read.id}/file`)
    expect(body).toMatchObject({ file_name: `import-${read.id}-wrong.csv` })
    const [head, line] = String(body.csv).split('\r\n')
    expect(head).toMatch(/^line,wrong,why,market_hash_name/)
    expect(line).toMatch(/^2,price_eur,.*,'=1\+1,.*,'@SUM\(A1\)$/)
  })
})

describe('what is no file of ours', () => {
  const refused = async (file: string | Uint8Array | (string | Uint8Array)[], code: string) =>
    expect((await send(operator, file)).body).toMatchObject({ code })

  test('is refused at once, by its content', async () => {
    await refused(' \r\n', 'import_empty')
    await refused('name,age\r\nAnn,20\r\n', 'import_unknown')
    await refused(Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), 'import_packed')
    await refused(Buffer.from([0x1f, 0x8b, 8, 0]), 'import_packed')
    await refused(Buffer.from(itemsFile([rowWith()]), 'utf16le'), 'import_encoding')
    await refused(Buffer.from([0x69, 0x74, 0xff, 0xfc]), 'import_encoding')
    expect((await send(operator, itemsFile([rowWith()]), '?account=999')).body.code).toBe('account_not_found')
  })

  test('is refused at the door where it is too large, however it is sent', async () => {
    const large = Buffer.alloc(importBytesMax + 1, 'a')
    expect(await send(operator, large)).toMatchObject({ status: 413, body: { code: 'file_too_large' } })
    const halves = [large.subarray(0, importBytesMax / 2 + 1), large.subarray(0, importBytesMax / 2 + 1)]
    expect(await send(operator, halves)).toMatchObject({ status: 413, body: { code: 'file_too_large' } })
    expect(
      await send(
        operator,
        Array.from({ length: 26 }, () => 'x'),
      ),
    ).toMatchObject({ status: 422 })
    const huge = await send(operator, Buffer.alloc(10 * importBytesMax, 'a'))
    expect(huge).toMatchObject({ status: 413, body: { code: 'file_too_large' } })
  })

  test.each([
    ['a column that is not known', itemsFile([{ ...redlineRow(), colour: 'red' }]), /no column colour/],
    ['a column that stands twice', 'item,price_eur,price_eur\r\n1,2,3\r\n', /price_eur stands there twice/],
    ['one line without end', `item,price_eur\r\n${'a'.repeat(3_000_000)}`, /longer than 10000 characters/],
    ['a quotation mark that is not closed', 'item,price_eur\r\n"1,2\r\n3,4\r\n', /not closed/],
    ['more cells than its first line', 'item,price_eur\r\n1,2,3\r\n', /Line 2 has 3 cells/],
    ['nothing below its first line', 'item,price_eur\r\n', /nothing below/],
    ['too many rows', `item,price_eur\r\n${'1,2\r\n'.repeat(50_001)}`, /more than 50000 rows/],
  ])('fails with %s, and says so', async (_why, file, problem) => {
    expect(await report(shop, operator, file)).toMatchObject({
      state: 'failed',
      problem: expect.stringMatching(problem),
    })
  })
})

describe('an import', () => {
  test('is undone for a day: what it added and nobody bought goes, at what it came for', async () => {
    const rows = [rowWith({ cost_eur: '10' }), rowWith({ cost_eur: '11' }), rowWith()]
    const file = itemsFile(rows)
    const read = await report(shop, operator, file)
    const moved = await stockSince(shop)
    await stepDone(shop, operator, read.id, 'import')
    const sold = await itemOfExternal(rows[1]?.external_id ?? '')
    const customer = await shop.customer({ balanceCents: 10_000 })
    expect((await customer.browser.post('/api/cart/add', { item_id: sold.id })).status).toBe(200)
    await shop.database.ownerPool.query(`update items set state = 'sold', sold_at = now() where id = $1`, [sold.id])
    const undone = await stepDone(shop, operator, read.id, 'undo')
    expect(undone).toMatchObject({ state: 'undone', settled: { undone: 2, kept: 1 } })
    expect(await moved()).toEqual({ stock: -1100, stock_intake: 1100 })
    expect(await rowsOf(operator, read.id, 'refused')).toMatchObject([{ item_id: sold.id }])
    const again = await report(shop, operator, file)
    expect(again.counts).toEqual({ new: 2, same: 1 })
    expect((await stepDone(shop, operator, again.id, 'import')).settled).toEqual({ added: 2 })
    shop.clock.advance({ hours: 25 })
    operator = await asStaff(shop)
    expect((await step(operator, again.id, 'undo')).body).toMatchObject({ code: 'import_state_wrong' })
  })

  test('of all or nothing changes nothing where the shop has changed since its report', async () => {
    const rows = [rowWith(), rowWith({ asset_id: '515151' })]
    const read = await report(shop, operator, itemsFile(rows))
    await putInStock(operator, { asset_id: '515151', external_id: number() })
    const before = await countItems()
    const stood = await stepDone(shop, operator, read.id, 'import', { whole: true })
    expect(stood).toMatchObject({ state: 'ready', problem: expect.stringContaining('Nothing was imported') })
    expect(await countItems()).toBe(before)
    expect((await stepDone(shop, operator, read.id, 'import')).settled).toEqual({ added: 1, refused: 1 })
  })

  test('stands in the audit log with every item that it added, and in the list', async () => {
    const row = rowWith()
    const read = await report(shop, operator, itemsFile([row]))
    await stepDone(shop, operator, read.id, 'import')
    const { rows } = await shop.database.ownerPool.query(
      `select log.action, change.after->>'external_id' as external
       from audit_changes change join audit_log log on log.id = change.audit_id
       where change.table_name = 'items' and change.after->>'external_id' = $1`,
      [row.external_id],
    )
    expect(rows).toEqual([{ action: 'takeImportStep import', external: row.external_id }])
    const { body } = await operator.browser.get('/api/staff/imports')
    expect((body.rows as StaffImport[])[0]).toMatchObject({ id: read.id, state: 'done' })
  })

  test('is refused where it is not there, or cannot be done, and to whoever is no staff', async () => {
    for (const path of ['/api/staff/imports/999', '/api/staff/imports/999/rows?outcome=new'])
      expect((await operator.browser.get(path)).body.code, path).toBe('import_not_found')
    expect((await operator.browser.get('/api/staff/imports/999/file')).body.code).toBe('import_not_found')
    expect((await step(operator, 999, 'import')).body.code).toBe('import_not_found')
    const read = await report(shop, operator, itemsFile([rowWith()]))
    expect((await step(operator, read.id, 'undo')).body).toMatchObject({ code: 'import_state_wrong' })
    const customer = await shop.customer()
    for (const path of ['/staff/imports', '/staff/imports/:id/rows', '/staff/imports/:id/file'])
      expect((await customer.browser.get(`/api${path.replace(':id', '1')}`)).status, path).toBe(401)
    for (const path of ['/staff/imports/:id/steps', '/staff/items/export'])
      expect((await customer.browser.post(`/api${path.replace(':id', '1')}`, {})).status, path).toBe(401)
    expect((await send(customer, itemsFile([rowWith()]))).status).toBe(401)
  })
})

test('what somebody has set meanwhile as the file has it is the same when that is imported', async () => {
  const item = await putInStock(operator, { external_id: number() })
  const read = await report(shop, operator, itemsFile([{ item: `${item.id}`, price_eur: '26.00' }]))
  expect((await postChange(operator, item.id, { price: 26 })).status).toBe(200)
  expect((await stepDone(shop, operator, read.id, 'import')).settled).toEqual({ same: 1 })
})
