import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { itemStates, openFor } from '../../checkout/purchase/testing/card-orders.ts'
import { buy, expectCleanBooks, tally } from '../../checkout/purchase/testing/purchases.ts'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { reconcilePayments } from '../../payments/payments/reconcile.ts'
import { type CardShop, openCardShop } from '../../payments/payments/testing/card-shop.ts'
import { postChange } from '../staff-items/testing/stock.ts'
import { runCampaigns } from './run-campaigns.ts'
import {
  agedItems,
  campaignAs,
  hoursAhead,
  itemsAs,
  postCampaign,
  previewFor,
  pricesOf,
  startCampaign,
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
const run = () => runCampaigns(shop.shop)
const post = (path: string, body: object = {}) => operator.browser.post(`/api/staff/campaigns${path}`, body)
const standings = async (id: number) => (await itemsAs(operator, id)).map(({ standing }) => standing)

describe('an item that a customer is paying for', () => {
  test('when a campaign ends keeps their price, and asks its own again once it comes free', async () => {
    const ids = await aged({ count: 2 })
    const [held = 0, sold = 0] = ids
    const { id } = await startCampaign(shop, operator, { until: hoursAhead(shop, 1), items: { ids } })
    const buyer = await shop.customer({ balanceCents: 100_000 })
    expect(await buy(buyer, { cart: [{ item_id: sold }], seen_total: 24 })).toMatchObject({ status: 200 })
    shop.clock.advance({ minutes: 50 })
    const customer = await shop.customer()
    await openFor(customer, [held], { seen_total: 24 })
    shop.clock.advance({ minutes: 11 })
    await run()
    expect(await campaignAs(operator, id)).toMatchObject({ state: 'ended' })
    expect(await prices(ids)).toEqual(ids.map(() => [2400, 3000]))
    expect(await standings(id)).toEqual(['held', 'sold'])
    shop.clock.advance({ minutes: 32 })
    await reconcilePayments(shop.shop)
    expect(await itemStates(shop, ids)).toEqual(['available', 'sold'])
    expect(await prices([held])).toEqual([[3000, null]])
    const { rows } = await shop.database.pool.query('select order_id from order_lines where item_id = $1', [sold])
    const steps = `/api/staff/orders/${rows[0].order_id}/steps`
    const ended = await operator.browser.post(steps, { step: 'cancelled', cause: 'customer_asked', reason: 'x' })
    expect(ended, JSON.stringify(ended.body)).toMatchObject({ status: 200 })
    expect(await prices([sold])).toEqual([[3000, null]])
    expect(await standings(id)).toEqual(['over', 'over'])
  })

  test('when a campaign starts joins it once it comes free', async () => {
    const ids = await aged({ count: 1 })
    await openFor(await shop.customer(), ids, { seen_total: 30 })
    expect((await previewFor(operator, ids)).preview).toMatchObject({ items: 1, reserved: 1 })
    const { id, joined } = await startCampaign(shop, operator, { items: { ids } })
    expect(joined).toBe(0)
    expect(await standings(id)).toEqual(['waiting'])
    expect(await prices(ids)).toEqual([[3000, null]])
    shop.clock.advance({ minutes: 32 })
    await reconcilePayments(shop.shop)
    await run()
    expect(await prices(ids)).toEqual([[2400, 3000]])
    await post(`/${id}/stop`)
    await run()
  })

  test('costs what they saw, however many buy while a campaign starts and ends', async () => {
    const ids = await costing(6, 5)
    const buyers = await Promise.all(ids.map(() => shop.customer({ balanceCents: 100_000 })))
    const race = (seen: number, campaign: Promise<unknown>) =>
      Promise.all([
        ...ids.map((item_id, index) =>
          buy(buyers[index] ?? { browser: shop.visitor() }, { cart: [{ item_id }], seen_total: seen }),
        ),
        campaign.then(() => null),
      ]).then((replies) => replies.filter((reply) => reply !== null))
    const { body } = await postCampaign(shop, operator, { items: { ids } })
    const { id } = body.campaign as { id: number }
    const atFirst = tally(await race(30, run()))
    await post(`/${id}/stop`)
    const then = tally(await race(24, run()))
    for (const told of [atFirst, then])
      expect(['OK', '409 price_changed', '409 items_unavailable']).toEqual(expect.arrayContaining(Object.keys(told)))
    await run()
    const { rows } = await shop.database.pool.query(
      `select line.price_cents, i.state from items i left join order_lines line on line.item_id = i.id and line.live
       where i.id = any($1) order by i.id`,
      [ids],
    )
    const paid = rows.flatMap((row) => (row.price_cents === null ? [] : [row.price_cents as number]))
    expect(paid.filter((price) => price === 3000)).toHaveLength(atFirst.OK ?? 0)
    expect(paid.filter((price) => price === 2400)).toHaveLength(then.OK ?? 0)
    const unsold = ids.filter((_, index) => rows[index].state === 'available')
    expect(await prices(unsold)).toEqual(unsold.map(() => [3000, null]))
  })
})

describe('two campaigns', () => {
  test('never have one item at once: it joins the second when the first lets it go', async () => {
    const ids = await aged({ count: 4 })
    const items = { ids }
    const made = await Promise.all([
      postCampaign(shop, operator, { items, percent: 10 }),
      postCampaign(shop, operator, { items, percent: 30 }),
    ])
    await Promise.all([run(), run(), run()])
    const { rows } = await shop.database.pool.query(
      `select item_id from campaign_items where item_id = any($1) and joined_at is not null and left_at is null`,
      [ids],
    )
    expect(rows).toHaveLength(4)
    const [first = 0, second = 0] = made.map(({ body }) => (body.campaign as { id: number }).id)
    expect((await previewFor(operator, ids)).preview).toMatchObject({ elsewhere: 4 })
    const holder = (await campaignAs(operator, first)).joined > 0 ? first : second
    const other = holder === first ? second : first
    await post(`/${holder}/stop`)
    await run()
    expect(await campaignAs(operator, other)).toMatchObject({ joined: 4 })
    await post(`/${other}/stop`)
    await run()
    expect(await prices(ids)).toEqual(ids.map(() => [3000, null]))
  })

  test('cannot have one item at once in the database itself', async () => {
    const ids = await aged()
    const first = await startCampaign(shop, operator, { items: { ids } })
    const { body } = await postCampaign(shop, operator, { items: { ids } })
    const twice = shop.database.pool.query(
      `update campaign_items set joined_at = now(), before_cents = 1, price_cents = 1, priced_at = now()
       where campaign_id = $1`,
      [(body.campaign as { id: number }).id],
    )
    await expect(twice).rejects.toMatchObject({ constraint: 'campaign_items_one_running' })
    for (const id of [first.id, (body.campaign as { id: number }).id]) await post(`/${id}/stop`)
    await run()
  })
})

/** A campaign that runs and has not reached these yet. */
const begunWith = async (ids: number[]): Promise<number> => {
  const { id } = await startCampaign(shop, operator, { items: { ids: await aged() } })
  await shop.database.pool.query('insert into campaign_items (campaign_id, item_id) select $1, unnest($2::bigint[])', [
    id,
    ids,
  ])
  return id
}

const joinedOf = async (id: number): Promise<number> => {
  const counted = 'select count(joined_at)::int as items from campaign_items where campaign_id = $1'
  return (await shop.database.pool.query(counted, [id])).rows[0].items
}

const unchanged = (ids: number[]) => ids.map(() => [3000, null])

test('one that is stopped while items join it leaves none of them behind', async () => {
  for (let round = 0; round < 4; round += 1) {
    const ids = await aged({ count: 1200 })
    const id = await begunWith(ids)
    const joining = run()
    // Its first part is there, and the next one on its way.
    await expect.poll(() => joinedOf(id), { interval: 5, timeout: 30_000 }).toBeGreaterThan(1)
    await Promise.all([joining, post(`/${id}/stop`).then(run)])
    expect(await prices(ids)).toEqual(unchanged(ids))
    expect(new Set(await standings(id))).toEqual(new Set(['over']))
  }
})

test('one that was cut off between two parts goes on where it was, at its start and at its end', async () => {
  const ids = await aged({ count: 1200 })
  const id = await begunWith(ids)
  /** The server dies after its first part is committed. */
  const cutOff = async () => {
    let parts = 0
    const alive = <Value>(value: Value): Value => {
      if (parts > 1) throw new Error('the server died')
      return value
    }
    const pool = new Proxy(shop.shop.pool, {
      get: (of, name) => {
        if (name === 'query') return alive(of.query.bind(of))
        if (name !== 'connect') return Reflect.get(of, name)
        parts += 1
        return alive(of.connect.bind(of))
      },
    })
    await expect(runCampaigns({ ...shop.shop, pool })).rejects.toThrow('the server died')
  }
  const lowered = async () => (await prices(ids)).filter(([price]) => price === 2400).length
  await cutOff()
  expect(await lowered()).toBe(500)
  await run()
  expect(await lowered()).toBe(1200)
  const logged = await shop.database.pool.query(
    'select count(*)::int as prices from price_log where item_id = any($1) and price_cents = 2400',
    [ids],
  )
  expect(logged.rows).toEqual([{ prices: 1200 }])
  await post(`/${id}/stop`)
  await cutOff()
  expect(await lowered()).toBeGreaterThan(600)
  await run()
  expect(await prices(ids)).toEqual(unchanged(ids))
})
