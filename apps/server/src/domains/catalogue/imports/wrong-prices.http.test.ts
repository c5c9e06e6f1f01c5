import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { itemsFile, redlineRow, report, rowsOf, send, stepDone } from './testing/files.ts'
import { addSkin, imported, priceList, priceOf, redline, redlineAt } from './testing/price-lists.ts'

let shop: TestShop
let operator: TestStaff

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  operator = await asStaff(shop)
})

afterAll(() => shop?.stop())

describe('a row is wrong', () => {
  test.each([
    ['a phase that its finish does not have', '★ Karambit | Doppler (Factory New),900,EUR,Phase 9', 'phase'],
    ['a phase where there are none', `${redline} (Field-Tested),30,EUR,Ruby`, 'phase'],
    ['a phase without end', `${redline} (Field-Tested),30,EUR,${'x'.repeat(200)}`, 'phase'],
    ['an exterior that its floats do not reach', 'AWP | Asiimov (Factory New),90,EUR,', 'market_hash_name'],
    ['a variant that does not exist', '★ Souvenir Karambit,90,EUR,', 'market_hash_name'],
    ['no exterior', '★ Karambit | Fade,90,EUR,', 'market_hash_name'],
    ['a weapon without its exterior', `${redline},90,EUR,`, 'market_hash_name'],
    ['a name without end', `${'x'.repeat(300)} (Field-Tested),90,EUR,`, 'market_hash_name'],
    ['no name', ',90,EUR,', 'market_hash_name'],
    ['a negative price', redlineAt('Field-Tested', '-5'), 'price'],
    ['a price of nothing', redlineAt('Field-Tested', '0.00'), 'price'],
    ['an absurd price', redlineAt('Field-Tested', '99999999999'), 'price'],
    ['more than a million', redlineAt('Field-Tested', '1000000.01'), 'price'],
    ['three decimals, which may be thousands', redlineAt('Field-Tested', '1.234'), 'price'],
    ['no number', redlineAt('Field-Tested', '1e3'), 'price'],
    ['a formula', redlineAt('Field-Tested', '=1+1'), 'price'],
    ['no currency', redlineAt('Field-Tested', '30', ''), 'currency'],
    ['a currency that is none', redlineAt('Field-Tested', '30', 'euro'), 'currency'],
  ])('with %s', async (_why, line, field) => {
    const read = await report(shop, operator, priceList(line))
    expect(read.counts).toEqual({ wrong: 1 })
    expect(await rowsOf(operator, read.id, 'wrong')).toMatchObject([{ line: 2, field }])
  })

  test('that repeats a kind, however it is written, names the line with the first', async () => {
    const twice = `${redline.toUpperCase()} (Field-Tested),31,EUR,`
    const bare = ['★ Karambit,910,EUR,', '★ Karambit (Not Painted),911,EUR,']
    const read = await report(shop, operator, priceList(redlineAt('Field-Tested', 31), twice, ...bare))
    expect(await rowsOf(operator, read.id, 'wrong')).toMatchObject([
      { line: 3, field: 'market_hash_name', why: 'Line 2 has a price of this kind already' },
      { line: 5, why: 'Line 4 has a price of this kind already' },
    ])
  })

  test('that means the kind of another row after all is refused, also five hundred rows further down', async () => {
    const id = 'ak-47-one-phase'
    const facts = { market_name: 'AK-47 | One Phase', finish: 'One Phase', phase: 'Phase 1', paint_index: 9996 }
    await addSkin(shop, id, facts)
    const [bare, phased] = ['AK-47 | One Phase (Field-Tested),8,EUR,', 'AK-47 | One Phase (Field-Tested),9,EUR,Phase 1']
    expect((await report(shop, operator, priceList(bare, phased))).counts).toEqual({ new: 1, wrong: 1 })
    const { rows } = await shop.database.ownerPool.query(
      `select market_name from skins where phase = '' and exteriors @> '{FT}' limit 600`,
    )
    const others = rows.map(({ market_name: name }) => `${name} (Field-Tested),1,EUR,`)
    const far = await imported(shop, operator, priceList(bare, ...others, phased), { sure: true })
    expect(far.settled).toMatchObject({ added: 1, refused: 1 })
    expect(await priceOf(operator, 'FT', { id })).toBe(8)
    const undone = await stepDone(shop, operator, far.id, 'undo')
    expect(undone.settled).toEqual({ undone: (far.settled.changed ?? 0) + 1, refused: 1 })
  })
})

describe('what is no price list', () => {
  const one = { market_hash_name: `${redline} (Field-Tested)`, price: 30, currency: 'EUR' }

  test.each([
    ['a column that is not known', 'market_hash_name,price,currency,float\r\nx,1,EUR,1', /no column float/],
    ['a column that is missing', 'market_hash_name,price\r\nx,1', /currency is missing/],
    ['JSON that ends early', JSON.stringify([one]).slice(0, -1), /no list of prices/],
    ['something behind its end', `[${JSON.stringify(one)}] []`, /no list of prices/],
    [
      'deep nesting',
      `[${JSON.stringify(one)},${'['.repeat(5_000_000)}${']'.repeat(5_000_000)}]`,
      /more time or memory/,
    ],
    ['more rows than there may be', `[${JSON.stringify(one)}${',{}'.repeat(50_000)}]`, /more than 50000 rows/],
    ['nothing in it', 'market_hash_name,price,currency\r\n', /nothing below/],
  ])('fails with %s, and says so', async (_why, file, problem) => {
    const read = await report(shop, operator, file)
    expect(read).toMatchObject({ format: 'prices', state: 'failed', problem: expect.stringMatching(problem) })
  })

  test('is told from our own file of items, and imported one at a time', async () => {
    expect((await send(operator, 'market_hash_name,currency\r\nx,EUR')).body.code).toBe('import_unknown')
    const items = await report(shop, operator, itemsFile([redlineRow({ external_id: 'P-1' })]))
    expect(items.format).toBe('items')
    const prices = [30, 31].map((price) => priceList(redlineAt('Field-Tested', price)))
    const two = await report(shop, operator, prices)
    expect(two).toMatchObject({ state: 'failed', problem: expect.stringContaining('one file at a time') })
    const mixed = await send(operator, [priceList(redlineAt('Field-Tested', 30)), itemsFile([redlineRow()])])
    expect(mixed.body.code).toBe('import_mixed')
  })

  test('hurts nothing: entries of other types, keys that mean something to programs, halves of letters', async () => {
    const list = [
      null,
      5,
      [one],
      'text',
      {},
      { ...one, market_hash_name: 7 },
      { ...one, price: {} },
      { ...one, price: true, suggested_price: 3 },
      { ...one, price: 'NaN' },
      { ...one, currency: ['EUR'] },
      { ...one, market_hash_name: `${redline}\u0000\ud800 (Field-Tested)` },
    ]
    const named = `"market_hash_name":"${redline} (Field-Tested)"`
    const prototype = `{"__proto__":{"price":1},"constructor":{"prototype":{}},${named}}`
    const huge = `{${named},"currency":"EUR","price":1e999}`
    const text = `${JSON.stringify(list).slice(0, -1)},${prototype},${huge}]`
    const read = await report(shop, operator, text)
    expect(read).toMatchObject({ state: 'ready', counts: { wrong: 13 } })
    const wrong = await rowsOf(operator, read.id, 'wrong')
    const [name, price, currency] = ['market_hash_name', 'price', 'currency']
    const fields = [null, null, null, null, name, name, price, price, price, currency, name, price, price]
    expect(wrong.map(({ field }) => field)).toEqual(fields)
    expect(({} as Record<string, unknown>).price).toBeUndefined()
    const long = `[{"market_hash_name":"${'x'.repeat(19_000_000)} (Field-Tested)","price":1,"currency":"EUR"}]`
    expect(await report(shop, operator, long)).toMatchObject({ state: 'ready', counts: { wrong: 1 } })
  })
})
