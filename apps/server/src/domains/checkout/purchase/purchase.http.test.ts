import { randomUUID } from 'node:crypto'
import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { systemBalance } from '../../../ledger/balance.ts'
import { balanceCentsOf, buy, expectCleanBooks, ordersOf, steamid, takeItems, tradeUrl } from './testing/purchases.ts'

let shop: TestShop
let customer: TestCustomer
let items: number[]

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
})

beforeEach(async () => {
  customer = await shop.customer({ balanceCents: 5000 })
  items = await takeItems(shop, 5)
})

afterAll(() => shop.stop())

const owner = (sql: string, values: unknown[] = []) => shop.database.ownerPool.query(sql, values)

const addToCart = (id: number | undefined, who = customer) => who.browser.post('/api/cart/add', { id })

const cartOf = async (): Promise<Record<string, unknown>[]> =>
  (await customer.browser.get('/api/cart/contents')).body.cart as Record<string, unknown>[]

const linesOf = (...ids: (number | undefined)[]) => ids.map((item_id) => ({ item_id }))

describe('a purchase from balance', () => {
  test('buys what lies in the cart, empties it and answers what is left', async () => {
    await addToCart(items[0])
    await addToCart(items[1])
    const bought = await buy(customer)
    expect(bought).toMatchObject({ status: 200, body: { status: 'OK', balance: 30, message: 'Payment successful' } })
    expect(bought.body.redirect_url).toBeUndefined()
    expect(await cartOf()).toEqual([])
    expect(await balanceCentsOf(shop, customer)).toBe(3000)
    const { rows } = await owner('select state, sold_at from items where id = any($1)', [items.slice(0, 2)])
    expect(rows).toEqual([
      { state: 'sold', sold_at: shop.clock.now() },
      { state: 'sold', sold_at: shop.clock.now() },
    ])
    await expectCleanBooks(shop.database.pool)
  })

  test('buys the posted items only, and leaves the rest of the cart alone', async () => {
    for (const id of items.slice(0, 3)) await addToCart(id)
    const bought = await buy(customer, { cart: linesOf(items[1]), seen_total: 10 })
    expect(bought).toMatchObject({ status: 200, body: { balance: 40 } })
    expect((await cartOf()).map(({ item_id }) => item_id)).toEqual([items[0], items[2]])
  })

  test('buys an item once when it is posted twice', async () => {
    expect(await buy(customer, { cart: linesOf(items[0], items[0]), seen_total: 10 })).toMatchObject({ status: 200 })
    expect(await balanceCentsOf(shop, customer)).toBe(4000)
  })

  test('leaves sold lines in the cart and buys the rest', async () => {
    await addToCart(items[0])
    await addToCart(items[1])
    const rival = await shop.customer({ balanceCents: 5000 })
    await buy(rival, { cart: linesOf(items[0]) })
    expect(await buy(customer)).toMatchObject({ status: 200, body: { balance: 40 } })
    expect(await cartOf()).toMatchObject([{ item_id: items[0], state: 'sold' }])
    expect(await buy(customer)).toMatchObject({ status: 409, body: { code: 'items_unavailable' } })
  })

  test('keeps what was bought, from whom, with which tax, and begins its timeline', async () => {
    await owner('update settings set vat_percent = 22')
    const { body } = await buy(customer, { cart: linesOf(items[0], items[1]), withdrawal_waiver: true })
    await owner('update settings set vat_percent = 0')
    const now = shop.clock.now()
    const { rows: orders } = await owner('select * from orders where id = $1', [body.order_id])
    expect(orders).toMatchObject([
      {
        customer_id: customer.id,
        state: 'processing',
        payment_method: 'balance',
        payment_id: null,
        total_cents: 2000,
        discount_cents: 0,
        vat_cents: 360,
        name: 'Marta',
        surname: 'Kovač',
        email: 'marta@example.org',
        phone: '+38640512809',
        country: 'SI',
        city: 'Ljubljana',
        address: 'Bambusova 1',
        post_code: '1000',
        trade_link: tradeUrl,
        steamid,
        withdrawal_waiver_at: now,
        created_at: now,
      },
    ])
    const { rows: lines } = await owner(
      `select line.*, item.title as item_title from order_lines line join items item on item.id = line.item_id
       where order_id = $1 order by line_no`,
      [body.order_id],
    )
    const line = { price_cents: 1000, discount_cents: 0, vat_percent: '22.00', vat_country: 'SI', vat_cents: 180 }
    expect(lines).toMatchObject([
      { ...line, line_no: 1, item_id: items[0], title: lines[0]?.item_title },
      { ...line, line_no: 2, item_id: items[1], title: lines[1]?.item_title },
    ])
    const { rows: events } = await owner('select state, by, at from order_events where order_id = $1', [body.order_id])
    expect(events).toEqual([{ state: 'processing', by: `customer:${customer.id}`, at: now }])
  })

  test('posts the price to sales and the tax within it to VAT', async () => {
    await owner('update settings set vat_percent = 22')
    const before = {
      sales: await systemBalance(shop.shop.pool, 'sales'),
      vat: await systemBalance(shop.shop.pool, 'vat'),
    }
    await buy(customer, { cart: linesOf(items[0]) })
    await owner('update settings set vat_percent = 0')
    expect(await systemBalance(shop.shop.pool, 'sales')).toBe(before.sales + 820)
    expect(await systemBalance(shop.shop.pool, 'vat')).toBe(before.vat + 180)
  })

  test('remembers contact, address and trade link on the profile', async () => {
    await buy(customer, { cart: linesOf(items[0]), city: 'Maribor' })
    const { body } = await customer.browser.get('/api/user/profile')
    expect(body.payload).toMatchObject({
      city: 'Maribor',
      address: 'Bambusova 1',
      post_code: '1000',
      country: { iso: 'SI' },
      phoneE164: '+38640512809',
      steam_trade_link: tradeUrl,
      steamid,
      email: customer.email,
    })
  })

  test('mails the customer at the address of the account', async () => {
    const { body } = await buy(customer, { cart: linesOf(items[0]) })
    const { rows } = await owner(`select payload from graphile_worker._private_jobs where payload ->> 'to' = $1`, [
      customer.email,
    ])
    expect(rows).toMatchObject([
      {
        payload: { template: 'order_paid', language: 'en', values: { order: String(body.order_id), total: '€10.00' } },
      },
    ])
  })

  test.each([
    [
      'accepted terms and waiver with their time',
      { terms: true, withdrawal_waiver: true },
      /^You accepted our terms and conditions on 21\.11\.2026 12:00 UTC\. On 21\.11\.2026 12:00 UTC you asked us to/,
    ],
    ['accepted terms and the right of withdrawal that remains', { terms: true }, /UTC\. You can withdraw .* 14 days/],
    ['the right of withdrawal that remains', {}, /^You can withdraw from this purchase within 14 days/],
  ])('mails %s', async (_, agreed, text) => {
    await buy(customer, { cart: linesOf(items[0]), ...agreed })
    const { rows } = await owner(`select payload from graphile_worker._private_jobs where payload ->> 'to' = $1`, [
      customer.email,
    ])
    expect(rows[0].payload.values.agreed).toMatch(text)
  })

  test('accepts the country as an id too, and is not asked for a steamId', async () => {
    const { rows } = await owner(`select id from countries where iso = 'SI'`)
    expect(await buy(customer, { cart: linesOf(items[0]), country: rows[0].id, steamId: '' })).toMatchObject({
      status: 200,
    })
    expect(await buy(customer, { cart: linesOf(items[1]), steamId: steamid })).toMatchObject({ status: 200 })
  })
})

describe('a repeated attempt', () => {
  test('gets the first answer, and nothing is bought again', async () => {
    const key = randomUUID()
    const first = await buy(customer, { cart: linesOf(items[0]) }, key)
    const second = await buy(customer, { cart: linesOf(items[0]) }, key)
    expect(second).toMatchObject({ status: 200, body: first.body })
    expect(await ordersOf(shop, customer)).toBe(1)
    expect(await balanceCentsOf(shop, customer)).toBe(4000)
  })

  test('with another body is refused', async () => {
    const key = randomUUID()
    await buy(customer, { cart: linesOf(items[0]) }, key)
    expect(await buy(customer, { cart: linesOf(items[1]) }, key)).toMatchObject({
      status: 422,
      body: { code: 'key_reused', message: 'This request was already used for something else' },
    })
    expect(await balanceCentsOf(shop, customer)).toBe(4000)
  })

  test('may succeed after a refusal, because refusals are not kept', async () => {
    const key = randomUUID()
    const poor = await shop.customer({ balanceCents: 900 })
    const body = { cart: linesOf(items[0]) }
    expect(await buy(poor, body, key)).toMatchObject({ status: 422, body: { code: 'insufficient_balance' } })
    await owner('update items set price_cents = 900 where id = $1', [items[0]])
    expect(await buy(poor, body, key)).toMatchObject({ status: 200, body: { balance: 0 } })
  })

  test('with the key of somebody else is an attempt of its own', async () => {
    const key = randomUUID()
    const other = await shop.customer({ balanceCents: 5000 })
    await buy(customer, { cart: linesOf(items[0]) }, key)
    expect(await buy(other, { cart: linesOf(items[1]) }, key)).toMatchObject({ status: 200, body: { balance: 40 } })
  })
})
