import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { timetable } from '../../../jobs/tasks.ts'
import { buy, expectCleanBooks } from '../../checkout/purchase/testing/purchases.ts'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { type CardShop, openCardShop } from '../../payments/payments/testing/card-shop.ts'
import { postChange } from '../staff-items/testing/stock.ts'
import { runCampaigns } from './run-campaigns.ts'
import {
  agedItems,
  campaignAs,
  hoursAhead,
  itemsAs,
  postCampaign,
  type previewFor,
  pricesOf,
  startCampaign,
  tokenFor,
} from './testing/campaigns.ts'

let shop: CardShop
let operator: TestStaff

beforeAll(async () => {
  shop = await openCardShop({ seeded: true })
})

// Time passes between these tests: nobody stays signed in.
beforeEach(async () => {
  operator = await asStaff(shop)
})

afterAll(async () => {
  await expectCleanBooks(shop.database.pool)
  await shop.stop()
})

const prices = (ids: number[]) => pricesOf(shop.database, ids)
const aged = (options?: Parameters<typeof agedItems>[1]) => agedItems(shop.database, options)
const costing = async (count: number, cost: number): Promise<number[]> => {
  const ids = await aged({ count })
  for (const id of ids) expect(await postChange(operator, id, { cost, sure: true })).toMatchObject({ status: 200 })
  return ids
}
const previewPriced = async (priced: string[]) =>
  (await operator.browser.get(`/api/staff/campaigns/preview?prices=${priced.join()}`)).body as Awaited<
    ReturnType<typeof previewFor>
  >
const run = () => runCampaigns(shop.shop)
const post = (path: string, body: object = {}) => operator.browser.post(`/api/staff/campaigns${path}`, body)
const standings = async (id: number) => (await itemsAs(operator, id)).map(({ standing }) => standing)

test('its job runs every minute', () => {
  expect(timetable).toContainEqual({ task: 'run_campaigns', match: '* * * * *' })
})

describe('a campaign', () => {
  test('lowers prices from its beginning to its end, with an old price that is true, and puts them back', async () => {
    const ids = await aged({ count: 3 })
    const [first = 0, second = 0, third = 0] = ids
    await postChange(operator, second, { price: 20, sure: true })
    await postChange(operator, second, { price: 30 })
    const from = hoursAhead(shop, 1)
    const own = { percent: undefined, items: { prices: ids.map((id) => ({ id, price: 24 })) } }
    const { preview, rows } = await previewPriced(ids.map((id) => `${id}:24`))
    expect(preview).toMatchObject({ items: 3, before: 90, after: 72, struck: 2, not_struck: 1, below_cost: 0 })
    expect(preview.honest_from).toMatch(/^20/)
    expect(rows[0]).toMatchObject({ id: second, price: 24, old_price: null, honest_from: preview.honest_from })

    const { body } = await postCampaign(shop, operator, { from, until: hoursAhead(shop, 2.5), ...own })
    expect(body.campaign).toMatchObject({
      state: 'planned',
      items: 3,
      joined: 0,
      percent: null,
      made_by: operator.name,
    })
    const { id } = body.campaign as { id: number }
    await run()
    expect(await prices(ids)).toEqual(ids.map(() => [3000, null]))
    shop.clock.advance({ hours: 1 })
    await run()
    expect(await prices(ids)).toEqual([
      [2400, 3000],
      [2400, null],
      [2400, 3000],
    ])
    expect(await campaignAs(operator, id)).toMatchObject({ state: 'running', joined: 3, struck: 2 })
    expect(await standings(id)).toEqual(['in', 'in', 'in'])
    expect((await itemsAs(operator, id))[1]).toMatchObject({ honest_from: preview.honest_from })
    expect((await shop.visitor().get(`/api/items/${first}`)).body.payload).toMatchObject({ price: 24, old_price: 30 })
    const { body: found } = await operator.browser.get('/api/staff/items?tab=on_sale&in_campaign=1&limit=100')
    expect((found.rows as { id: number }[]).map((row) => row.id).sort()).toEqual(ids)
    const { body: ofIt } = await operator.browser.get(`/api/staff/items?tab=on_sale&campaign=${id}&limit=100`)
    expect((ofIt.rows as { id: number }[]).map((row) => row.id).sort()).toEqual(ids)
    const { body: ofNone } = await operator.browser.get('/api/staff/items?tab=on_sale&campaign=999999')
    expect(ofNone.rows).toEqual([])
    const { body: one } = await operator.browser.get(`/api/staff/items/${first}`)
    expect(one.item).toMatchObject({ campaign: { id, name: 'A day', until: expect.stringMatching(/^20/) } })

    // Down by hand: the old price may stay while the campaign runs, and goes with it; the price stays.
    await postChange(operator, third, { price: 22 })
    expect(await prices([third])).toEqual([[2200, 3000]])
    expect(await standings(id)).toEqual(['in', 'in', 'changed'])
    shop.clock.advance({ hours: 1.5 })
    await run()
    expect(await prices(ids)).toEqual([
      [3000, null],
      [3000, null],
      [2200, null],
    ])
    expect(await campaignAs(operator, id)).toMatchObject({ state: 'ended', items: 3, joined: 3 })
    expect(await standings(id)).toEqual(['over', 'over', 'over'])
  })

  test('takes prices of their own, and raises none', async () => {
    const ids = await costing(2, 25)
    const [first = 0, second = 0] = ids
    const { preview } = await previewPriced([`${first}:20`, `${second}:35`])
    expect(preview).toMatchObject({ after: 50, struck: 1, below_cost: 1, not_lower: 1 })
    const own = {
      prices: [
        { id: first, price: 20 },
        { id: second, price: 35 },
      ],
    }
    await startCampaign(shop, operator, { percent: undefined, items: own })
    expect(await prices(ids)).toEqual([
      [2000, 3000],
      [3000, null],
    ])
  })

  test('that is stopped returns its prices; stopping it again changes nothing', async () => {
    const ids = await aged({ count: 2 })
    const { id } = await startCampaign(shop, operator, { items: { ids } })
    const stop = `/${id}/stop`
    const both = await Promise.all([post(stop), post(stop)])
    expect(both.map(({ body }) => body.changed).sort()).toEqual([false, true])
    expect((await post(stop)).body).toMatchObject({ changed: false, campaign: { state: 'stopped' } })
    await run()
    expect(await prices(ids)).toEqual(ids.map(() => [3000, null]))
    expect(await campaignAs(operator, id)).toMatchObject({ stopped_by: operator.name })
    expect(await post(`/${id}/items`, { items: { ids }, token: 'x' })).toMatchObject({
      status: 409,
      body: { code: 'campaign_over' },
    })
  })

  test('is caught up with where nothing ran: a late start, and an end that is over before it began', async () => {
    const ids = await aged({ count: 2 })
    const [late = 0, missed = 0] = ids
    const times = { from: hoursAhead(shop, 1), until: hoursAhead(shop, 5) }
    const later = await postCampaign(shop, operator, { ...times, items: { ids: [late] } })
    const until = hoursAhead(shop, 2)
    const never = await postCampaign(shop, operator, { ...times, until, items: { ids: [missed] } })
    shop.clock.advance({ hours: 4 })
    await Promise.all([run(), run(), run()])
    expect(await prices(ids)).toEqual([
      [2400, 3000],
      [3000, null],
    ])
    expect(await campaignAs(operator, (later.body.campaign as { id: number }).id)).toMatchObject({ state: 'running' })
    expect(await campaignAs(operator, (never.body.campaign as { id: number }).id)).toMatchObject({ state: 'ended' })
  })

  test('adds up what it sold, gave and earned', async () => {
    const ids = await costing(2, 10)
    const { id } = await startCampaign(shop, operator, { items: { ids } })
    const customer = await shop.customer({ balanceCents: 100_000 })
    expect(await buy(customer, { cart: [{ item_id: ids[0] }], seen_total: 24 })).toMatchObject({ status: 200 })
    const { rows } = await shop.database.pool.query('select vat_cents from order_lines where item_id = $1', [ids[0]])
    const margin = (2400 - rows[0].vat_cents - 1000) / 100
    expect(await campaignAs(operator, id)).toMatchObject({ sold: 1, revenue: 24, given: 6, margin, costed: 1 })
    expect(await standings(id)).toEqual(['sold', 'in'])
    const { body } = await operator.browser.get('/api/staff/campaigns?filter=running')
    expect((body.rows as { id: number }[])[0]).toMatchObject({ id, sold: 1, revenue: 24 })
  })

  test('takes thousands of items that a filter finds, and gives them back, five hundred at a time', async () => {
    const { rows } = await shop.database.pool.query(
      `select id, price_cents, old_price_cents from items where state = 'available' and type = 'Rifle'
         and (available_from is null or available_from <= $1)
         and not exists (select from campaign_items m where m.item_id = items.id and m.left_at is null)
       order by id`,
      [shop.clock.now()],
    )
    const newestId = rows.at(-1).id
    const { id, joined } = await startCampaign(shop, operator, {
      percent: 10,
      items: { found: { tab: 'on_sale', type: 'Rifle' }, newest_id: newestId },
    })
    expect(joined).toBeGreaterThanOrEqual(rows.length)
    expect(joined).toBeGreaterThan(500)
    // A row says which transaction wrote it: purchases wait for none of them long.
    const { rows: parts } = await shop.database.pool.query(
      'select count(*)::int as items from campaign_items where campaign_id = $1 group by xmin::text',
      [id],
    )
    expect(Math.max(...parts.map(({ items }) => items))).toBe(500)
    await post(`/${id}/stop`)
    await run()
    const ids = rows.map((row) => row.id as number)
    expect(await prices(ids)).toEqual(rows.map((row) => [row.price_cents, null]))
  })
})

test('items are added to a campaign that is planned or runs', async () => {
  const ids = await aged({ count: 3 })
  const { id } = await startCampaign(shop, operator, { items: { ids: ids.slice(0, 1) } })
  const more = { items: { ids: [...ids, 999_999] } }
  const token = await tokenFor(operator, { ...more, percent: 20 })
  expect(await post(`/${id}/items`, { ...more, token: 'x' })).toMatchObject({
    status: 409,
    body: { code: 'preview_stale' },
  })
  const reply = await operator.browser.post(`/api/staff/campaigns/${id}/items`, { ...more, token })
  expect(reply.body).toMatchObject({ added: 2, known: 1, gone: 1, campaign: { items: 3 } })
  await run()
  expect(await prices(ids)).toEqual(ids.map(() => [2400, 3000]))
  const own = { items: { prices: [{ id: ids[0], price: 1 }] }, token }
  expect(await post(`/${id}/items`, own)).toMatchObject({ status: 422, body: { code: 'invalid_input' } })
  await post(`/${id}/stop`)
  await run()
})

test('what cannot be meant is refused beside its field', async () => {
  const ids = await aged()
  const items = { ids }
  const wrong: [Record<string, unknown>, string][] = [
    [{ items, until: hoursAhead(shop, 0.5) }, 'until'],
    [{ items, until: hoursAhead(shop, 24 * 61) }, 'until'],
    [{ items, from: hoursAhead(shop, -1) }, 'from'],
    [{ items, percent: 91 }, 'percent'],
    [{ items, percent: 0 }, 'percent'],
    [{ items, percent: undefined }, 'percent'],
    [{ items: { prices: [{ id: ids[0], price: 1 }] } }, 'percent'],
    [
      {
        items: {
          prices: [
            { id: ids[0], price: 1 },
            { id: ids[0], price: 2 },
          ],
        },
        percent: undefined,
      },
      'items',
    ],
    [{ items, name: ' ' }, 'name'],
    [{ items: {} }, 'items'],
  ]
  for (const [change, field] of wrong) {
    const { status, body } = await postCampaign(shop, operator, change)
    expect([status, Object.keys(body.errors ?? {})], JSON.stringify(change)).toEqual([422, [field]])
  }
  const wrongSeen = await postCampaign(shop, operator, { items, token: undefined })
  expect(wrongSeen).toMatchObject({ status: 422, body: { code: 'invalid_input' } })
  const refused = async (change: Record<string, unknown>) => (await postCampaign(shop, operator, change)).body.code
  expect(await refused({ items: { ids: [999_999] } })).toBe('campaign_empty')
  for (const path of ['/999999', '/999999/items'])
    expect(await operator.browser.get(`/api/staff/campaigns${path}`)).toMatchObject({
      status: 404,
      body: { code: 'campaign_not_found' },
    })
  const missing = (path: string) => path.replace(':id', '999999')
  for (const [path, body] of [
    ['/api/staff/campaigns/:id/stop', {}],
    ['/api/staff/campaigns/:id/items', { items, token: 'x' }],
  ] as const)
    expect(await operator.browser.post(missing(path), body)).toMatchObject({
      status: 404,
      body: { code: 'campaign_not_found' },
    })
  const preview = (query: string) => operator.browser.get(`/api/staff/campaigns/preview?${query}`)
  for (const query of ['', 'ids=1', 'ids=a&percent=5', 'prices=1:0', 'tab=on_sale&percent=10', 'ids=1&percent=95'])
    expect(await preview(query), query).toMatchObject({ status: 422, body: { code: 'invalid_input' } })
  expect(await operator.browser.get('/api/staff/campaigns?after=x')).toMatchObject({ status: 422 })
  const { status } = await shop.visitor().get('/api/staff/campaigns')
  expect(status).toBe(401)
})
