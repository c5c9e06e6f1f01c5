import { randomUUID } from 'node:crypto'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openFor } from '../../checkout/purchase/testing/card-orders.ts'
import { buy } from '../../checkout/purchase/testing/purchases.ts'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { price, takeVariants } from '../wishlist/testing/wishes.ts'
import {
  askPreview,
  carryOut,
  centsOf,
  changeOf,
  order,
  orderPrices,
  preview,
  type Terms,
  takeFresh,
} from './testing/price-orders.ts'

let shop: TestShop
let operator: TestStaff

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  operator = await asStaff(shop)
})

afterAll(() => shop.stop())

const minus10: Terms = { way: 'percent', amount: -10 }

const undo = (id: number) => operator.browser.post('/api/staff/price-changes/:id/undo'.replace(':id', String(id)), {})

const linesOf = (id: number, query = '') =>
  operator.browser.get(`${'/api/staff/price-changes/:id/lines'.replace(':id', String(id))}${query}`)

const items = (count: number): Promise<number[]> => takeFresh(shop, count)

describe('a preview', () => {
  test('says what would become of each kind of item, and changes nothing', async () => {
    const ids = await items(7)
    const [plain = 0, costed = 0, hidden = 0, reserved = 0, withdrawn = 0, reduced = 0, low = 0] = ids
    const set = (text: string, id: number) => shop.database.ownerPool.query(`update items set ${text} where id = ${id}`)
    await set(`cost_cents = 950, cost_source = 'purchase'`, costed)
    await set(`state = 'hidden'`, hidden)
    await openFor(await shop.customer(), [reserved])
    await set(`state = 'withdrawn', withdrawn_at = now(), withdrawn_because = 'lost'`, withdrawn)
    await set('price_cents = 800, old_price_cents = 1000', reduced)
    await set(`price_cents = 500, cost_cents = 700, cost_source = 'purchase'`, low)
    expect(await preview(operator, [...ids, 999_999], minus10)).toMatchObject({
      items: 8,
      moved: 4,
      before: 38,
      after: 34.7,
      unchanged: 1,
      reserved: 1,
      gone: 2,
      at_floor: 2,
      deep: 0,
      reductions_ended: 0,
      moves: [
        { id: plain, before: 10, after: 9 },
        { id: hidden, before: 10, after: 9 },
        { id: reduced, before: 8, after: 7.2 },
        { id: costed, before: 10, after: 9.5 },
      ],
    })
    const off = { way: 'percent', amount: -60, above_cost: false }
    expect(await preview(operator, ids, off)).toMatchObject({ moved: 5, deep: 5, below_cost: 2, at_floor: 0 })
    expect(await preview(operator, ids, { way: 'cost', amount: 20 })).toMatchObject({ moved: 2, without_cost: 3 })
    expect(await preview(operator, [reduced], { way: 'amount', amount: 1 })).toMatchObject({ reductions_ended: 1 })
    expect(await centsOf(shop, ids)).toEqual([1000, 1000, 1000, 1000, 1000, 800, 500])
  })

  test('counts the wishes that would be fulfilled and the customers who would be mailed', async () => {
    const [variant] = await takeVariants(shop, 1)
    const [first = 0, second = 0] = variant?.itemIds ?? []
    for (const alert of [960, 960, 700]) {
      const customer = await shop.customer()
      await shop.database.ownerPool.query(
        `insert into wishes (customer_id, skin_id, exterior, variant, item_id, price_below_cents, created_at)
         select $1, skin_id, exterior, variant, id, $2, now() from items where id = $3`,
        [customer.id, alert * 100, first],
      )
    }
    const ids = [first, second]
    expect(await preview(operator, ids, minus10)).toMatchObject({ wishes: 2, mails: 2 })
    await price(shop, first, 95_000)
    expect(await preview(operator, [first], minus10)).toMatchObject({ wishes: 0, mails: 0 })
  })

  test('of everything that a filter found leaves out what came later', async () => {
    const list = await operator.browser.get('/api/staff/items?tab=all&search=ak-47%20redline&limit=1')
    const found = { tab: 'all', search: 'ak-47 redline', newest_id: String(list.body.newest_id) }
    const ask = (words: Record<string, string>) =>
      operator.browser.get(
        `/api/staff/price-changes/preview?${new URLSearchParams({ ...words, way: 'percent', amount: '-1' })}`,
      )
    const before = (await ask(found)).body.preview as { items: number }
    expect(before.items).toBeGreaterThan(0)
    expect(((await ask({ ...found, newest_id: '1' })).body.preview as { items: number }).items).toBeLessThan(
      before.items,
    )
    expect((await ask({ tab: 'all' })).body).toMatchObject({ code: 'invalid_input' })
  })

  test('refuses what its way does not take, and too many items', async () => {
    const [id = 0] = await items(1)
    const wrong: Terms[] = [{ way: 'percent' }, { way: 'set', amount: 0 }, { way: 'gift', amount: 1 }]
    for (const terms of wrong) expect((await askPreview(operator, [id], terms)).body.code).toBe('invalid_input')
    const { database } = shop
    const counted = await database.pool.query('select count(*)::int as items, max(id) as newest from items')
    const { items: count, newest } = counted.rows[0]
    await database.ownerPool.query(
      `insert into items (skin_id, exterior, variant, float, paint_seed, price_cents)
       select 'ak-47-redline', 'FT', 'normal', 0.2, 1, 1000 from generate_series(1, $1)`,
      [5001 - count],
    )
    const all = `tab=all&newest_id=${newest + 5001}&way=percent&amount=-1`
    const many = await operator.browser.get(`/api/staff/price-changes/preview?${all}`)
    expect(many).toMatchObject({ status: 422, body: { code: 'items_too_many' } })
    const body = { items: { found: { tab: 'all' }, newest_id: newest + 5001 }, way: 'percent', amount: -1, token: 'x' }
    expect((await operator.browser.post('/api/staff/price-changes', body)).body.code).toBe('items_too_many')
    await database.ownerPool.query('delete from price_log where item_id > $1', [newest])
    await database.ownerPool.query('delete from items where id > $1', [newest])
  })
})

describe('a change', () => {
  test('sets prices by a job, makes no old price, and stands in log, lines and once in the audit', async () => {
    const ids = await items(3)
    const change = await orderPrices(operator, ids, { way: 'percent', amount: -25, ending: '49' })
    expect(change).toMatchObject({ state: 'running', items: 3, before: 30, after: 22.47, changed: 0, can_undo: true })
    expect(await carryOut(shop, operator, change.id)).toMatchObject({
      state: 'done',
      changed: 3,
      kept: 0,
      can_undo: true,
      made_by: { id: operator.id },
    })
    expect(await centsOf(shop, ids)).toEqual([749, 749, 749])
    const { rows } = await shop.database.ownerPool.query(
      `select (select count(*)::int from price_log where item_id = any($1) and price_cents = 749) as logged,
         (select count(*)::int from items where id = any($1) and old_price_cents is not null) as reduced,
         (select json_agg(c.table_name) from audit_log l join audit_changes c on c.audit_id = l.id
          where l.action = 'makePriceChange') as noted`,
      [ids],
    )
    expect(rows).toEqual([{ logged: 3, reduced: 0, noted: ['price_changes'] }])
    const lines = await linesOf(change.id)
    expect(lines.body.rows).toMatchObject(ids.map((id) => ({ id, before: 10, after: 7.49, outcome: 'changed' })))
    const list = await operator.browser.get('/api/staff/price-changes?limit=1')
    expect(list.body.rows).toMatchObject([{ id: change.id, way: 'percent', amount: -25, ending: '49' }])
  })

  test('is refused once anything of what was seen is different', async () => {
    const ids = await items(2)
    const [first = 0] = ids
    const touches = [
      'update items set price_cents = 1001 where id = $1',
      `update items set cost_cents = 5, cost_source = 'purchase' where id = $1`,
      `update items set state = 'withdrawn', withdrawn_at = now(), withdrawn_because = 'lost' where id = $1`,
      `update reference_prices r set price_cents = r.price_cents + 1 from items i
       where i.id = $1 and (r.skin_id, r.exterior, r.variant) = (i.skin_id, i.exterior, i.variant)`,
    ]
    for (const touch of touches) {
      const { token } = await preview(operator, ids, minus10)
      await shop.database.ownerPool.query(touch, [first])
      expect(await order(operator, ids, minus10, { token }), touch).toMatchObject({
        status: 409,
        body: { code: 'preview_stale' },
      })
    }
    const { token } = await preview(operator, ids, minus10)
    const other = { way: 'percent', amount: -11 }
    expect((await order(operator, ids, other, { token })).body.code).toBe('preview_stale')
  })

  test('that falls by more than half is meant twice, and one that changes nothing is none', async () => {
    const ids = await items(2)
    const deep = { way: 'set', amount: 4 }
    const { token } = await preview(operator, ids, deep)
    const refused = await order(operator, ids, deep, { token })
    expect(refused).toMatchObject({ status: 409, body: { code: 'prices_fall_deep' } })
    expect(refused.body.message).toContain('2 of these items')
    expect(await order(operator, ids, deep, { token, deep: true })).toMatchObject({ status: 200 })
    const same = { way: 'set', amount: 10 }
    const [fresh = 0] = await items(1)
    const seen = await preview(operator, [fresh], same)
    expect((await order(operator, [fresh], same, { token: seen.token })).body.code).toBe('prices_unchanged')
  })

  test('asked for twice by one attempt is one', async () => {
    const ids = await items(2)
    const { token } = await preview(operator, ids, minus10)
    const key = randomUUID()
    const send = () => order(operator, ids, minus10, { token, key })
    const both = await Promise.all([send(), send()])
    const third = await send()
    const made = [...both, third]
      .filter(({ status }) => status === 200)
      .map(({ body }) => body.change as { id: number })
    expect(made.length).toBeGreaterThanOrEqual(2)
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    await carryOut(shop, operator, made[0]?.id ?? 0)
    expect(await centsOf(shop, ids)).toEqual([900, 900])
  })

  test('that nobody made is not found', async () => {
    for (const path of ['/api/staff/price-changes/999999', '/api/staff/price-changes/999999/lines'])
      expect(await operator.browser.get(path)).toMatchObject({ status: 404, body: { code: 'price_change_not_found' } })
    expect((await undo(999_999)).body.code).toBe('price_change_not_found')
    const lines = await linesOf(1, '?after=never')
    expect(lines.body.code).toBe('invalid_input')
    expect((await operator.browser.get('/api/staff/price-changes?after=never')).body.code).toBe('invalid_input')
  })

  test('leaves alone what was touched, reserved or sold between its order and its turn', async () => {
    const ids = await items(4)
    const [plain = 0, touched = 0, held = 0, sold = 0] = ids
    const change = await orderPrices(operator, ids, minus10)
    await shop.database.ownerPool.query('update items set price_cents = 1200 where id = $1', [touched])
    await openFor(await shop.customer(), [held])
    await buy(await shop.customer({ balanceCents: 10_000 }), { cart: [{ item_id: sold }] })
    expect(await carryOut(shop, operator, change.id)).toMatchObject({ state: 'done', changed: 1, kept: 3 })
    expect(await centsOf(shop, ids)).toEqual([900, 1200, 1000, 1000])
    const kept = await linesOf(change.id, '?outcome=kept')
    expect(kept.body.rows).toMatchObject([
      { id: touched, outcome: 'touched' },
      { id: held, outcome: 'held' },
      { id: sold, outcome: 'held' },
    ])
    expect((kept.body.rows as { id: number }[]).some(({ id }) => id === plain)).toBe(false)
  })
})

describe('a change that is taken back', () => {
  test('puts back what nobody touched since, within a quarter of an hour, once', async () => {
    const ids = await items(4)
    const [back = 0, touched = 0, again = 0, sold = 0] = ids
    const { id } = await orderPrices(operator, ids, minus10)
    await carryOut(shop, operator, id)
    await shop.database.ownerPool.query('update items set price_cents = 950 where id = $1', [touched])
    // It went away and came back: somebody has touched it all the same.
    for (const cents of [1, 900])
      await shop.database.ownerPool.query('update items set price_cents = $2 where id = $1', [again, cents])
    await buy(await shop.customer({ balanceCents: 10_000 }), { cart: [{ item_id: sold }] })
    expect((await undo(id)).body).toMatchObject({ changed: true, change: { state: 'undoing', can_undo: false } })
    expect(await carryOut(shop, operator, id)).toMatchObject({
      state: 'undone',
      restored: 1,
      undone_by: { id: operator.id },
      undo_until: null,
    })
    expect(await centsOf(shop, ids)).toEqual([1000, 950, 900, 900])
    const kept = await linesOf(id, '?outcome=kept')
    expect(kept.body.rows).toMatchObject([
      { id: touched, not_restored: 'touched' },
      { id: again, not_restored: 'touched' },
      { id: sold, not_restored: 'held' },
    ])
    expect((await linesOf(id)).body.rows).toMatchObject([{ id: back, outcome: 'restored' }, {}, {}, {}])
    expect((await undo(id)).body).toMatchObject({ changed: false })
  })

  test('is too late after that, and stops one that runs', async () => {
    const ids = await items(2)
    const late = await orderPrices(operator, ids, minus10)
    await carryOut(shop, operator, late.id)
    shop.clock.set(new Date(shop.clock.now().getTime() + 15 * 60_000))
    const refused = await undo(late.id)
    expect(refused).toMatchObject({ status: 409, body: { code: 'undo_too_late' } })
    expect(refused.body.message).toMatch(/until 2026-\d\d-\d\d \d\d:\d\d UTC/)
    expect(await changeOf(operator, late.id)).toMatchObject({ can_undo: false })
    const stopped = await orderPrices(operator, await items(1), minus10)
    expect((await undo(stopped.id)).body).toMatchObject({ changed: true })
    expect(await carryOut(shop, operator, stopped.id)).toMatchObject({ state: 'undone', changed: 0, restored: 0 })
  })
})
