import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import type { Reply } from '@pandrop/testkit/visitor'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { takeItems, tally } from '../purchase/testing/purchases.ts'

let shop: TestShop
let customer: TestCustomer
let items: number[]

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
})

beforeEach(async () => {
  customer = await shop.customer()
  items = await takeItems(shop, 55)
})

afterAll(() => shop.stop())

const paths = {
  add: '/api/cart/add',
  update: '/api/cart/update',
  remove: '/api/cart/remove',
  clear: '/api/cart/clear',
}

const post = (call: keyof typeof paths, body: unknown = {}, who = customer): Promise<Reply> =>
  who.browser.post(paths[call], body)

const contents = async (who = customer): Promise<Reply> => who.browser.get('/api/cart/contents')

const idsIn = ({ body }: Reply): number[] => (body.cart as { item_id: number }[]).map(({ item_id }) => item_id)

const change = (itemId: number | undefined, set: string) =>
  shop.database.ownerPool.query(`update items set ${set} where id = $1`, [itemId])

describe('a cart', () => {
  test('begins empty', async () => {
    expect(await contents()).toMatchObject({ status: 200, body: { status: 'OK', cart: [] } })
  })

  test('takes an item once, with its price as seen, and says so', async () => {
    const [id] = items
    const added = await post('add', { id, count: 1 })
    expect(added).toMatchObject({ status: 200, body: { status: 'OK', message: 'Item added to cart!' } })
    expect(added.body.cart).toMatchObject([
      {
        item_id: id,
        is_variation: false,
        count: 1,
        price: 10,
        seen_price: 10,
        state: 'available',
        item: { id, price: 10 },
      },
    ])
    expect((await contents()).body.cart).toEqual(added.body.cart)
    expect(await post('add', { item_id: id })).toMatchObject({
      status: 409,
      body: { status: 'error', code: 'item_already_in_cart', message: 'This item is already in your cart' },
    })
  })

  test('takes an item once when it is added from many tabs at the same moment', async () => {
    // Opens the connections first, or the tabs would come one after the other.
    await Promise.all(Array.from({ length: 16 }, () => contents()))
    await customer.browser.get('/sanctum/csrf-cookie')
    const replies = await Promise.all(Array.from({ length: 16 }, () => post('add', { id: items[0] })))
    expect(tally(replies)).toEqual({ OK: 1, '409 item_already_in_cart': 15 })
    expect(idsIn(await contents())).toEqual([items[0]])
  })

  test('keeps its order: the oldest line first', async () => {
    for (const id of [items[2], items[0], items[1]]) {
      await post('add', { id })
      shop.clock.advance({ seconds: 1 })
    }
    expect(idsIn(await contents())).toEqual([items[2], items[0], items[1]])
  })

  test('ends at 50 items, also when they are added all at once', async () => {
    const replies = await Promise.all(items.map((id) => post('add', { id })))
    expect(tally(replies)).toEqual({ OK: 50, '409 cart_full': 5 })
    expect(idsIn(await contents())).toHaveLength(50)
    const left = items[replies.findIndex(({ status }) => status === 409)]
    expect(await post('add', { id: left })).toMatchObject({
      status: 409,
      body: { message: 'Your cart holds as many items as it can' },
    })
  })

  test('is left unchanged by an update, whatever count is sent', async () => {
    await post('add', { id: items[0] })
    const updated = await post('update', { item_id: items[0], count: 7 })
    expect(updated.status).toBe(200)
    expect(updated.body.cart).toMatchObject([{ item_id: items[0], count: 1 }])
  })

  test('gives an item back and says so; what is not in it cannot be removed', async () => {
    await post('add', { id: items[0] })
    await post('add', { id: items[1] })
    const removed = await post('remove', { id: items[0], is_variation: false })
    expect(removed).toMatchObject({ status: 200, body: { status: 'OK', message: 'Item removed from cart' } })
    expect(idsIn(removed)).toEqual([items[1]])
    expect(await post('remove', { id: items[0] })).toMatchObject({
      status: 404,
      body: { code: 'item_not_in_cart', message: 'Failed to remove item' },
    })
  })

  test('is emptied by one call, with a body or without one', async () => {
    await post('add', { id: items[0] })
    expect(await post('clear')).toMatchObject({ status: 200, body: { status: 'OK', cart: [] } })
    expect(await customer.browser.post(paths.clear)).toMatchObject({ status: 200 })
    expect(idsIn(await contents())).toEqual([])
  })

  test('keeps a sold line and shows it, until it is removed', async () => {
    await post('add', { id: items[0] })
    await change(items[0], `state = 'sold', sold_at = now()`)
    expect((await contents()).body.cart).toMatchObject([{ item_id: items[0], state: 'sold' }])
    expect(await post('remove', { id: items[0] })).toMatchObject({ status: 200, body: { cart: [] } })
  })

  test('shows an item under trade protection as reserved, because nobody can buy it yet', async () => {
    await post('add', { id: items[0] })
    await change(items[0], `available_from = '2026-11-22T12:00:00Z'`)
    expect((await contents()).body.cart).toMatchObject([
      {
        item_id: items[0],
        state: 'reserved',
        reserved_until: null,
        item: { available_from: '2026-11-22T12:00:00.000Z' },
      },
    ])
    await change(items[0], 'available_from = null')
  })

  test('shows what an item costs now beside what the customer saw', async () => {
    await post('add', { id: items[0] })
    await change(items[0], 'price_cents = 1234')
    expect((await contents()).body.cart).toMatchObject([{ price: 12.34, seen_price: 10 }])
  })

  test('belongs to its customer alone', async () => {
    const stranger = await shop.customer()
    await post('add', { id: items[0] })
    expect(idsIn(await contents(stranger))).toEqual([])
    expect(await post('remove', { id: items[0] }, stranger)).toMatchObject({ status: 404 })
    await post('clear', {}, stranger)
    expect(idsIn(await contents())).toEqual([items[0]])
  })
})

describe('what cannot go into a cart', () => {
  const unavailable = { status: 409, body: { message: 'Sorry, this item has just been sold or reserved' } }

  test('an item that is sold, reserved or under trade protection', async () => {
    await change(items[0], `state = 'sold', sold_at = now()`)
    await change(items[1], `state = 'reserved'`)
    await change(items[2], `available_from = '2026-11-21T12:30:00Z'`)
    for (const id of items.slice(0, 3)) expect(await post('add', { id })).toMatchObject(unavailable)
    shop.clock.set(new Date('2026-11-21T12:30:00Z'))
    expect(await post('add', { id: items[2] })).toMatchObject({ status: 200 })
  })

  test('an item that does not exist', async () => {
    const missing = { status: 404, body: { code: 'item_not_found', message: 'This item does not exist' } }
    expect(await post('add', { id: 999_999_999 })).toMatchObject(missing)
    expect(await post('add', {})).toMatchObject({ ...missing, body: { errors: { id: ['Invalid value'] } } })
    expect(await post('remove', {})).toMatchObject({ status: 404, body: { errors: { id: ['Invalid value'] } } })
  })

  test.each([
    ['a negative id', { id: -1 }, 'id'],
    ['a fraction', { id: 1.5 }, 'id'],
    ['an id beyond every number', { id: '99999999999999999999' }, 'id'],
    ['SQL', { id: "1' or '1'='1" }, 'id'],
    ['a list', { id: [1] }, 'id'],
    ['an unknown field', { id: 1, price: 0.01 }, 'price'],
  ])('%s', async (_, body, field) => {
    const refused = await post('add', body)
    expect(refused).toMatchObject({ status: 422, body: { status: 'error', code: 'invalid_input' } })
    expect(Object.keys(refused.body.errors ?? {})).toEqual([field])
    expect(idsIn(await contents())).toEqual([])
  })

  test('a body that is not JSON', async () => {
    const options = { rawBody: '{"id":', headers: { 'content-type': 'application/json' } }
    const refused = await customer.browser.call('POST', paths.add, options)
    expect(refused).toMatchObject({ status: 400, body: { code: 'body_unreadable' } })
    expect(JSON.stringify(refused.body)).not.toContain('stack')
  })
})

describe('a cart is closed to', () => {
  test('guests', async () => {
    expect(await shop.visitor().get('/api/cart/contents')).toMatchObject({
      status: 401,
      body: { code: 'not_signed_in' },
    })
    expect(await shop.visitor().post(paths.add, { id: items[0] })).toMatchObject({ status: 401 })
  })

  test('customers whose address is not verified', async () => {
    const unverified = await shop.customer({ verified: false })
    const refused = { status: 403, body: { message: 'Your email address is not verified.' } }
    expect(await contents(unverified)).toMatchObject(refused)
    expect(await post('add', { id: items[0] }, unverified)).toMatchObject(refused)
  })

  test('pages without the CSRF token', async () => {
    const refused = await customer.browser.post(paths.add, { id: items[0] }, { headers: { 'x-xsrf-token': 'x' } })
    expect(refused).toMatchObject({ status: 403, body: { code: 'csrf_mismatch' } })
  })
})
