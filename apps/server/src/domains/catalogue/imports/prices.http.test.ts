import type { CatalogueSkin } from '@pandrop/contract/staff/skins'
import { dayName, daysBefore } from '@pandrop/money/days'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { itemsFile, redlineRow, report, rowsOf, send, step, stepDone } from './testing/files.ts'
import * as lists from './testing/price-lists.ts'
import { addSkin, priceList, redline, redlineAt, setByHand } from './testing/price-lists.ts'

let shop: TestShop
let operator: TestStaff

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  shop.clock.set(new Date('2026-11-20T12:00:00Z'))
})

const nextDay = async () => {
  shop.clock.advance({ hours: 24 })
  operator = await asStaff(shop)
}

// Each test has a day of its own, so that its lists are newer than those before.
beforeEach(nextDay)

afterAll(() => shop?.stop())

const today = (): string => dayName(shop.clock.now())

const kindOf = (...of: [exterior: string, { variant?: string; id?: string }?]) => lists.kindOf(operator, ...of)
const priceOf = (...of: [exterior: string, { variant?: string; id?: string }?]) => lists.priceOf(operator, ...of)
const imported = (file: string, more: { sure?: boolean } = {}) => lists.imported(shop, operator, file, more)

describe('a price list', () => {
  test('becomes the reference of each kind that it names, times a factor, with its name and day', async () => {
    const [ft, st] = [await priceOf('FT'), await priceOf('MW', { variant: 'stattrak' })]
    const file = priceList(redlineAt('Field-Tested', 30), `StatTrak™ ${redline} (Minimal Wear),${st},EUR,`)
    const read = await report(shop, operator, file, '?factor=0.9')
    expect(read).toMatchObject({ format: 'prices', state: 'ready', counts: { changed: 2 }, odd: 0 })
    expect(await priceOf('FT')).toBe(ft)
    expect(await rowsOf(operator, read.id, 'changed')).toMatchObject([
      { line: 2, label: `${redline} (Field-Tested)`, why: `${ft.toFixed(2)} → 27.00`, item_id: null },
      { line: 3 },
    ])
    const done = await stepDone(shop, operator, read.id, 'import')
    expect(done).toMatchObject({ state: 'done', settled: { changed: 2 }, rows_done: 2 })
    expect(await kindOf('FT')).toMatchObject({
      reference: 27,
      basis: 'observed',
      source: { origin: 'import', list: 'items.csv', day: today() },
      age_days: 0,
    })
    const { body } = await operator.browser.get('/api/staff/catalogue/price-lists')
    expect(body.lists).toMatchObject([{ name: 'items.csv', origin: 'import', day: today(), kinds: 2 }, {}])
    const { rows } = await shop.database.ownerPool.query(
      `select l.action, l.staff_id, c.after->>'import_id' as import_id
       from audit_changes c join audit_log l on l.id = c.audit_id where c.table_name = 'price_lists'`,
    )
    expect(rows).toEqual([{ action: 'takeImportStep import', staff_id: operator.id, import_id: `${read.id}` }])
  })

  test('counts at once: for quotes, for what is imported later, and Today does not call it old any more', async () => {
    const listAge = async () => {
      const { body } = await operator.browser.get('/api/staff/today')
      return (body.waiting as { kind: string; count: number }[]).find(({ kind }) => kind === 'price_list_old')?.count
    }
    for (let days = 0; days < 20; days += 1) shop.clock.advance({ hours: 24 })
    operator = await asStaff(shop)
    expect(await listAge()).toBeGreaterThan(14)
    await imported(priceList(redlineAt('Field-Tested', '28.50')))
    expect(await listAge()).toBe(0)
    const customer = await shop.customer()
    const asked = 'skin_id=ak-47-redline&quality=field_tested&variant=normal'
    const quote = await customer.browser.get(`/api/offer/quote?${asked}`)
    expect(quote.body).toMatchObject({ payload: { reference_price: 28.5 } })
    const items = await report(shop, operator, itemsFile([redlineRow({ price_eur: '90' })]))
    expect(await rowsOf(operator, items.id, 'odd')).toMatchObject([{ odd: expect.stringContaining('28.50') }])
  })

  test('that is sent again changes nothing on its day, and confirms its prices on a later one', async () => {
    const file = priceList(redlineAt('Field-Tested', 29))
    const first = await imported(file)
    expect(first.settled).toEqual({ changed: 1 })
    const again = await report(shop, operator, file)
    expect(again).toMatchObject({ counts: { same: 1 }, earlier: first.id })
    expect((await step(operator, again.id, 'import')).body.code).toBe('import_nothing')
    const day = today()
    await nextDay()
    const later = await report(shop, operator, file)
    expect(await rowsOf(operator, later.id, 'changed')).toMatchObject([
      { why: `confirmed: 29.00 as before, of ${today()} instead of ${day}` },
    ])
    expect((await stepDone(shop, operator, later.id, 'import')).settled).toEqual({ changed: 1 })
    expect(await kindOf('FT')).toMatchObject({ reference: 29, age_days: 0, source: { day: today() } })
  })

  test('may be JSON as programs write it: suggested prices, phases called version, no price at all', async () => {
    const phase2 = { id: 'karambit-doppler-phase-2' }
    const doppler = { market_hash_name: '★ Karambit | Doppler (Factory New)', currency: 'EUR', quantity: 3 }
    const was = await priceOf('FN', phase2)
    const list = [
      { ...doppler, version: 'Phase 2', suggested_price: was + 1.001, min_price: 1, item_page: 'https://x' },
      { ...doppler, version: 'Ruby', suggested_price: null },
      { ...doppler, version: null, suggested_price: 900 },
      { market_hash_name: 'Sticker | Crown (Foil)', currency: 'EUR', suggested_price: 700, version: null },
      { market_hash_name: 'Sir Bloody Miami Darryl | The Professionals', currency: 'EUR', suggested_price: null },
      { market_hash_name: 'Fracture Case', currency: 'EUR', suggested_price: 0.3 },
      { market_hash_name: 'Fracture Case', currency: 'EUR', suggested_price: 0.3 },
      { market_hash_name: '★ Karambit', currency: 'EUR', price: '900.00', suggested_price: 1 },
      { market_hash_name: 'AK-47 | No Such Finish (Minimal Wear)', currency: 'EUR', suggested_price: 5 },
    ]
    const read = await report(shop, operator, JSON.stringify(list))
    expect(read).toMatchObject({ format: 'prices', counts: { changed: 2, wrong: 3, not_ours: 4 } })
    expect(await rowsOf(operator, read.id, 'wrong')).toMatchObject([
      { line: 2, field: 'price', why: 'It has no price' },
      { line: 3, field: 'phase', why: expect.stringContaining('Black Pearl') },
      { line: 9, field: 'market_hash_name', why: 'The catalogue has no skin of this name' },
    ])
    await stepDone(shop, operator, read.id, 'import')
    expect(await priceOf('FN', phase2)).toBeCloseTo(was + 1, 2)
    expect(await priceOf('NP', { id: 'karambit-vanilla' })).toBe(900)
    const { body } = await operator.browser.get(`/api/staff/imports/${read.id}/file`)
    expect(String(body.csv)).toContain('★ Karambit | Doppler (Factory New)')
  })

  test('is converted at the rates of the shop as they are when it is imported', async () => {
    await shop.database.ownerPool.query(`update currencies set value = 4 where code = 'PLN'`)
    const lines = [redlineAt('Field-Tested', 120, 'PLN'), redlineAt('Minimal Wear', 60, 'usd')]
    const read = await report(shop, operator, priceList(...lines, redlineAt('Well-Worn', 60, 'XAU')))
    expect(await rowsOf(operator, read.id, 'wrong')).toMatchObject([
      { field: 'currency', why: 'The shop has no exchange rate of XAU' },
    ])
    await shop.database.ownerPool.query(`update currencies set value = 5 where code = 'PLN'`)
    await stepDone(shop, operator, read.id, 'import')
    expect(await priceOf('FT')).toBe(24)
    expect(await priceOf('MW')).toBe(51.72)
    const [changed] = await rowsOf(operator, read.id, 'changed')
    expect(changed?.why).toContain('→ 24.00')
  })

  test('may have semicolons, decimal commas, tabs and a byte order mark, and no price below 0.03', async () => {
    const semicolons = `\ufeffmarket_hash_name;price;currency\r\n${redline} (Field-Tested);26,5;EUR\r\n`
    await imported(semicolons)
    expect(await priceOf('FT')).toBe(26.5)
    const tabs = `market_hash_name\tprice\tcurrency\r\n${redline} (Field-Tested)\t0,01\tEUR\r\n`
    expect((await imported(tabs, { sure: true })).settled).toEqual({ changed: 1 })
    expect(await priceOf('FT')).toBe(0.03)
    await imported(priceList(redlineAt('Field-Tested', 27)), { sure: true })
  })
})

describe('a price', () => {
  test('more than three times away from what its list said stays out until it is meant', async () => {
    const [ft, mw] = [await priceOf('FT'), await priceOf('MW')]
    const file = priceList(redlineAt('Field-Tested', ft * 3 + 1), redlineAt('Minimal Wear', mw + 1))
    const read = await report(shop, operator, file)
    expect(read).toMatchObject({ counts: { changed: 2 }, odd: 1 })
    expect((await step(operator, read.id, 'import', { whole: true })).body.code).toBe('import_rows_wrong')
    expect((await stepDone(shop, operator, read.id, 'import')).settled).toEqual({ changed: 1 })
    expect([await priceOf('FT'), await priceOf('MW')]).toEqual([ft, mw + 1])
    expect((await imported(file, { sure: true })).settled).toEqual({ changed: 1 })
    expect(await priceOf('FT')).toBe(ft * 3 + 1)
    const back = await report(shop, operator, priceList(redlineAt('Field-Tested', ft)))
    expect(back.odd).toBe(1)
    expect((await step(operator, back.id, 'import')).body.code).toBe('import_nothing')
    await stepDone(shop, operator, back.id, 'import', { sure: true })
    expect(await priceOf('FT')).toBe(ft)
  })

  test('that is set by hand stays, and ends as the newest list says', async () => {
    const listed = await priceOf('WW')
    await setByHand(operator, 'WW', { price: 33 })
    const read = await report(shop, operator, priceList(redlineAt('Well-Worn', listed + 1)))
    expect(await rowsOf(operator, read.id, 'changed')).toMatchObject([
      { why: `kept: set by hand at 33.00; its list says ${listed.toFixed(2)} → ${(listed + 1).toFixed(2)}` },
    ])
    await stepDone(shop, operator, read.id, 'import')
    expect(await kindOf('WW')).toMatchObject({
      reference: 33,
      source: { origin: 'hand' },
      set: { because: 'a tournament', listed: listed + 1 },
    })
    const end = { exterior: 'WW', variant: 'normal', seen: 33 }
    const { body } = await operator.browser.post('/api/staff/catalogue/skins/ak-47-redline/reference/end', end)
    const { kinds } = body.skin as CatalogueSkin
    expect(kinds.find(({ exterior, variant }) => exterior === 'WW' && variant === 'normal')).toMatchObject({
      reference: listed + 1,
      source: { origin: 'import', list: 'items.csv' },
    })
  })

  test('of an older list writes over none of a newer one', async () => {
    expect((await imported(priceList(redlineAt('Field-Tested', 28)))).settled).toEqual({ changed: 1 })
    const file = priceList(redlineAt('Field-Tested', 25))
    const older = await report(shop, operator, file, `?day=${dayName(daysBefore(shop.clock.now(), 1))}`)
    expect(await rowsOf(operator, older.id, 'wrong')).toMatchObject([
      { field: null, why: `Its price is of a newer list already: items.csv, ${today()}` },
    ])
    for (const day of ['2999-01-01', '2026-02-30', '1999-12-31', '0000-01-01', 'today'])
      expect((await send(operator, file, `?day=${day}`)).body, day).toMatchObject({
        code: 'invalid_input',
        errors: { day: [expect.any(String)] },
      })
    const waited = await report(shop, operator, priceList(redlineAt('Field-Tested', 29)))
    await nextDay()
    await imported(priceList(redlineAt('Field-Tested', 30)))
    expect((await stepDone(shop, operator, waited.id, 'import')).settled).toEqual({ refused: 1 })
    expect(await priceOf('FT')).toBe(30)
  })

  test('of a kind that none was known of is its first', async () => {
    const id = 'ak-47-first-price'
    await addSkin(shop, id, { market_name: 'AK-47 | First Price', finish: 'First Price', paint_index: 9998 })
    const stattrak = 'StatTrak™ AK-47 | First Price (Field-Tested)'
    const file = priceList('AK-47 | First Price (Minimal Wear),12.5,EUR,', `${stattrak},9,EUR,`)
    const read = await report(shop, operator, file)
    expect(read.counts).toEqual({ new: 2 })
    expect(await rowsOf(operator, read.id, 'new')).toMatchObject([{ why: 'first price: 12.50' }, { line: 3 }])
    expect((await stepDone(shop, operator, read.id, 'import')).settled).toEqual({ added: 2 })
    expect(await priceOf('MW', { id })).toBe(12.5)
    const item = redlineRow({ market_hash_name: stattrak, price_eur: '9' })
    expect((await imported(itemsFile([item]))).settled).toEqual({ added: 1 })
    const undone = await stepDone(shop, operator, read.id, 'undo')
    expect(undone).toMatchObject({ state: 'undone', settled: { undone: 1, kept: 1 } })
    expect(await kindOf('MW', { id })).toMatchObject({ reference: null })
    expect(await priceOf('FT', { id, variant: 'stattrak' })).toBe(9)
    expect((await imported(file)).settled).toEqual({ added: 1 })
  })

  test('that somebody has set since the report is not written over', async () => {
    const id = 'ak-47-raced'
    await addSkin(shop, id, { market_name: 'AK-47 | Raced', finish: 'Raced', paint_index: 9997 })
    const read = await report(shop, operator, priceList('AK-47 | Raced (Field-Tested),12,EUR,'))
    await setByHand(operator, 'FT', { price: 20, id })
    expect((await stepDone(shop, operator, read.id, 'import')).settled).toEqual({ changed: 1 })
    expect(await kindOf('FT', { id })).toMatchObject({ reference: 20, set: { listed: 12 } })
  })
})
