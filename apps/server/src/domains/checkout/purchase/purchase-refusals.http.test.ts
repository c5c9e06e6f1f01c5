import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import type { Reply } from '@pandrop/testkit/visitor'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { balanceCentsOf, buy, checkoutBody, expectCleanBooks, ordersOf, takeItems } from './testing/purchases.ts'

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

const linesOf = (...ids: (number | undefined)[]) => ids.map((item_id) => ({ item_id }))

/** The refusal came, and it changed nothing: no order, no money moved, every item where it was. */
const expectNothingHappened = async (reply: Reply, expected: Record<string, unknown>): Promise<void> => {
  expect(reply).toMatchObject({ ...expected, body: { status: 'error', ...(expected.body as object) } })
  expect(JSON.stringify(reply.body)).not.toMatch(/stack|node_modules|select /)
  expect(await ordersOf(shop, customer)).toBe(0)
  expect(await balanceCentsOf(shop, customer)).toBe(5000)
  const { rows } = await owner(`select id from items where id = any($1) and state = 'sold' and sold_at > now()`, [
    items,
  ])
  expect(rows).toEqual([])
  await expectCleanBooks(shop.database.pool)
}

describe('a changed price', () => {
  beforeEach(async () => {
    await addToCart(items[0])
    await owner('update items set price_cents = 1234 where id = $1', [items[0]])
  })

  const changed = {
    status: 409,
    body: {
      code: 'price_changed',
      message: 'A price has changed. Please check the new total and confirm again.',
      total: 12.34,
    },
  }

  test('is answered with the new cart and total, and can be confirmed', async () => {
    const refused = await buy(customer, { seen_total: 10 })
    await expectNothingHappened(refused, changed)
    expect(refused.body.cart).toMatchObject([{ item_id: items[0], price: 12.34, seen_price: 10 }])
    expect(await buy(customer, { seen_total: 12.34 })).toMatchObject({ status: 200, body: { balance: 37.66 } })
  })

  test('is told once to a client that posts no total', async () => {
    await expectNothingHappened(await buy(customer), changed)
    expect(await buy(customer)).toMatchObject({ status: 200, body: { balance: 37.66 } })
  })

  test('is refused downwards too: the customer confirms what is charged', async () => {
    await owner('update items set price_cents = 1 where id = $1', [items[0]])
    await expectNothingHappened(await buy(customer, { seen_total: 10 }), { ...changed, body: { total: 0.01 } })
  })
})

describe('refused, with nothing changed:', () => {
  const missing = { status: 422, body: { code: 'cart_empty', message: 'Your cart is empty.' } }
  const unavailable = {
    status: 409,
    body: {
      code: 'items_unavailable',
      message: 'Some items in your cart are no longer available. Nothing was charged.',
    },
  }

  test('an empty cart', async () => {
    await expectNothingHappened(await buy(customer), missing)
    const posted = await buy(customer, { cart: [] })
    await expectNothingHappened(posted, { status: 422, body: { errors: { cart: ['Your cart is empty.'] } } })
  })

  test.each([
    ['sold', `state = 'sold', sold_at = '2020-01-01'`],
    ['reserved', `state = 'reserved'`],
    ['under trade protection', `available_from = '2030-01-01'`],
  ])('a purchase of which one item is %s', async (_, set) => {
    await owner(`update items set ${set} where id = $1`, [items[1]])
    const refused = await buy(customer, { cart: linesOf(items[0], items[1]) })
    await owner(`update items set state = 'available', sold_at = null where id = $1`, [items[1]])
    await expectNothingHappened(refused, unavailable)
  })

  test('an item that does not exist', async () => {
    await expectNothingHappened(await buy(customer, { cart: linesOf(items[0], 999_999_999) }), unavailable)
  })

  test('a balance that does not suffice', async () => {
    await owner('update items set price_cents = 5001 where id = $1', [items[0]])
    await expectNothingHappened(await buy(customer, { cart: linesOf(items[0]) }), {
      status: 422,
      body: { code: 'insufficient_balance', message: 'Insufficient balance...' },
    })
  })

  test('what lies in the cart of another customer', async () => {
    const stranger = await shop.customer({ balanceCents: 5000 })
    await addToCart(items[0], stranger)
    await expectNothingHappened(await buy(customer), missing)
  })

  test('a promo code that does not exist', async () => {
    await expectNothingHappened(await buy(customer, { cart: linesOf(items[0]), promocode: 'WELCOME' }), {
      status: 422,
      body: { code: 'promo_code_invalid', message: 'Invalid promo code' },
    })
  })

  test.each([
    [
      'a broken trade link',
      { tradeUrl: 'http://evil.example/' },
      'trade_link_invalid',
      'tradeUrl',
      'Please enter a valid Steam trade link',
    ],
    [
      'a foreign Steam ID',
      { steamId: '76561197960265729' },
      'steam_id_mismatch',
      'steamId',
      'The Steam ID does not belong to this trade link',
    ],
    [
      'a country that is not served',
      { country: 'KP' },
      'country_unsupported',
      'country',
      'This country is not supported',
    ],
    [
      'a phone number that cannot exist',
      { phone: '+386 1' },
      'checkout_invalid',
      'phone',
      'Valid phone number is required',
    ],
  ])('%s', async (_, change, code, field, text) => {
    const refused = await buy(customer, { cart: linesOf(items[0]), ...change })
    await expectNothingHappened(refused, { status: 422, body: { code, errors: { [field]: [text] } } })
  })

  test('paying by card in a shop that takes none', async () => {
    await owner(`update settings set payment_methods = '{balance}'`)
    const refused = await buy(customer, { cart: linesOf(items[0]), paymentMethod: 'card' })
    await owner(`update settings set payment_methods = '{card,balance,sepa-manual}'`)
    await expectNothingHappened(refused, {
      status: 422,
      body: {
        code: 'payment_method_unavailable',
        errors: { paymentMethod: ['This payment method is not available'] },
      },
    })
  })

  test('an empty form, every field named with its fixed text', async () => {
    const blank = {
      name: ' ',
      surname: '',
      email: '',
      phone: '',
      city: '',
      address: '',
      postCode: '',
      tradeUrl: '',
    }
    const refused = await buy(customer, { cart: linesOf(items[0]), ...blank })
    await expectNothingHappened(refused, {
      status: 422,
      body: {
        code: 'invalid_input',
        errors: {
          name: ['First name is required'],
          surname: ['Last name is required'],
          email: ['Email is required'],
          phone: ['Valid phone number is required'],
          city: ['City is required'],
          address: ['Address is required'],
          postCode: ['Post code is required'],
          tradeUrl: ['Please enter a valid Steam trade link'],
        },
      },
    })
  })

  test.each([
    ['a price of the client', { price: 0.01 }, 'price'],
    ['a total below zero', { seen_total: -1 }, 'seen_total'],
    ['a total beyond every number', { seen_total: 1e300 }, 'seen_total'],
    ['a total with three decimals', { seen_total: 9.999 }, 'seen_total'],
    ['a total as text', { seen_total: '10' }, 'seen_total'],
    ['a negative item id', { cart: [{ item_id: -5 }] }, 'cart'],
    ['a forged item id', { cart: [{ item_id: '1; drop table items' }] }, 'cart'],
    ['a cart that is no list', { cart: 'all' }, 'cart'],
    ['a cart of 51', { cart: Array.from({ length: 51 }, (_, index) => ({ item_id: index + 1 })) }, 'cart'],
    ['a way of paying that does not exist', { paymentMethod: 'free' }, 'paymentMethod'],
    ['a name that is a number', { name: 7 }, 'name'],
    ['a name with a line break inside', { name: 'Marta\nAdmin' }, 'name'],
    ['an address without end', { address: 'x'.repeat(201) }, 'address'],
  ])('%s', async (_, change, field) => {
    const refused = await buy(customer, { cart: linesOf(items[0]), ...change })
    await expectNothingHappened(refused, { status: 422, body: { code: 'invalid_input' } })
    expect(Object.keys(refused.body.errors ?? {})).toEqual([field])
  })

  test('a key that is no key', async () => {
    const refused = await buy(customer, { cart: linesOf(items[0]) }, 'short')
    await expectNothingHappened(refused, { status: 422, body: { code: 'invalid_input' } })
  })

  test('a body that is not JSON, and one without end', async () => {
    const send = (rawBody: string) =>
      customer.browser.call('POST', '/api/purchase/product', {
        rawBody,
        headers: { 'content-type': 'application/json' },
      })
    await expectNothingHappened(await send('{"tradeUrl":'), { status: 400, body: { code: 'body_unreadable' } })
    const huge = JSON.stringify(checkoutBody({ name: 'x'.repeat(2_000_000) }))
    await expectNothingHappened(await send(huge), { status: 413, body: { code: 'body_too_large' } })
  })

  test('a guest, an unverified customer and a page without the CSRF token', async () => {
    const guest = await shop.visitor().post('/api/purchase/product', checkoutBody({ cart: linesOf(items[0]) }))
    await expectNothingHappened(guest, { status: 401, body: { code: 'not_signed_in' } })
    const unverified = await shop.customer({ verified: false })
    await expectNothingHappened(await buy(unverified, { cart: linesOf(items[0]) }), {
      status: 403,
      body: { message: 'Your email address is not verified.' },
    })
    const forged = await customer.browser.post('/api/purchase/product', checkoutBody(), {
      headers: { 'x-xsrf-token': 'forged' },
    })
    await expectNothingHappened(forged, { status: 403, body: { code: 'csrf_mismatch' } })
  })
})
