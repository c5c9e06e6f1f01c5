import type { Item } from '@pandrop/contract/item'
import { type Strip, strips } from '@pandrop/contract/limits'
import type { StripsAnswer } from '@pandrop/contract/staff/strips'
import { dayMilliseconds } from '@pandrop/money/days'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import type { Reply } from '@pandrop/testkit/visitor'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { homePin, homeShow, homeUnpin } from '../../../cli/home.ts'
import { buy } from '../../checkout/purchase/testing/purchases.ts'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { postChange, postStep, putInStock } from '../staff-items/testing/stock.ts'
import { pinItem } from './staff-strips.ts'

let shop: TestShop
let olga: TestStaff

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  olga = await asStaff(shop)
})

afterAll(() => shop?.stop())

const pin = (strip: Strip, item: number, place?: number, who: TestStaff = olga): Promise<Reply> =>
  who.browser.post('/api/staff/strips/pin', { strip, item, ...(place && { place }) })

const unpin = (strip: Strip, ...items: number[]): Promise<Reply> =>
  olga.browser.post('/api/staff/strips/unpin', { strip, items })

const staffStrip = async (strip: Strip) => {
  const { body } = await olga.browser.get('/api/staff/strips')
  const found = (body as unknown as StripsAnswer).strips.find((one) => one.strip === strip)
  if (!found) throw new Error(`there is no strip ${strip}`)
  return found
}

const pinned = async (strip: Strip): Promise<number[]> => (await staffStrip(strip)).pins.map(({ id }) => id)

const stripItems = async (strip: Strip): Promise<Item[]> => {
  const { status, body } = await shop.visitor().get(`/api/items/strip?strip=${strip}`)
  expect(status).toBe(200)
  return body.payload as Item[]
}

const stripOf = async (strip: Strip): Promise<number[]> => (await stripItems(strip)).map(({ id }) => id)

/** How many are alike at most. */
const mostAlike = (items: readonly Item[], nameOf: (item: Item) => string): number => {
  const names = items.map(nameOf)
  return Math.max(...names.map((name) => names.filter((other) => other === name).length))
}

const listed = async (query: string): Promise<number[]> => {
  const { body } = await shop.visitor().get(`/api/items/list?${query}`)
  return (body.payload as Item[]).map(({ id }) => id)
}

afterEach(() => shop.database.ownerPool.query('delete from strip_pins'))

/** On the shelf, neither reduced nor new. */
const anItem = async (): Promise<number> => (await putInStock(olga, { new_until: null })).id

describe('a strip of the home page', () => {
  test('follows by itself while nothing is pinned, deals by chance', async () => {
    const sale = await stripItems('sale')
    expect(sale.every(({ price, old_price }) => (old_price ?? 0) > price)).toBe(true)
    expect((await stripItems('new')).every(({ is_new }) => is_new)).toBe(true)
    expect(await stripOf('sale')).toEqual(sale.map(({ id }) => id))
    const drawn = await stripOf('deals')
    expect(new Set(drawn).size).toBe(20)
    expect(await stripOf('deals')).not.toEqual(drawn)
    expect(await shop.visitor().get('/api/items/strip?strip=window')).toMatchObject({ status: 422 })
  })

  test.each(strips)('%s is mixed: one of a finish, two of a weapon, a third of each price', async (strip) => {
    const items = await stripItems(strip)
    expect(items).toHaveLength(20)
    expect(mostAlike(items, ({ weapon, finish }) => `${weapon} ${finish}`)).toBe(1)
    expect(mostAlike(items, ({ weapon }) => weapon)).toBeLessThanOrEqual(2)
    const bands = [0, 20, 200].map(
      (from, at) => items.filter(({ price }) => price >= from && price < ([20, 200][at] ?? Infinity)).length,
    )
    expect(Math.min(...bands)).toBeGreaterThanOrEqual(6)
    const colours = items.slice(0, 6).map(({ quality }) => quality.replace('Extraordinary', 'Covert'))
    expect(new Set(colours).size).toBeGreaterThanOrEqual(4)
  })

  test('begins with what came last of what is new, and shows its finish once', async () => {
    const comeIn = async () =>
      (await putInStock(olga, { new_until: new Date(Date.now() + dayMilliseconds).toISOString() })).id
    const first = await comeIn()
    await expect.poll(async () => (await stripOf('new'))[0]).toBe(first)
    const second = await comeIn()
    await expect.poll(async () => (await stripOf('new'))[0]).toBe(second)
    expect(await stripOf('new')).not.toContain(first)
  })

  test('shows what is pinned first, in the order of the pins, then the rest without repeating a finish', async () => {
    const sale = await stripItems('sale')
    const [first = 0, third = 0, late = 0] = [sale[0]?.id, sale[2]?.id, sale[19]?.id]
    await pin('sale', late)
    await pin('sale', third)
    expect(await pin('sale', first, 1)).toMatchObject({ status: 200, body: { changed: true } })
    await expect.poll(async () => (await stripOf('sale')).slice(0, 3)).toEqual([first, late, third])
    const mixed = await stripItems('sale')
    expect(mixed).toHaveLength(20)
    expect(mostAlike(mixed, ({ weapon, finish }) => `${weapon} ${finish}`)).toBe(1)
    const shown = await staffStrip('sale')
    expect(shown.pins.map(({ id, waits_for }) => [id, waits_for])).toEqual([first, late, third].map((id) => [id, null]))
    expect(shown.rest.map(({ id }) => id)).toEqual(mixed.slice(3).map(({ id }) => id))
    await unpin('sale', first, late, third)
    await expect.poll(() => stripOf('sale')).toEqual(sale.map(({ id }) => id))
  })

  test('shows a pin only while its item is what the strip promises', async () => {
    const item = await anItem()
    await pin('sale', item)
    await pin('new', item)
    expect((await staffStrip('sale')).pins).toMatchObject([{ id: item, waits_for: 'not_reduced' }])
    expect((await staffStrip('new')).pins).toMatchObject([{ id: item, waits_for: 'not_new' }])
    expect(await stripOf('sale')).not.toContain(item)
    expect(await stripOf('new')).not.toContain(item)
    // The database asks its own clock.
    const until = new Date(Date.now() + dayMilliseconds).toISOString()
    expect(await postChange(olga, item, { new_until: until })).toMatchObject({ status: 200 })
    await expect.poll(async () => (await stripOf('new'))[0]).toBe(item)
  })
})

describe('a pin', () => {
  test('falls out when its item is sold, and is not there when it comes back', async () => {
    const [sold, left] = [await anItem(), await anItem()]
    await pin('deals', sold)
    await pin('deals', left)
    const customer = await shop.customer({ balanceCents: 100_000 })
    await customer.browser.post('/api/cart/add', { item_id: sold })
    expect(await buy(customer, { cart: [{ item_id: sold }] })).toMatchObject({ status: 200 })
    expect(await pinned('deals')).toEqual([left])
    await expect.poll(async () => (await stripOf('deals'))[0]).toBe(left)
    expect(await pin('deals', sold)).toMatchObject({ status: 409, body: { code: 'item_not_on_shelf' } })
  })

  test('falls out when its item is hidden or withdrawn', async () => {
    const [hidden, gone] = [await anItem(), await anItem()]
    await pin('deals', hidden)
    await pin('deals', gone)
    await postStep(olga, hidden, 'hide')
    await postStep(olga, gone, 'withdraw', 'lost')
    expect(await pinned('deals')).toEqual([])
    await postStep(olga, hidden, 'show')
    expect(await pinned('deals')).toEqual([])
  })

  test('moves, and the same again changes nothing', async () => {
    const [one, two, three] = [await anItem(), await anItem(), await anItem()]
    for (const id of [one, two, three]) await pin('deals', id)
    await pin('deals', three, 1)
    expect(await pinned('deals')).toEqual([three, one, two])
    expect(await pin('deals', three, 1)).toMatchObject({ body: { changed: false } })
    expect(await pin('deals', three)).toMatchObject({ body: { changed: false } })
    await pin('deals', three, 20)
    expect(await pinned('deals')).toEqual([one, two, three])
    expect(await unpin('deals', two)).toMatchObject({ body: { changed: true } })
    expect(await unpin('deals', two)).toMatchObject({ body: { changed: false } })
    expect(await pinned('deals')).toEqual([one, three])
  })

  test('is refused for what is not there, and where twenty are pinned', async () => {
    expect(await pin('deals', 999_999_999)).toMatchObject({ status: 404, body: { code: 'item_not_found' } })
    expect(await pin('deals', 1, 21)).toMatchObject({ status: 422 })
    const ids = await listed('limit=21')
    for (const id of ids.slice(0, 20)) expect(await pin('deals', id)).toMatchObject({ status: 200 })
    expect(await pin('deals', ids[20] ?? 0)).toMatchObject({ status: 409, body: { code: 'strip_full' } })
    // A pin that stands is moved all the same.
    expect(await pin('deals', ids[19] ?? 0, 1)).toMatchObject({ status: 200 })
    expect(await stripOf('deals')).toEqual([ids[19], ...ids.slice(0, 19)])
  })

  test('of many operators at once stands beside the others, and the twentieth place is given once', async () => {
    const ids = await listed('limit=24')
    const { pool } = shop.database
    const outcomes = await Promise.all(ids.map((itemId) => pinItem({ pool }, { strip: 'deals', itemId, place: 1 })))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(20)
    expect(outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.refusal]))).toEqual(Array(4).fill('strip_full'))
    const kept = await pinned('deals')
    expect(new Set(kept).size).toBe(20)
    const [max, mia] = [await asStaff(shop), await asStaff(shop)]
    // Everybody moves something while somebody buys what is pinned: nobody waits for ever, nothing is lost.
    const customer = await shop.customer({ balanceCents: 100_000_000 })
    const [sold = 0, ...rest] = kept
    await customer.browser.post('/api/cart/add', { item_id: sold })
    const [bought, ...moves] = await Promise.all([
      buy(customer, { cart: [{ item_id: sold }] }),
      ...rest.map((id, index) => pin('deals', id, (index % 19) + 1, index % 2 === 0 ? max : mia)),
    ])
    expect(bought).toMatchObject({ status: 200 })
    expect(moves.map(({ status }) => status)).toEqual(rest.map(() => 200))
    expect((await pinned('deals')).sort()).toEqual([...rest].sort())
    const { rows } = await shop.database.pool.query('select place from strip_pins order by place')
    expect(new Set(rows.map(({ place }) => place)).size).toBe(19)
  })
})

test('the command line pins, shows and unpins', async () => {
  const run = async (command: typeof homeShow, ...args: string[]) => {
    const said: string[] = []
    const { pool, ownerUrl, serverUrl } = shop.database
    const context = { pool, ownerUrl, serverUrl, env: shop.shop.env, clock: shop.clock, args }
    const code = await command.run({ ...context, print: (line) => said.push(line) })
    return { code, said }
  }
  expect((await run(homeShow)).said).toEqual(['Nothing is pinned: every strip follows by itself.'])
  const [one, two] = [await anItem(), await anItem()]
  expect(await run(homePin, 'deals', `${one}`)).toEqual({ code: 0, said: [`Item ${one} is pinned to deals.`] })
  await run(homePin, 'deals', `${two}`, '--place', '1')
  expect((await run(homePin, 'deals', `${two}`)).said).toEqual([`Item ${two} stood there already.`])
  const { said } = await run(homeShow)
  expect(said.map((line) => line.split(/ +/).slice(0, 3).join(' '))).toEqual([
    'strip place item',
    `deals 1 ${two}`,
    `deals 2 ${one}`,
  ])
  expect((await run(homePin, 'deals', '999999999')).code).toBe(1)
  for (const wrong of [['window', '1'], ['deals', 'x'], ['deals', `${one}`, '--place', '21'], ['deals']])
    expect((await run(homePin, ...wrong)).code, wrong.join(' ')).toBe(2)
  expect((await run(homeUnpin, 'deals', `${one}`, '--all')).code).toBe(2)
  expect((await run(homeUnpin, 'deals', `${one}`)).code).toBe(0)
  expect((await run(homeUnpin, 'deals', '--all')).said[0]).toContain(`${two}`)
  expect((await run(homeUnpin, 'deals', '--all')).said).toEqual(['Nothing was pinned there.'])
})
