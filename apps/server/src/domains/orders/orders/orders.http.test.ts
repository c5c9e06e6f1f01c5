import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buy, takeItems } from '../../checkout/purchase/testing/purchases.ts'

let shop: TestShop
let customer: TestCustomer
let items: number[]

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
})

beforeEach(async () => {
  customer = await shop.customer({ balanceCents: 10_000 })
  items = await takeItems(shop, 4)
})

afterAll(() => shop.stop())

const historyOf = async (who = customer) => {
  const { status, body } = await who.browser.get('/api/purchase/history')
  expect(status).toBe(200)
  return body.payload as Record<string, unknown>[]
}

const titleOf = async (id: number | undefined): Promise<string> =>
  (await shop.database.pool.query('select title from items where id = $1', [id])).rows[0].title

describe('the order history', () => {
  test('is empty before the first order', async () => {
    expect(await historyOf()).toEqual([])
  })

  test('shows an order of one item as one row', async () => {
    const { body } = await buy(customer, { cart: [{ item_id: items[0] }] })
    const title = await titleOf(items[0])
    const rows = await historyOf()
    expect(rows).toMatchObject([
      {
        id: body.order_id,
        created_at: shop.clock.now().getTime() / 1000,
        status: 'processing',
        title,
        count: 1,
        quantity: 1,
        sum: 10,
        total: 10,
        currency: 'Credits',
        item_id: items[0],
      },
    ])
    expect(rows[0]).not.toHaveProperty('items')
    expect(rows[0]?.image_url).toBe(rows[0]?.img_url)
  })

  test('shows every item of a larger order, with its own price', async () => {
    await shop.database.ownerPool.query('update items set price_cents = 55 where id = $1', [items[1]])
    await buy(customer, { cart: [{ item_id: items[0] }, { item_id: items[1] }] })
    const [order] = await historyOf()
    expect(order).toMatchObject({ quantity: 2, sum: 10.55, total: 10.55 })
    expect(order?.items).toMatchObject([
      { item_id: items[0], title: await titleOf(items[0]), sum: 10, quantity: 1 },
      { item_id: items[1], title: await titleOf(items[1]), sum: 0.55, quantity: 1 },
    ])
  })

  test('has the newest order first', async () => {
    await buy(customer, { cart: [{ item_id: items[0] }] })
    shop.clock.advance({ seconds: 1 })
    await buy(customer, { cart: [{ item_id: items[1] }] })
    expect((await historyOf()).map((row) => row.item_id)).toEqual([items[1], items[0]])
  })

  test('keeps what was bought as it was, whatever becomes of the item', async () => {
    await buy(customer, { cart: [{ item_id: items[0] }] })
    const before = await historyOf()
    await shop.database.ownerPool.query(`update items set title = 'renamed', price_cents = 99900 where id = $1`, [
      items[0],
    ])
    expect(await historyOf()).toEqual(before)
  })

  test('names the internal currency as the settings do', async () => {
    await buy(customer, { cart: [{ item_id: items[0] }] })
    await shop.database.ownerPool.query(`update settings set internal_currency_name = 'Bamboo'`)
    const rows = await historyOf()
    await shop.database.ownerPool.query(`update settings set internal_currency_name = 'Credits'`)
    expect(rows).toMatchObject([{ currency: 'Bamboo' }])
  })

  test('does not show an order whose card payment is still open', async () => {
    const opened = await buy(customer, { cart: [{ item_id: items[0] }], paymentMethod: 'card' })
    expect(opened).toMatchObject({ status: 200 })
    expect(await historyOf()).toEqual([])
  })

  test('belongs to its customer alone, and is closed to guests and unverified customers', async () => {
    await buy(customer, { cart: [{ item_id: items[0] }] })
    expect(await historyOf(await shop.customer())).toEqual([])
    expect(await shop.visitor().get('/api/purchase/history')).toMatchObject({ status: 401 })
    const unverified = await shop.customer({ verified: false })
    expect(await unverified.browser.get('/api/purchase/history')).toMatchObject({
      status: 403,
      body: { message: 'Your email address is not verified.' },
    })
  })
})
