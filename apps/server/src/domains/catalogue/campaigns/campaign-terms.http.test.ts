import { randomUUID } from 'node:crypto'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buy } from '../../checkout/purchase/testing/purchases.ts'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { postChange } from '../staff-items/testing/stock.ts'
import { selectLeftBehind } from './campaign-items.sql.ts'
import { runCampaigns } from './run-campaigns.ts'
import { agedItems, itemsAs, postCampaign, previewFor, pricesOf, startCampaign, tokenFor } from './testing/campaigns.ts'

let shop: TestShop
let operator: TestStaff

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  operator = await asStaff(shop)
})

afterAll(() => shop.stop())

const prices = (ids: number[]) => pricesOf(shop.database, ids)
const run = () => runCampaigns(shop.shop)
const stop = (id: number) => operator.browser.post(`/api/staff/campaigns/${id}/stop`, {})
const idOf = ({ body }: { body: Record<string, unknown> }) => (body.campaign as { id: number } | undefined)?.id ?? 0
const owner = (sql: string, values: unknown[] = []) => shop.database.ownerPool.query(sql, values)

test('one attempt makes one campaign, however often it is sent', async () => {
  const ids = await agedItems(shop.database)
  const key = randomUUID()
  const send = () => postCampaign(shop, operator, { items: { ids } }, key)
  const both = await Promise.all([send(), send()])
  const third = await send()
  const made = [...both, third].filter(({ status }) => status === 200).map(idOf)
  expect(made.length).toBeGreaterThanOrEqual(2)
  expect(new Set(made).size).toBe(1)
  await run()
  await stop(made[0] ?? 0)
  await run()
  await run()
  expect(await prices(ids)).toEqual([[3000, null]])
})

describe('a percentage', () => {
  test('is taken off what is struck through: the lowest of the 30 days before', async () => {
    const ids = await agedItems(shop.database)
    await postChange(operator, ids[0] ?? 0, { price: 20, sure: true })
    await postChange(operator, ids[0] ?? 0, { price: 30 })
    const { preview, rows } = await previewFor(operator, ids)
    expect(preview).toMatchObject({ before: 30, after: 16, struck: 1, not_struck: 0, honest_from: null })
    expect(rows).toMatchObject([{ price_before: 30, price: 16, old_price: 20 }])
    const { id } = await startCampaign(shop, operator, { items: { ids } })
    expect(await prices(ids)).toEqual([[1600, 2000]])
    await stop(id)
    await run()
    expect(await prices(ids)).toEqual([[3000, null]])
  })

  test('is what a campaign has, or each item its price: the database takes neither both nor none', async () => {
    const [id = 0] = await agedItems(shop.database)
    const made = async (percent: number | null) => {
      const { rows } = await owner(
        `insert into campaigns (name, starts_at, ends_at, discount_percent, made_by, created_at)
         values ('By hand', $2::timestamptz, $2::timestamptz + interval '1 day', $1, 'x', $2) returning id`,
        [percent, shop.clock.now()],
      )
      return rows[0].id
    }
    const add = async (percent: number | null, wished: number | null) =>
      owner('insert into campaign_items (campaign_id, item_id, wished_cents) values ($1, $2, $3)', [
        await made(percent),
        id,
        wished,
      ])
    for (const [percent, wished] of [
      [null, null],
      [20, 2000],
    ] as const)
      await expect(add(percent, wished)).rejects.toMatchObject({ constraint: 'campaign_items_priced_once' })
    await add(null, 2500)
    await run()
    expect(await prices([id])).toEqual([[2500, 3000]])
    await owner(`update campaigns set state = 'stopped', ended_at = now(), stopped_by = 'x' where made_by = 'x'`)
    await run()
  })
})

describe('a preview', () => {
  test('is what happens: a campaign on figures that nobody saw is refused', async () => {
    const ids = await agedItems(shop.database, { count: 2 })
    const items = { ids }
    const token = await tokenFor(operator, { items, percent: 20 })
    const refused = { status: 409, body: { code: 'preview_stale' } }
    expect(await postCampaign(shop, operator, { items, percent: 50, token })).toMatchObject(refused)
    expect(await postCampaign(shop, operator, { items: { ids: ids.slice(1) }, token })).toMatchObject(refused)
    await postChange(operator, ids[0] ?? 0, { price: 29 })
    expect(await postCampaign(shop, operator, { items, token })).toMatchObject(refused)
  })

  test('of prices below their cost is meant twice, for a new campaign and for one that runs', async () => {
    const ids = await agedItems(shop.database, { count: 2 })
    for (const id of ids)
      expect(await postChange(operator, id, { cost: 25, sure: true })).toMatchObject({ status: 200 })
    const items = { ids }
    const asked = { below_cost: false, items }
    const refused = await postCampaign(shop, operator, asked)
    expect(refused).toMatchObject({ status: 409, body: { code: 'campaign_below_cost' } })
    expect(refused.body.message).toContain('2 of these items')
    const { id } = await startCampaign(shop, operator, { items: { ids: ids.slice(0, 1) } })
    const more = { items: { ids: ids.slice(1) } }
    const token = await tokenFor(operator, { ...more, percent: 20 })
    const add = (seen: object) => operator.browser.post(`/api/staff/campaigns/${id}/items`, { ...more, token, ...seen })
    expect((await add({})).body).toMatchObject({ code: 'campaign_below_cost' })
    expect((await add({ below_cost: true })).body).toMatchObject({ added: 1 })
    await stop(id)
    await run()
  })

  test('of an item in another campaign reckons from what it costs without that', async () => {
    const ids = await agedItems(shop.database)
    const first = await startCampaign(shop, operator, { items: { ids } })
    const { rows, preview } = await previewFor(operator, ids, 'percent=10')
    expect(preview).toMatchObject({ before: 30, after: 21.6, elsewhere: 1, struck: 1 })
    expect(rows).toMatchObject([{ price_before: 30, price: 21.6, old_price: 24, elsewhere: { id: first.id } }])
    const second = idOf(await postCampaign(shop, operator, { percent: 10, items: { ids } }))
    await run()
    expect(await itemsAs(operator, second)).toMatchObject([{ standing: 'waiting', price_before: 30, price: 21.6 }])
    await stop(first.id)
    await run()
    expect(await prices(ids)).toEqual([[2160, 2400]])
    await stop(second)
    await run()
    expect(await prices(ids)).toEqual([[3000, null]])
  })
})

test('what a campaign sold is not looked for once it is over, and asks its own price if it comes back', async () => {
  const ids = await agedItems(shop.database, { count: 3 })
  const { id } = await startCampaign(shop, operator, { items: { ids } })
  const customer = await shop.customer({ balanceCents: 100_000 })
  for (const item_id of ids.slice(0, 2))
    expect(await buy(customer, { cart: [{ item_id }], seen_total: 24 })).toMatchObject({ status: 200 })
  await stop(id)
  await run()
  expect(await selectLeftBehind(shop.database.pool, 0, 500)).toEqual([])
  expect((await itemsAs(operator, id)).map(({ standing }) => standing)).toEqual(['sold', 'sold', 'over'])
  await owner(`update order_lines set live = false where item_id = $1`, [ids[0]])
  await owner(`update items set state = 'available', sold_at = null where id = $1`, [ids[0]])
  expect(await prices(ids)).toEqual([
    [3000, null],
    [2400, 3000],
    [3000, null],
  ])
  expect((await itemsAs(operator, id)).map(({ standing }) => standing)).toEqual(['over', 'sold', 'over'])
})

test('a part that fails keeps neither other campaigns nor later parts from their prices', async () => {
  const [broken = 0, ...sound] = await agedItems(shop.database, { count: 3 })
  const wide = await agedItems(shop.database, { count: 600 })
  const over = await startCampaign(shop, operator, { items: { ids: [broken] } })
  await owner(
    `create function fail_once() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`,
  )
  const fails = (id: number) =>
    owner(`create or replace trigger fails before update on items for each row when (old.id = ${id})
      execute function fail_once()`)
  await fails(broken)
  await stop(over.id)
  await startCampaign(shop, operator, { items: { ids: sound } })
  expect(await prices([broken, ...sound])).toEqual([
    [2400, 3000],
    [2400, 3000],
    [2400, 3000],
  ])
  await fails(wide[0] ?? 0)
  const newest = {
    found: { tab: 'on_sale', search: 'redline', price_from: 30, price_till: 30 },
    newest_id: wide.at(-1),
  }
  const { joined } = await startCampaign(shop, operator, { items: newest })
  expect(joined).toBeGreaterThan(90)
  expect(await prices(wide.slice(-1))).toEqual([[2400, 3000]])
  expect(await prices(wide.slice(0, 1))).toEqual([[3000, null]])
  await owner('drop trigger fails on items')
  await run()
  expect(await prices([broken, ...wide.slice(0, 1)])).toEqual([
    [3000, null],
    [2400, 3000],
  ])
})
