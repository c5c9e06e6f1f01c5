import { createPool } from '@pandrop/server/db/pool'
import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Queryable } from '../../../db/statement.ts'
import { quietSince } from './alerts.rules.ts'
import { selectDueCustomers } from './alerts.sql.ts'
import { mailPriceAlerts } from './alerts.ts'
import { deliveredMails, mailsAfterRun, price, takeVariants, type Variant, wish, wishesOf } from './testing/wishes.ts'

let shop: TestShop
let customer: TestCustomer
let variant: Variant

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
})

beforeEach(async () => {
  customer = await shop.customer()
  const [taken] = await takeVariants(shop, 1)
  if (taken) variant = taken
})

afterAll(() => shop?.stop())

const subjectsAfterRun = async (): Promise<string[]> =>
  (await mailsAfterRun(shop, customer)).map(({ subject }) => subject)

const change = (itemId: number, set: string) =>
  shop.database.ownerPool.query(`update items set ${set} where id = $1`, [itemId])

describe('an alert', () => {
  test('mails when an item costs less than the price, not when it costs just as much', async () => {
    const [item] = variant.itemIds
    await wish(customer, item, 50)
    await price(shop, item, 5000)
    expect(await subjectsAfterRun()).toEqual([])
    await price(shop, item, 4999)
    expect(await subjectsAfterRun()).toEqual([`${variant.title} for €49.99`])
  })

  test('is told once, however often the job looks, and even when the price goes away and comes back', async () => {
    const [item] = variant.itemIds
    await wish(customer, item, 50)
    for (const cents of [4500, 4500, 9000, 4500]) {
      await price(shop, item, cents)
      expect(await subjectsAfterRun()).toHaveLength(1)
      shop.clock.advance({ days: 2 })
    }
  })

  test('stays quiet for a day about the same entry, unless a price falls below the one it named', async () => {
    const [first, second] = variant.itemIds
    await wish(customer, first, 50)
    await price(shop, first, 4500)
    expect(await subjectsAfterRun()).toHaveLength(1)
    await price(shop, second, 4600)
    shop.clock.advance({ hours: 23, minutes: 59 })
    expect(await subjectsAfterRun()).toHaveLength(1)
    await price(shop, first, 4400)
    expect(await subjectsAfterRun()).toEqual([`${variant.title} for €44.00`, `${variant.title} for €45.00`])
    await price(shop, first, 9000)
    shop.clock.advance({ hours: 24 })
    expect((await subjectsAfterRun())[0]).toBe(`${variant.title} for €46.00`)
  })

  test('waits until trade protection has passed, and tells nobody of what is reserved or sold', async () => {
    const [hidden, reserved] = variant.itemIds
    await wish(customer, hidden, 50)
    const later = new Date(shop.clock.now().getTime() + 60 * 60 * 1000).toISOString()
    await price(shop, hidden, 4500)
    await change(hidden, `available_from = '${later}'`)
    await price(shop, reserved, 4400)
    await change(reserved, `state = 'reserved'`)
    expect(await subjectsAfterRun()).toEqual([])
    shop.clock.advance({ hours: 1 })
    expect(await subjectsAfterRun()).toEqual([`${variant.title} for €45.00`])
    await change(reserved, `state = 'available'`)
    expect(await subjectsAfterRun()).toHaveLength(2)
  })

  test('needs a price, and a verified address', async () => {
    const [item] = variant.itemIds
    await wish(customer, item)
    await price(shop, item, 100)
    expect(await subjectsAfterRun()).toEqual([])
    const [entry] = await wishesOf(customer)
    await customer.browser.post('/api/wishlist/alert', { id: entry?.id, price_below: 2 })
    await shop.shop.pool.query('update customers set email_verified_at = null where id = $1', [customer.id])
    expect(await subjectsAfterRun()).toEqual([])
  })

  test('is not sent any more when it was stopped, or the item sold, before the mail left', async () => {
    const other = await shop.customer()
    const [item] = variant.itemIds
    await price(shop, item, 4500)
    await wish(customer, item, 50)
    await wish(other, item, 50)
    expect(await mailPriceAlerts(shop.shop)).toBe(2)
    const [entry] = await wishesOf(customer)
    await customer.browser.post('/api/wishlist/remove', { id: entry?.id })
    expect(await deliveredMails(shop, customer.email)).toEqual([])
    expect(await deliveredMails(shop, other.email)).toHaveLength(1)
    shop.clock.advance({ days: 1 })
    await price(shop, item, 4400)
    expect(await mailPriceAlerts(shop.shop)).toBe(1)
    await change(item, `state = 'sold', sold_at = now()`)
    expect(await deliveredMails(shop, other.email)).toHaveLength(1)
  })
})

test('several skins of one customer are one mail', async () => {
  const others = await takeVariants(shop, 2)
  const waited = [variant, ...others]
  for (const { itemIds } of waited) {
    await wish(customer, itemIds[0], 50)
    await price(shop, itemIds[0], 4500)
  }
  const mails = await mailsAfterRun(shop, customer)
  expect(mails.map(({ subject }) => subject)).toEqual(['3 skins below your price'])
  for (const { title } of waited) expect(mails[0]?.text).toContain(title)
})

test('servers that look at the same moment write each customer once', async () => {
  const crowd = await Promise.all(Array.from({ length: 24 }, () => shop.customer()))
  const [second] = await takeVariants(shop, 1)
  for (const { itemIds } of [variant, second ?? variant]) {
    for (const one of crowd) await wish(one, itemIds[0], 50)
    await price(shop, itemIds[0], 4500)
  }
  const pools = Array.from({ length: 3 }, () =>
    createPool({ connectionString: shop.database.serverUrl, connectionsMax: 4 }),
  )
  const servers = pools.map((pool) => ({ ...shop.shop, pool }))
  const mails = await Promise.all([...servers, ...servers].map(mailPriceAlerts))
  await Promise.all(pools.map((pool) => pool.end()))
  expect(mails.reduce((sum, count) => sum + count, 0)).toBe(crowd.length)
  for (const { email } of crowd) {
    expect((await deliveredMails(shop, email)).map(({ subject }) => subject)).toEqual(['2 skins below your price'])
  }
})

test('looking for alerts holds up nobody who buys or changes prices', async () => {
  const [item] = variant.itemIds
  await wish(customer, item, 50)
  await price(shop, item, 4500)
  const buyer = await shop.shop.pool.connect()
  await buyer.query('begin')
  await buyer.query('select from items where id = $1 for no key update', [item])
  await buyer.query('update items set price_cents = 4400 where id = $1', [item])
  // Neither waits for the other: the job sees the price of before, and the buyer goes on.
  expect(await mailPriceAlerts(shop.shop)).toBe(1)
  await buyer.query(`set local lock_timeout = '1ms'`)
  await buyer.query('update items set price_cents = 4300 where id = $1', [item])
  await buyer.query('commit')
  buyer.release()
})

test('the search for alerts reads items by their index alone', async () => {
  for (const cents of [5000, 6000]) await wish(customer, variant.itemIds[0], cents / 100)
  const asked: { text: string; values: unknown[] }[] = []
  const listener = {
    query: async (query: { text: string; values: unknown[] }) => {
      asked.push(query)
      return { rows: [] }
    },
  } as unknown as Queryable
  const now = shop.clock.now()
  await selectDueCustomers(listener, now, quietSince(now), 100)
  const [query] = asked
  await shop.database.ownerPool.query('analyze')
  const { rows } = await shop.database.ownerPool.query(`explain ${query?.text}`, query?.values)
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('using items_available_kind on items')
  expect(plan).not.toMatch(/Seq Scan on items/)
})
