import type { Item, ItemDetails } from '@pandrop/contract/item'
import { createApp } from '@pandrop/server/app'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { Visitor } from '@pandrop/testkit/visitor'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { postChange, postItem, putInStock } from '../staff-items/testing/stock.ts'

let shop: TestShop
let staff: TestStaff

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  staff = await asStaff(shop)
})

afterAll(() => shop?.stop())

const owner = (sql: string, values: unknown[] = []) => shop.database.ownerPool.query(sql, values)

const crown = { slot: 0, name: 'Crown (Foil)', wear: 0.12 }

const nothing = { stickers: [], charm: null, name_tag: null }

/** What the database keeps of a copy; its own word where it refuses. */
const kept = (attachments: unknown, type = 'Rifle'): Promise<unknown> =>
  owner(
    `update items set attachments = $2
     where id = (select min(id) from items where type = $1 and state = 'available') returning attachments`,
    [type, JSON.stringify(attachments)],
  ).then(
    ({ rows: [row] }) => row.attachments,
    ({ constraint }) => constraint,
  )

describe('the database', () => {
  test.each([
    { ...nothing, stickers: [crown, { slot: 4, name: 'Howling Dawn', wear: null }] },
    { ...nothing, stickers: [0, 1, 2, 3, 4].map((slot) => ({ ...crown, slot })) },
    { ...nothing, charm: { name: 'Lil’ Ava', pattern: null } },
    { ...nothing, charm: { name: 'Semi-Precious', pattern: 100_000 } },
    { ...nothing, name_tag: '<b>هلا 🐼</b>' },
    { ...nothing, name_tag: 'x'.repeat(20) },
  ])('keeps %o', async (attachments) => {
    expect(await kept(attachments)).toEqual(attachments)
  })

  test.each([
    'Crown',
    [],
    nothing,
    { stickers: [crown] },
    { ...nothing, name_tag: 'Panda', patch: 1 },
    { ...nothing, stickers: {} },
    { ...nothing, stickers: [crown, crown] },
    { ...nothing, stickers: [{ ...crown, slot: 1 }, crown] },
    { ...nothing, stickers: [{ ...crown, slot: 5 }] },
    { ...nothing, stickers: [{ ...crown, slot: -1 }] },
    { ...nothing, stickers: [{ ...crown, slot: '1' }] },
    { ...nothing, stickers: [{ ...crown, wear: 1.01 }] },
    { ...nothing, stickers: [{ ...crown, wear: '0' }] },
    { ...nothing, stickers: [{ ...crown, name: '' }] },
    { ...nothing, stickers: [{ ...crown, name: ' Crown' }] },
    { ...nothing, stickers: [{ ...crown, name: 'a;b' }] },
    { ...nothing, stickers: [{ ...crown, name: 'x'.repeat(101) }] },
    { ...nothing, stickers: [{ slot: 0, name: 'Crown' }] },
    { ...nothing, stickers: [null] },
    { ...nothing, charm: 'Lil’ Ava' },
    { ...nothing, charm: { name: 'Lil’ Ava' } },
    { ...nothing, charm: { name: 'Lil’ Ava', pattern: 1.5 } },
    { ...nothing, charm: { name: 'Lil’ Ava', pattern: 100_001 } },
    { ...nothing, name_tag: 'x'.repeat(21) },
    { ...nothing, name_tag: 'Pan\u202eda' },
    { ...nothing, name_tag: 'Pan\u0007da' },
    { ...nothing, name_tag: 7 },
  ])('refuses %j', async (attachments) => {
    expect(await kept(attachments)).toBe('items_attachments')
  })

  test('puts neither stickers nor a charm on knives and gloves, and no name tag on gloves', async () => {
    const [stickers, charm, tag] = [
      { ...nothing, stickers: [crown] },
      { ...nothing, charm: { name: 'Lil’ Ava', pattern: null } },
      { ...nothing, name_tag: 'Panda' },
    ]
    expect(await kept(tag, 'Knife')).toEqual(tag)
    for (const attachments of [stickers, charm]) expect(await kept(attachments, 'Knife')).toBe('items_attachments_fit')
    for (const attachments of [stickers, tag]) expect(await kept(attachments, 'Gloves')).toBe('items_attachments_fit')
  })
})

describe('an item of the desk', () => {
  const shownOf = async (id: number) => {
    const { body } = await shop.visitor().get(`/api/items/${id}`)
    return (body.payload as ItemDetails).attachments
  }

  test('carries what is typed of it, and shows it to staff and customers; what is left out stays', async () => {
    const typed = { stickers: 'Crown (Foil)@0.12; ; Howling Dawn', charm: 'Lil’ Ava#4711', name_tag: ' Panda ' }
    const attachments = {
      stickers: [crown, { slot: 2, name: 'Howling Dawn', wear: null }],
      charm: { name: 'Lil’ Ava', pattern: 4711 },
      name_tag: 'Panda',
    }
    const item = await putInStock(staff, typed)
    expect(item.attachments).toEqual(attachments)
    expect(await shownOf(item.id)).toEqual(attachments)
    expect(await postChange(staff, item.id, typed)).toMatchObject({ body: { changed: false } })
    const changed = await postChange(staff, item.id, { name_tag: '', seen: item.seen })
    expect(changed).toMatchObject({
      body: { changed: true, item: { attachments: { ...attachments, name_tag: null } } },
    })
    // Who had read it before has seen something else.
    expect(await postChange(staff, item.id, { charm: '', seen: item.seen })).toMatchObject({
      status: 409,
      body: { code: 'item_changed' },
    })
    await postChange(staff, item.id, { stickers: '', charm: '' })
    expect(await shownOf(item.id)).toBeUndefined()
  })

  test('is refused beside the field that cannot be read, or that it cannot carry', async () => {
    const refusedAt = async (change: Record<string, unknown>) => {
      const { status, body } = await postItem(staff, change)
      return [status, body.code, ...Object.keys(body.errors ?? {})]
    }
    for (const [field, wrong] of Object.entries({ stickers: 'a;b;c;d;e;f', charm: '#7', name_tag: 'x'.repeat(21) }))
      expect(await refusedAt({ [field]: wrong })).toEqual([422, 'invalid_input', field])
    const { rows } = await owner(
      `select skin_id, exterior, variant, price_cents / 100.0 as price from items
       where type = 'Knife' and exterior = 'NP' limit 1`,
    )
    const knife = { ...rows[0], price: Number(rows[0].price), float: null, paint_seed: null, sure: true }
    expect(await refusedAt({ ...knife, stickers: 'Crown (Foil)', charm: 'Lil’ Ava' })).toEqual([
      422,
      'invalid_input',
      'stickers',
      'charm',
    ])
    expect(await postItem(staff, { ...knife, name_tag: 'Panda' })).toMatchObject({ status: 200 })
  })

  test('stands in the back office’s list with what is on it', async () => {
    const { id } = await putInStock(staff, { name_tag: 'Listed' })
    const { body } = await staff.browser.get(`/api/staff/items?tab=all&search=${id}`)
    expect(body.rows).toMatchObject([{ id, attachments: { ...nothing, name_tag: 'Listed' } }])
  })
})

test('a hostile name is a text in every answer and document', async () => {
  const hostile = '<img src=x onerror=alert(1)>'
  const { id } = await putInStock(staff, { stickers: `${hostile}; שלום <script>`, name_tag: '"><script>x</script>' })
  const { body } = await shop.visitor().get(`/api/items/${id}`)
  expect((body.payload as ItemDetails).attachments?.stickers.map(({ name }) => name)).toEqual([
    hostile,
    'שלום <script>',
  ])
})

test('a list asks the database as often with stickers on every copy as with none', async () => {
  let asked = 0
  const counting = new Proxy(shop.shop.pool, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name)
      if (name !== 'query') return typeof value === 'function' ? value.bind(target) : value
      return (...parts: Parameters<pg.Pool['query']>) => {
        asked += 1
        return target.query(...parts)
      }
    },
  })
  const { app } = await createApp({ ...shop.shop, pool: counting })
  const visitor = new Visitor(await app.listen({ port: 0, host: '127.0.0.1' }))
  const read = async (page: number) => {
    asked = 0
    const { body } = await visitor.get(`/api/items/list?type=SMG&limit=20&page=${page}`)
    return { items: body.payload as Item[], asked }
  }
  // The first one of a shop opens the index of all.
  await read(3)
  const without = await read(1)
  await owner(`update items set attachments = $1 where type = 'SMG' and state = 'available'`, [
    JSON.stringify({ ...nothing, stickers: [crown] }),
  ])
  const withStickers = await read(2)
  await app.close()
  expect(without.items.filter(({ attachments }) => attachments)).toEqual([])
  expect(withStickers.items.map(({ attachments }) => attachments?.stickers)).toEqual(
    withStickers.items.map(() => [crown]),
  )
  expect(withStickers.items).toHaveLength(20)
  expect(withStickers.asked).toBeLessThanOrEqual(without.asked)
})
