import { wishesMax } from '@pandrop/contract/limits'
import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { tally } from '../../checkout/purchase/testing/purchases.ts'
import { itemsByIds } from '../items/items.ts'
import { price, takeVariants, wish, wishesOf } from './testing/wishes.ts'

let shop: TestShop
let customer: TestCustomer

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
})

beforeEach(async () => {
  customer = await shop.customer()
})

afterAll(() => shop?.stop())

const paths = { list: '/api/wishlist', add: '/api/wishlist/add', alert: '/api/wishlist/alert' }
const removal = '/api/wishlist/remove'

/** One variant of the shop. */
const aVariant = async () => {
  const [variant] = await takeVariants(shop, 1)
  if (!variant) throw new Error('nothing for sale')
  return variant
}

const change = (itemId: number, set: string) =>
  shop.database.ownerPool.query(`update items set ${set} where id = $1`, [itemId])

describe('a wishlist', () => {
  test('begins empty', async () => {
    expect(await customer.browser.get(paths.list)).toMatchObject({ status: 200, body: { status: 'OK', payload: [] } })
  })

  test('keeps the finish, exterior and variant of an item and tells what is for sale of it', async () => {
    const { itemIds, title } = await aVariant()
    await price(shop, itemIds[1], 4550)
    const [entry] = await wish(customer, itemIds[0])
    const [item] = await itemsByIds(shop.shop.pool, [itemIds[0]])
    if (!item) throw new Error('the item is gone')
    const { weapon, finish, phase, exterior, variant, quality, img_url } = item
    expect(entry).toEqual({
      id: expect.any(Number),
      item_id: itemIds[0],
      title,
      weapon,
      finish,
      phase,
      exterior,
      variant,
      quality,
      img_url,
      price_below: null,
      count: itemIds.length,
      lowest_price: 45.5,
      lowest_item_id: itemIds[1],
    })
    expect(await wishesOf(customer)).toEqual([entry])
  })

  test('takes an item that is sold, and counts what can be bought alone', async () => {
    const { itemIds } = await aVariant()
    const [first, second, ...others] = itemIds
    await change(first, `state = 'sold', sold_at = now()`)
    expect(await wish(customer, first)).toMatchObject([{ count: others.length + 1, lowest_item_id: second }])
    await change(second, `state = 'reserved'`)
    for (const id of others) await change(id, `available_from = '2026-11-21T13:00:00Z'`)
    expect(await wishesOf(customer)).toMatchObject([{ count: 0, lowest_price: null, lowest_item_id: null }])
    shop.clock.set(new Date('2026-11-21T13:00:00Z'))
    expect(await wishesOf(customer)).toMatchObject([{ count: others.length }])
  })

  test('tells the phases of one Doppler apart', async () => {
    const { rows } = await shop.database.ownerPool.query(
      `select array_agg(i.id::int) as ids
       from (select distinct on (skin_id) * from items) i join skins s on s.id = i.skin_id
       where s.phase <> ''
       group by i.title having count(*) > 1 limit 1`,
    )
    const ids: number[] = rows[0].ids
    for (const id of ids) await wish(customer, id)
    const wishes = await wishesOf(customer)
    expect(new Set(wishes.map(({ title }) => title)).size).toBe(1)
    expect(new Set(wishes.map(({ phase }) => phase)).size).toBe(ids.length)
  })

  test('shows the newest entry first, and adding one again changes nothing', async () => {
    const variants = await takeVariants(shop, 2)
    for (const { itemIds } of variants) {
      await wish(customer, itemIds[0], 20)
      shop.clock.advance({ seconds: 1 })
    }
    const before = await wishesOf(customer)
    expect(before.map(({ title }) => title)).toEqual(variants.map(({ title }) => title).reverse())
    expect(await wish(customer, variants[0]?.itemIds[1] ?? 0, 5)).toEqual(before)
  })

  test('takes a price with the entry, changes it and takes it away again', async () => {
    const { itemIds } = await aVariant()
    const [entry] = await wish(customer, itemIds[0], 19.99)
    expect(entry?.price_below).toBe(19.99)
    const changeTo = (price_below: number | null) => customer.browser.post(paths.alert, { id: entry?.id, price_below })
    expect(await changeTo(0.01)).toMatchObject({ status: 200, body: { payload: [{ price_below: 0.01 }] } })
    expect(await changeTo(null)).toMatchObject({ status: 200, body: { payload: [{ price_below: null }] } })
  })

  test('lets an entry go, also twice, and takes it back', async () => {
    const { itemIds } = await aVariant()
    const [entry] = await wish(customer, itemIds[0], 5)
    for (const _ of ['once', 'again']) {
      const removed = await customer.browser.post(removal, { id: entry?.id })
      expect(removed).toMatchObject({ status: 200, body: { payload: [] } })
    }
    expect(await wish(customer, entry?.item_id ?? 0, 5)).toMatchObject([{ item_id: itemIds[0], price_below: 5 }])
  })
})

describe('many requests at the same moment', () => {
  test(`leave ${wishesMax} entries at most, each once`, async () => {
    const variants = await takeVariants(shop, wishesMax + 12, 1)
    // Opens the connections first, or the requests would come one after the other.
    await Promise.all(variants.slice(0, 16).map(() => wishesOf(customer)))
    await customer.browser.get('/sanctum/csrf-cookie')
    const adds = variants.map(({ itemIds }) => customer.browser.post(paths.add, { item_id: itemIds[0] }))
    expect(tally(await Promise.all(adds))).toEqual({ OK: wishesMax, '409 wishlist_full': 12 })
    const titles = (await wishesOf(customer)).map(({ id }) => id)
    expect(new Set(titles).size).toBe(wishesMax)
  })

  test('put one finish on the list once, the last free place included', async () => {
    const [last, beyond, ...others] = await takeVariants(shop, wishesMax + 1, 1)
    for (const { itemIds } of others) await wish(customer, itemIds[0])
    const replies = Array.from({ length: 16 }, () =>
      customer.browser.post(paths.add, { item_id: last?.itemIds[0] ?? 0 }),
    )
    expect(tally(await Promise.all(replies))).toEqual({ OK: 16 })
    expect(await customer.browser.post(paths.add, { item_id: beyond?.itemIds[0] })).toMatchObject({
      status: 409,
      body: { code: 'wishlist_full', message: 'Your wishlist holds as many finishes as it can' },
    })
    expect(await wishesOf(customer)).toHaveLength(wishesMax)
  })
})

describe('what a wishlist refuses', () => {
  test('an item that does not exist', async () => {
    expect(await customer.browser.post(paths.add, { item_id: 999_999_999 })).toMatchObject({
      status: 404,
      body: { code: 'item_not_found', message: 'This item does not exist' },
    })
  })

  test('a price below one cent, with the entry and later', async () => {
    const { itemIds } = await aVariant()
    const invalid = { status: 422, body: { code: 'alert_price_invalid' } }
    expect(await customer.browser.post(paths.add, { item_id: itemIds[0], price_below: 0 })).toMatchObject(invalid)
    expect(await wishesOf(customer)).toEqual([])
    const [entry] = await wish(customer, itemIds[0], 5)
    expect(await customer.browser.post(paths.alert, { id: entry?.id, price_below: 0 })).toMatchObject(invalid)
    expect(await wishesOf(customer)).toEqual([entry])
  })

  test.each([
    ['a negative price', { item_id: 1, price_below: -1 }, 'price_below'],
    ['a fraction of a cent', { item_id: 1, price_below: 1.001 }, 'price_below'],
    ['a price as text', { item_id: 1, price_below: '5' }, 'price_below'],
    ['no item', {}, 'item_id'],
    ['somebody else as its owner', { item_id: 1, customer_id: 1 }, 'customer_id'],
  ])('%s', async (_, body, field) => {
    const refused = await customer.browser.post(paths.add, body)
    expect(refused).toMatchObject({ status: 422, body: { code: 'invalid_input' } })
    expect(Object.keys(refused.body.errors ?? {})).toEqual([field])
  })

  test('to show, change or remove what belongs to somebody else', async () => {
    const { itemIds } = await aVariant()
    const [entry] = await wish(customer, itemIds[0], 5)
    const stranger = await shop.customer()
    expect(await wishesOf(stranger)).toEqual([])
    const alert = await stranger.browser.post(paths.alert, { id: entry?.id, price_below: 900 })
    expect(alert).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect(await stranger.browser.post(removal, { id: entry?.id })).toMatchObject({ status: 200 })
    expect(await wishesOf(customer)).toEqual([entry])
  })

  test('guests, unverified customers and pages without the CSRF token', async () => {
    const guest = shop.visitor()
    const unverified = (await shop.customer({ verified: false })).browser
    for (const path of [paths.add, paths.alert, removal]) {
      expect(await guest.post(path, { id: 1 })).toMatchObject({ status: 401, body: { code: 'not_signed_in' } })
      expect(await unverified.post(path, { id: 1 })).toMatchObject({
        status: 403,
        body: { code: 'email_not_verified' },
      })
    }
    expect(await guest.get(paths.list)).toMatchObject({ status: 401 })
    expect(await unverified.get(paths.list)).toMatchObject({ status: 403 })
    const forged = { headers: { 'x-xsrf-token': 'x' } }
    expect(await customer.browser.post(paths.add, { item_id: 1 }, forged)).toMatchObject({
      status: 403,
      body: { code: 'csrf_mismatch' },
    })
  })
})
