import { cents } from '@pandrop/money/money'
import type { TestCustomer, TestShop } from '@pandrop/testkit/shop'
import { startTestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { systemBalance } from '../../../ledger/balance.ts'
import { balanceCentsOf, buy, expectCleanBooks, ordersOf, takeItems } from '../purchase/testing/purchases.ts'
import { forgetOldGuesses } from './promo.ts'
import { makePromo, stopPromo, usesOf } from './testing/promos.ts'

let shop: TestShop
let customer: TestCustomer
let items: number[]

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  await shop.database.ownerPool.query('update settings set vat_percent = 22')
})

beforeEach(async () => {
  customer = await shop.customer({ balanceCents: 50_000 })
  items = await takeItems(shop, 2, 6100)
})

afterAll(() => shop.stop())

const fill = async (ids: number[], { browser } = customer): Promise<void> => {
  for (const id of ids) expect((await browser.post('/api/cart/add', { id, count: 1 })).status).toBe(200)
}

const check = (code: string, { browser } = customer) =>
  browser.get(`/api/promocode/check?code=${encodeURIComponent(code)}`)

const cartOfFirst = () => ({ cart: [{ item_id: items[0] }] })

describe('checking a promo code', () => {
  test('tells what it takes off the lines of the cart that can be bought', async () => {
    const code = await makePromo(shop)
    await fill(items)
    await shop.database.ownerPool.query(`update items set state = 'sold', sold_at = now() where id = $1`, [items[1]])
    expect(await check(` ${code.toLowerCase()} `)).toMatchObject({
      status: 200,
      body: {
        status: 'OK',
        payload: {
          code,
          calculated_discount: 6.1,
          type: 'percent',
          discount_type: 'percent',
          discount_amount: 10,
          applies_to_delivery: false,
          description: '10% off skins',
        },
      },
    })
    await shop.database.ownerPool.query(`update items set state = 'available', sold_at = null where id = $1`, [
      items[1],
    ])
  })

  test('floors a fixed discount at what there is', async () => {
    const code = await makePromo(shop, { discount: { type: 'fixed', amount: cents(10_000) } })
    await fill(items.slice(0, 1))
    const { body } = await check(code)
    expect(body.payload).toMatchObject({ calculated_discount: 61, type: 'fixed', discount_amount: 100 })
    expect(await usesOf(shop, code)).toBe(0)
  })

  test('is refused with its reason: empty cart, minimum, used up', async () => {
    const code = await makePromo(shop, { totalMinCents: 6101, usesPerCustomerMax: 1 })
    expect(await check(code)).toMatchObject({ status: 422, body: { code: 'cart_empty' } })
    await fill(items.slice(0, 1))
    expect(await check(code)).toMatchObject({
      status: 422,
      body: { code: 'promo_total_too_low', message: 'This promo code needs a total of at least €61.01' },
    })
    await fill(items.slice(1))
    expect(await buy(customer, { promocode: code })).toMatchObject({ status: 200 })
    const [next = 0] = await takeItems(shop, 1, 6200)
    await fill([next])
    expect(await check(code)).toMatchObject({
      status: 422,
      body: { code: 'promo_code_used_up', message: 'This promo code has been used up' },
    })
  })

  test.each([
    ['unknown', () => Promise.resolve('NO-SUCH-CODE')],
    ['no code at all', () => Promise.resolve('§ 1; --')],
    ['not valid yet', () => makePromo(shop, { validFrom: new Date(shop.clock.now().getTime() + 60_000) })],
    ['over', () => makePromo(shop, { validFrom: new Date(0), validUntil: shop.clock.now() })],
    [
      'stopped',
      async () => {
        const code = await makePromo(shop)
        await stopPromo(shop, code)
        return code
      },
    ],
  ])('is refused as invalid, here and at the purchase, when the code is %s', async (_, make) => {
    await fill(items.slice(0, 1))
    const code = await make()
    const refused = { status: 422, body: { code: 'promo_code_invalid', message: 'Invalid promo code' } }
    expect(await check(code)).toMatchObject(refused)
    expect(await buy(customer, { promocode: code })).toMatchObject(refused)
    expect(await ordersOf(shop, customer)).toBe(0)
  })
})

describe('ten wrong codes an hour', () => {
  const tooMany = { status: 429, body: { code: 'too_many_requests' } }

  test('are the last, checked or bought with: then the right one is not heard either, for an hour', async () => {
    const code = await makePromo(shop)
    await fill(items.slice(0, 1))
    for (let wrong = 1; wrong <= 5; wrong += 1) {
      expect(await check(`WRONG-${wrong}`)).toMatchObject({ body: { code: 'promo_code_invalid' } })
      expect(await buy(customer, { promocode: `WRONG-${wrong}` })).toMatchObject({
        body: { code: 'promo_code_invalid' },
      })
    }
    expect(await check(code)).toMatchObject(tooMany)
    expect(await buy(customer, { promocode: code })).toMatchObject(tooMany)
    expect(await ordersOf(shop, customer)).toBe(0)

    const stranger = await shop.customer()
    await fill(items.slice(1), stranger)
    expect(await check(code, stranger)).toMatchObject({ status: 200 })

    shop.clock.advance({ hours: 1 })
    expect(await check(code)).toMatchObject({ status: 200 })
    await forgetOldGuesses(shop.shop)
    const { rows } = await shop.database.pool.query('select count(*)::int as count from promo_guesses')
    expect(rows[0].count).toBe(0)
  })

  test('are ten also when a hundred come at once', async () => {
    await fill(items.slice(0, 1))
    const replies = await Promise.all(Array.from({ length: 100 }, (_, wrong) => check(`GUESS-${wrong}`)))
    const invalid = replies.filter(({ body }) => body.code === 'promo_code_invalid')
    expect([invalid.length, replies.filter(({ status }) => status === 429).length]).toEqual([10, 90])
  })

  test('are not used by a code that is right but cannot be applied', async () => {
    const code = await makePromo(shop, { totalMinCents: 1_000_000 })
    await fill(items.slice(0, 1))
    for (let time = 1; time <= 12; time += 1) {
      expect(await check(code)).toMatchObject({ body: { code: 'promo_total_too_low' } })
    }
  })
})

describe('a purchase with a promo code', () => {
  test('charges the total less the discount, stores code and shares, and posts them', async () => {
    const code = await makePromo(shop)
    const sumsBefore = await sums()
    const done = await buy(customer, { ...cartOfFirst(), promocode: code.toLowerCase(), seen_total: 54.9 })
    expect(done).toMatchObject({ status: 200, body: { balance: 445.1 } })
    const { rows } = await shop.database.pool.query(
      `select promo_code, total_cents, discount_cents, vat_cents from orders where id = $1`,
      [done.body.order_id],
    )
    expect(rows).toEqual([{ promo_code: code, total_cents: 5490, discount_cents: 610, vat_cents: 990 }])
    const lines = await shop.database.pool.query(
      'select price_cents, discount_cents, vat_cents from order_lines where order_id = $1',
      [done.body.order_id],
    )
    expect(lines.rows).toEqual([{ price_cents: 6100, discount_cents: 610, vat_cents: 990 }])
    const sumsAfter = await sums()
    // As ledger/README.md tells it.
    expect(sumsAfter.map((amount, index) => amount - (sumsBefore[index] ?? 0))).toEqual([-610, 5110, 990])
    expect(await usesOf(shop, code)).toBe(1)
    await expectCleanBooks(shop.database.pool)
  })

  test('is refused with the true total when the customer saw another one', async () => {
    const code = await makePromo(shop)
    await fill(items)
    const refused = await buy(customer, { promocode: code, seen_total: 122 })
    expect(refused).toMatchObject({ status: 409, body: { code: 'price_changed', total: 109.8 } })
    expect(await usesOf(shop, code)).toBe(0)
  })

  test('that comes to nothing costs nothing from balance, and is not taken by card', async () => {
    const code = await makePromo(shop, { discount: { type: 'fixed', amount: cents(10_000) } })
    const byCard = await buy(customer, { ...cartOfFirst(), promocode: code, paymentMethod: 'card' })
    expect(byCard).toMatchObject({ status: 422, body: { code: 'card_total_zero' } })
    const done = await buy(customer, { ...cartOfFirst(), promocode: code, seen_total: 0 })
    expect(done).toMatchObject({ status: 200, body: { balance: 500 } })
    expect(await balanceCentsOf(shop, customer)).toBe(50_000)
    await expectCleanBooks(shop.database.pool)
  })

  test('below its minimum is refused, whatever the check said before', async () => {
    const code = await makePromo(shop, { totalMinCents: 10_000 })
    expect(await buy(customer, { ...cartOfFirst(), promocode: code })).toMatchObject({
      status: 422,
      body: { code: 'promo_total_too_low' },
    })
  })

  test('that the balance does not cover uses nothing up', async () => {
    const code = await makePromo(shop, { usesMax: 1 })
    const poor = await shop.customer({ balanceCents: 100 })
    expect(await buy(poor, { ...cartOfFirst(), promocode: code })).toMatchObject({
      body: { code: 'insufficient_balance' },
    })
    expect(await usesOf(shop, code)).toBe(0)
    expect(await buy(customer, { ...cartOfFirst(), promocode: code })).toMatchObject({ status: 200 })
  })

  test('that is repeated with its key gets its answer, even if the code was stopped since', async () => {
    const code = await makePromo(shop)
    const key = 'promo-attempt-0001'
    const first = await buy(customer, { ...cartOfFirst(), promocode: code }, key)
    await stopPromo(shop, code)
    expect(await buy(customer, { ...cartOfFirst(), promocode: code }, key)).toMatchObject({
      status: 200,
      body: { order_id: first.body.order_id },
    })
    expect(await usesOf(shop, code)).toBe(1)
  })
})

const sums = async (): Promise<number[]> => {
  const { pool } = shop.database
  return [await systemBalance(pool, 'promo'), await systemBalance(pool, 'sales'), await systemBalance(pool, 'vat')]
}
