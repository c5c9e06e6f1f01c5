import { randomUUID } from 'node:crypto'
import type { StaffPack } from '@pandrop/contract/staff/packs'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { takeItems } from '../purchase/testing/purchases.ts'
import { buyPack, packBuyer, packOf, packsBy } from './testing/packs.ts'

let shop: TestShop
let operator: TestStaff
let packs: ReturnType<typeof packsBy>

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  operator = await asStaff(shop)
  packs = packsBy(shop, operator)
  await owner('update settings set vat_percent = 22')
})

afterAll(() => shop?.stop())

const owner = (sql: string, values: unknown[] = []) => shop.database.ownerPool.query(sql, values)

const daysOn = (days: number): string =>
  new Date(shop.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)

/** Sets what items cost for as long as the test asks; the books know their own costs. */
const withCost = async (items: number[], costCents: number, work: () => Promise<void>) => {
  const { rows } = await owner('select id, cost_cents, cost_source from items where id = any($1)', [items])
  await owner(`update items set cost_cents = $2, cost_source = 'purchase' where id = any($1)`, [items, costCents])
  await work()
  for (const { id, cost_cents, cost_source } of rows)
    await owner('update items set cost_cents = $2, cost_source = $3 where id = $1', [id, cost_cents, cost_source])
}

test('makes a pack of items on the shelf with what it takes off and leaves', async () => {
  const items = await takeItems(shop, 2)
  const wish = { name: ' Two rifles ', items, price: 18.3, from: daysOn(1), until: daysOn(7) }
  let made: StaffPack | undefined
  await withCost(items, 600, async () => {
    made = packOf(await packs.create(wish))
  })
  expect(made).toMatchObject({
    name: 'Two rifles',
    price: 18.3,
    sum: 20,
    discount_percent: 8.5,
    margin_percent: 20,
    state: 'planned',
    first_day: daysOn(1),
    last_day: daysOn(7),
    made_by: operator.name,
    items: [{ id: items[0], price: 10, cost: 6, gone: false }, { id: items[1] }],
  })
  expect((await packs.list({ filter: 'planned', search: 'TWO' })).rows).toMatchObject([{ id: made?.id }])
  const { rows } = await owner(`select changes.table_name from audit_changes changes
    join audit_log log on log.id = changes.audit_id where log.action = 'createPack' order by changes.id desc limit 3`)
  expect(rows.length).toBeGreaterThan(1)
})

test('refuses what makes no pack beside its field', async () => {
  const items = await takeItems(shop, 3)
  const refused = async (body: Record<string, unknown>, field: string) =>
    expect(await packs.create({ name: 'P', items, price: 27, ...body }), JSON.stringify(body)).toMatchObject({
      status: 422,
      body: { code: 'invalid_input', errors: { [field]: [expect.any(String)] } },
    })
  await refused({ items: items.slice(0, 1) }, 'items')
  await refused({ items: [items[0], items[0]] }, 'items')
  await refused({ items: [...items, 99_999_999] }, 'items')
  await refused({ items: Array.from({ length: 11 }, (_, index) => index + 1) }, 'items')
  for (const name of ['  ', 'Tri\no', 'Tri\u202eo', 'Tri\u200bo']) await refused({ name }, 'name')
  for (const price of [0, -1, 30.01, 1.234, 1e12]) await refused({ price }, 'price')
  await refused({ until: daysOn(-1) }, 'until')
  await refused({ from: daysOn(5), until: daysOn(4) }, 'until')
  await refused({ from: '2026-02-30' }, 'from')
})

test('refuses items that are not on the shelf, and asks about a price that is unusual', async () => {
  const items = await takeItems(shop, 3)
  await owner(`update items set state = 'hidden' where id = $1`, [items[0]])
  expect(await packs.create({ name: 'P', items, price: 20 })).toMatchObject({
    status: 409,
    body: { code: 'pack_items_unavailable', items: [items[0]] },
  })
  await owner(`update items set state = 'available' where id = $1`, [items[0]])
  await withCost(items, 900, async () => {
    const asked = await packs.create({ name: 'P', items, price: 9 })
    expect(asked).toMatchObject({
      status: 409,
      body: { code: 'pack_unconfirmed', warnings: ['below_cost', 'half_price'] },
    })
    expect(await packs.create({ name: 'P', items, price: 9, confirmed: ['half_price', 'below_cost'] })).toMatchObject({
      status: 200,
    })
    expect(await packs.create({ name: 'P', items, price: 30, confirmed: ['below_cost'] })).toMatchObject({
      body: { warnings: ['below_cost', 'no_discount'] },
    })
    await owner('update items set cost_cents = null, cost_source = null where id = $1', [items[0]])
    expect(await packs.create({ name: 'P', items, price: 21 })).toMatchObject({ body: { warnings: ['below_cost'] } })
  })
})

test('makes one pack per attempt, also where the first answer was lost', async () => {
  const items = await takeItems(shop, 2)
  const wish = { name: 'Once', items, price: 18, confirmed: ['below_cost'] }
  const key = randomUUID()
  const replies = await Promise.all([1, 2, 3].map(() => packs.create(wish, key)))
  const ids = replies.map((reply) => packOf(reply).id)
  expect(new Set(ids).size, JSON.stringify(replies)).toBe(1)
  await owner('delete from staff_attempts')
  expect(packOf(await packs.create(wish, key)).id).toBe(ids[0])
  expect(await packs.create({ ...wish, price: 17 }, key)).toMatchObject({ status: 422, body: { code: 'key_reused' } })
  expect((await packs.list({ search: 'Once' })).rows).toHaveLength(1)
})

test('stops a pack for good, once; a sold one stays sold', async () => {
  const [pack, sold] = [await packs.made(), await packs.made()]
  for (const _ of [1, 2]) expect(packOf(await packs.stop(pack.id))).toMatchObject({ state: 'stopped' })
  await buyPack(await packBuyer(shop), sold.id)
  expect(await packs.stop(sold.id)).toMatchObject({ status: 409, body: { code: 'pack_sold' } })
  expect((await operator.browser.get('/api/staff/packs/999999')).status).toBe(404)
  const nothing = '/api/staff/packs/:id/stop'.replace(':id', '999999')
  expect(await operator.browser.post(nothing, {})).toMatchObject({ status: 404, body: { code: 'pack_not_found' } })
  expect((await packs.list({ filter: 'past' })).rows.map(({ id }) => id)).toEqual(
    expect.arrayContaining([pack.id, sold.id]),
  )
})
