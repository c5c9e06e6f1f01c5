import { savedSearchesMax } from '@pandrop/contract/limits'
import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { tally } from '../../checkout/purchase/testing/purchases.ts'
import { paths, save, searchesOf } from './testing/searches.ts'

let shop: TestShop
let customer: TestCustomer

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
})

beforeEach(async () => {
  customer = await shop.customer()
})

afterAll(() => shop?.stop())

describe('saved searches', () => {
  test('keep a list with its name and count what it has for sale now, as the list itself does', async () => {
    expect(await searchesOf(customer)).toEqual([])
    const filters = { heroes: ['AK-47', 'AWP'], price_till: 500, float_till: 0.3 }
    const saved = await save(customer, filters, '  Two rifles ')
    const list = await shop.visitor().get('/api/items/list?heroes=AWP,AK-47&price_till=500&float_till=0.3')
    const { total } = list.body.meta as { total: number }
    expect(total).toBeGreaterThan(0)
    expect(saved).toEqual({ id: expect.any(Number), name: 'Two rifles', filters, mailed: true, count: total })
  })

  test('stand newest first, and saving the same filters again changes nothing', async () => {
    await save(customer, { heroes: ['AK-47', 'AWP'] }, 'One')
    shop.clock.advance({ seconds: 1 })
    await save(customer, { sale: true }, 'Two')
    const again = await customer.browser.post(paths.save, { name: 'Three', filters: { heroes: ['AWP', 'AK-47'] } })
    expect(again.status).toBe(200)
    expect((await searchesOf(customer)).map(({ name }) => name)).toEqual(['Two', 'One'])
  })

  test('are renamed, switched off and on, and removed, each also twice', async () => {
    const { id } = await save(customer, { heroes: ['AK-47'] })
    const change = (body: object) => customer.browser.post('/api/saved-searches/change', { id, ...body })
    expect((await change({ name: 'Mine' })).body.payload).toMatchObject([{ name: 'Mine', mailed: true }])
    for (const _ of ['once', 'again']) {
      expect((await change({ mailed: false })).body.payload).toMatchObject([{ name: 'Mine', mailed: false }])
    }
    expect((await change({ mailed: true })).body.payload).toMatchObject([{ mailed: true }])
    for (const _ of ['once', 'again']) {
      expect(await customer.browser.post('/api/saved-searches/remove', { id })).toMatchObject({
        status: 200,
        body: { payload: [] },
      })
    }
  })

  test(`are ${savedSearchesMax} at most, also when many are saved at the same moment`, async () => {
    await customer.browser.get('/sanctum/csrf-cookie')
    const saves = Array.from({ length: savedSearchesMax + 4 }, (_, at) =>
      customer.browser.post(paths.save, { name: `Up to ${at + 1}`, filters: { price_till: at + 1 } }),
    )
    expect(tally(await Promise.all(saves))).toEqual({ OK: savedSearchesMax, '409 saved_searches_full': 4 })
    const [kept] = await searchesOf(customer)
    const again = await customer.browser.post(paths.save, { name: 'Again', filters: kept?.filters })
    expect(again).toMatchObject({ status: 200 })
    const more = await customer.browser.post(paths.save, { name: 'One more', filters: { price_till: 900 } })
    expect(more).toMatchObject({ status: 409, body: { code: 'saved_searches_full' } })
  })
})

describe('what saved searches refuse', () => {
  test.each([{}, { heroes: [] }])('a list that nothing narrows: %j', async (filters) => {
    expect(await customer.browser.post(paths.save, { name: 'All', filters })).toMatchObject({
      status: 422,
      body: { code: 'saved_search_empty', message: 'Choose a filter or search for something first' },
    })
  })

  test.each([
    ['no name', { name: ' ', filters: { sale: true } }],
    ['a long name', { name: 'x'.repeat(81), filters: { sale: true } }],
    ['a filter that no list has', { name: 'x', filters: { owner: 'me' } }],
    ['a float above 1', { name: 'x', filters: { float_till: 1.1 } }],
    ['a fraction of a cent', { name: 'x', filters: { price_from: 1.001 } }],
    [
      'more values than a list takes',
      { name: 'x', filters: { heroes: Array.from({ length: 101 }, (_, at) => `${at}`) } },
    ],
    ['somebody else as its owner', { name: 'x', filters: { sale: true }, customer_id: 1 }],
  ])('%s', async (_, body) => {
    expect(await customer.browser.post(paths.save, body)).toMatchObject({
      status: 422,
      body: { code: 'invalid_input' },
    })
    expect(await searchesOf(customer)).toEqual([])
  })

  test('to show, change or remove what belongs to somebody else', async () => {
    const mine = await save(customer, { sale: true })
    const stranger = await shop.customer()
    expect(await searchesOf(stranger)).toEqual([])
    const change = { id: mine.id, name: 'Theirs', mailed: false }
    expect(await stranger.browser.post('/api/saved-searches/change', change)).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    })
    expect((await stranger.browser.post('/api/saved-searches/remove', { id: mine.id })).status).toBe(200)
    expect(await searchesOf(customer)).toEqual([mine])
  })

  test('guests and unverified customers', async () => {
    const guest = shop.visitor()
    const unverified = (await shop.customer({ verified: false })).browser
    for (const path of [paths.save, '/api/saved-searches/change', '/api/saved-searches/remove']) {
      expect(await guest.post(path, { id: 1 })).toMatchObject({ status: 401, body: { code: 'not_signed_in' } })
      expect(await unverified.post(path, { id: 1 })).toMatchObject({ status: 403 })
    }
    expect((await guest.get(paths.list)).status).toBe(401)
    expect((await unverified.get(paths.list)).status).toBe(403)
  })
})
