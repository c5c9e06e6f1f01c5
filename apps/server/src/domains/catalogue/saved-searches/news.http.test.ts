import { createPool } from '@pandrop/server/db/pool'
import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cleanUp } from '../../../jobs/clean-up.ts'
import { buy } from '../../checkout/purchase/testing/purchases.ts'
import { deleteLeaving, leaving } from '../../identity/deletions/testing/leaving.ts'
import { deliveredMails, price, takeVariants, type Variant } from '../wishlist/testing/wishes.ts'
import { tellSavedSearches } from './find-news.ts'
import { newsAfterRun, save, searchesOf } from './testing/searches.ts'

let shop: TestShop
let customer: TestCustomer
let variant: Variant

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
})

beforeEach(async () => {
  customer = await shop.customer()
  const [taken] = await takeVariants(shop, 1, 3)
  if (taken) variant = taken
})

afterAll(() => shop?.stop())

const change = (itemId: number, set: string) =>
  shop.database.ownerPool.query(`update items set ${set} where id = $1`, [itemId])

/** The list of a variant below 50 EUR; none of its items costs so little yet. */
const below50 = ({ title }: Variant) => ({ search: title.replaceAll(/[|()★™]/g, ' ').trim(), price_till: 50 })

const mailsAfterRun = () => newsAfterRun(shop, customer)

const countAfterRun = async () => (await mailsAfterRun()).length

describe('a saved search', () => {
  test('tells of an item that is priced into it, by mail and in the shop, with a link to the list', async () => {
    const [item] = variant.itemIds
    await save(customer, below50(variant), 'Cheap ones')
    await price(shop, item, 5001)
    expect(await countAfterRun()).toBe(0)
    await price(shop, item, 5000)
    const [mail] = await mailsAfterRun()
    expect(mail?.subject).toBe('New in the shop: Cheap ones')
    expect(mail?.text).toContain(`${variant.title}: €50.00, float 0.`)
    const list = `${shop.shop.env.PUBLIC_URL}/products?`
    expect(mail?.links[0]).toBe(`${shop.shop.env.PUBLIC_URL}/products/cs2/all/${item}`)
    const opened = new URL(mail?.links.find((link) => link.startsWith(list)) ?? list)
    expect(Object.fromEntries(opened.searchParams)).toEqual({
      search: below50(variant).search,
      price_till: '50',
      sort: 'newest',
    })
    const { body } = await customer.browser.get('/api/user/notifications')
    expect(body.payload).toMatchObject({
      notifications: [{ kind: 'saved_searches', title: mail?.subject, link: opened.pathname + opened.search }],
    })
  })

  test('tells of what comes anew or is free again, once each, and not of what was there', async () => {
    const [first, second, third] = variant.itemIds
    await change(third ?? 0, `state = 'reserved'`)
    await price(shop, first, 4000)
    await save(customer, below50(variant))
    expect(await countAfterRun()).toBe(0)
    await price(shop, first, 3900)
    expect(await countAfterRun()).toBe(0)

    await change(second, `state = 'hidden'`)
    await price(shop, second, 4100)
    await change(second, `state = 'available'`)
    expect(await countAfterRun()).toBe(1)
    shop.clock.advance({ days: 2 })
    await price(shop, third ?? 0, 4200)
    expect(await countAfterRun()).toBe(1)
    await change(third ?? 0, `state = 'available'`)
    expect(await countAfterRun()).toBe(2)

    shop.clock.advance({ days: 2 })
    for (const cents of [90_000, 4100]) await price(shop, second, cents)
    expect(await countAfterRun()).toBe(2)
  })

  test('waits until trade protection has passed', async () => {
    const [item] = variant.itemIds
    await save(customer, below50(variant))
    const later = new Date(shop.clock.now().getTime() + 60 * 60 * 1000).toISOString()
    await change(item, `price_cents = 4000, old_price_cents = null, available_from = '${later}'`)
    expect(await countAfterRun()).toBe(0)
    shop.clock.advance({ hours: 1 })
    expect(await countAfterRun()).toBe(1)
  })

  test('writes once a day, of all searches together, ten items at most', async () => {
    const [other] = await takeVariants(shop, 1, 12)
    await save(customer, below50(variant), 'One')
    await save(customer, below50(other ?? variant), 'Two')
    for (const id of [variant.itemIds[0], ...(other?.itemIds.slice(0, 12) ?? [])]) await price(shop, id, 4000)
    const [mail] = await mailsAfterRun()
    expect(mail?.text.match(/€40\.00/g)).toHaveLength(10)
    expect(mail?.text).toContain('and 3 more in the list')
    expect(mail?.subject).toMatch(/^New in the shop: (One, Two|Two, One)$/)

    await price(shop, variant.itemIds[1], 4000)
    shop.clock.advance({ hours: 23, minutes: 59 })
    expect(await countAfterRun()).toBe(1)
    shop.clock.advance({ minutes: 1 })
    const mails = await mailsAfterRun()
    expect(mails).toHaveLength(2)
    expect(mails[0]?.text.match(/€40\.00/g)).toHaveLength(1)
  })

  test('does not write of what was sold or repriced while it waited, and tells it when it comes back', async () => {
    const [first, second, third] = variant.itemIds
    await save(customer, below50(variant))
    await price(shop, first, 4000)
    expect(await countAfterRun()).toBe(1)
    await price(shop, second, 4000)
    await price(shop, third ?? 0, 4000)
    await tellSavedSearches(shop.shop)
    await price(shop, second, 9000)
    await change(third ?? 0, `state = 'sold', sold_at = now()`)
    shop.clock.advance({ days: 1 })
    expect(await countAfterRun()).toBe(1)
    await price(shop, second, 4000)
    expect(await countAfterRun()).toBe(2)
  })

  test('tells nobody of what they have had themselves', async () => {
    const buyer = await shop.customer({ balanceCents: 10_000 })
    const [item] = variant.itemIds
    await price(shop, item, 4000)
    await buyer.browser.post('/api/cart/add', { id: item })
    expect((await buy(buyer)).status).toBe(200)
    for (const one of [buyer, customer]) await save(one, below50(variant))
    await change(item, `state = 'available', sold_at = null`)
    expect(await countAfterRun()).toBe(1)
    expect(await newsAfterRun(shop, buyer)).toEqual([])
  })

  test('is quiet while it is switched off, and tells nothing of that time later', async () => {
    const [first, second] = variant.itemIds
    const { id } = await save(customer, below50(variant))
    await customer.browser.post('/api/saved-searches/change', { id, mailed: false })
    await price(shop, first, 4000)
    await customer.browser.post('/api/saved-searches/change', { id, mailed: true })
    expect(await countAfterRun()).toBe(0)
    await price(shop, second, 4000)
    expect(await countAfterRun()).toBe(1)
  })

  test('needs a verified address', async () => {
    await save(customer, below50(variant))
    await shop.shop.pool.query('update customers set email_verified_at = null where id = $1', [customer.id])
    await price(shop, variant.itemIds[0], 4000)
    expect(await countAfterRun()).toBe(0)
  })

  test('is stopped by the link of its mail, without signing in; the others go on', async () => {
    const [other] = await takeVariants(shop, 1)
    await save(customer, below50(variant), 'One')
    await save(customer, below50(other ?? variant), 'Two')
    for (const id of [variant.itemIds[0], other?.itemIds[0] ?? 0]) await price(shop, id, 4000)
    const [mail] = await mailsAfterRun()
    const tokens = (mail?.links ?? [])
      .filter((link) => link.includes('/unsubscribe'))
      .map((link) => new URL(link).searchParams.get('token'))
    const [token] = tokens
    const stopped = await shop.visitor().post('/api/wishlist/unsubscribe', { token })
    const left = await searchesOf(customer)
    expect(left.filter(({ mailed }) => !mailed).map(({ name }) => name)).toEqual([stopped.body.title])
    await shop.visitor().post('/api/wishlist/unsubscribe', { token: tokens.at(-1) })
    const { body } = await customer.browser.get('/api/user/mail-choices')
    expect(JSON.stringify([body.payload, await searchesOf(customer)])).toContain('"mailed":false')
  })

  test('is mailed no more to whoever stopped the kind, who sees it in the shop all the same', async () => {
    await customer.browser.call('PUT', '/api/user/mail-choices', { body: { kind: 'saved_searches', mailed: false } })
    await save(customer, below50(variant))
    await price(shop, variant.itemIds[0], 4000)
    expect(await countAfterRun()).toBe(0)
    const { body } = await customer.browser.get('/api/user/notifications')
    expect(body.payload).toMatchObject({ unread: 1, notifications: [{ kind: 'saved_searches' }] })
  })

  test('is told to nobody when it is removed before its mail leaves', async () => {
    const { id } = await save(customer, below50(variant))
    await price(shop, variant.itemIds[0], 4000)
    expect(await tellSavedSearches(shop.shop)).toBe(1)
    await customer.browser.post('/api/saved-searches/remove', { id })
    expect(await deliveredMails(shop, customer.email)).toEqual([])
  })

  test('goes with a deleted account, whose address is never written to again', async () => {
    await save(customer, below50(variant))
    await price(shop, variant.itemIds[1], 4000)
    await tellSavedSearches(shop.shop)
    await leaving(customer)
    await deleteLeaving(shop)
    await price(shop, variant.itemIds[0], 4000)
    expect(await countAfterRun()).toBe(0)
    const left = await shop.shop.pool.query('select from saved_searches where customer_id = $1', [customer.id])
    expect(left.rows).toEqual([])
  })
})

test('servers that look at the same moment write each customer once', async () => {
  const crowd = await Promise.all(Array.from({ length: 8 }, () => shop.customer()))
  for (const one of crowd) await save(one, below50(variant))
  for (const id of variant.itemIds.slice(0, 3)) await price(shop, id, 4000)
  const pools = Array.from({ length: 2 }, () =>
    createPool({ connectionString: shop.database.serverUrl, connectionsMax: 4 }),
  )
  const servers = pools.map((pool) => ({ ...shop.shop, pool }))
  await Promise.all([...servers, ...servers].map(tellSavedSearches))
  await tellSavedSearches(shop.shop)
  await Promise.all(pools.map((pool) => pool.end()))
  for (const one of crowd) expect(await newsAfterRun(shop, one)).toHaveLength(1)
})

test('looking for news holds up nobody who buys or changes prices', async () => {
  await save(customer, below50(variant))
  const [item] = variant.itemIds
  const buyer = await shop.shop.pool.connect()
  await buyer.query('begin')
  await buyer.query('update items set price_cents = 4400, old_price_cents = null where id = $1', [item])
  expect(await tellSavedSearches(shop.shop)).toBe(0)
  await buyer.query(`set local lock_timeout = '1ms'`)
  await buyer.query('update items set price_cents = 4300 where id = $1', [item])
  await buyer.query('commit')
  buyer.release()
  expect(await countAfterRun()).toBe(1)
})

test('what was told is forgotten a month after it was sold, and what was looked at is gone at once', async () => {
  const [item] = variant.itemIds
  await save(customer, below50(variant))
  await price(shop, item, 4000)
  expect(await countAfterRun()).toBe(1)
  const fresh = await shop.shop.pool.query('select from fresh_offers where item_id = $1', [item])
  expect(fresh.rows).toEqual([])
  await change(item, `state = 'sold', sold_at = now()`)
  const told = async () =>
    (await shop.shop.pool.query('select from saved_search_hits where item_id = $1', [item])).rows.length
  shop.clock.advance({ days: 29 })
  await cleanUp(shop.shop)
  expect(await told()).toBe(1)
  shop.clock.advance({ days: 1 })
  await cleanUp(shop.shop)
  expect(await told()).toBe(0)
})

test('while nobody waits, nothing is noted of what changes', async () => {
  await shop.shop.pool.query('delete from saved_searches')
  await shop.shop.pool.query('delete from fresh_offers')
  await price(shop, variant.itemIds[0], 4000)
  expect((await shop.shop.pool.query('select from fresh_offers')).rows).toEqual([])
})
