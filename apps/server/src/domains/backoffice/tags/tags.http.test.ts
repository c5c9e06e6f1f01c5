import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { doAt, readAt, rowsOf } from '../customers/testing/staff-customers.ts'

let shop: TestShop
let staff: TestStaff
let customer = 0

beforeAll(async () => {
  shop = await startTestShop()
  staff = await asStaff(shop)
})

beforeEach(async () => {
  await shop.database.ownerPool.query('delete from customer_tags')
  customer = (await shop.customer()).id
})

afterAll(() => shop?.stop())

const list = async (of = customer) => (await readAt(staff, '/staff/customers/:id/tags', of)).body.tags

const add = (tag: string, of = customer) => doAt(staff, '/staff/customers/:id/tags', of, { tag })

const remove = (tag: string, of = customer) => doAt(staff, '/staff/customers/:id/tags/remove', of, { tag })

const known = async () => (await staff.browser.get('/api/staff/tags')).body.tags

const listed = async (query: string) => rowsOf(await staff.browser.get(`/api/staff/customers?${query}`))

test('tags are given, listed by name, kept once, and taken away, again and again', async () => {
  expect(await list()).toEqual([])
  await add('reseller')
  expect((await add('  VIP ')).body.tags).toEqual(['reseller', 'VIP'])
  expect((await add('VIP')).body.tags).toEqual(['reseller', 'VIP'])
  expect(await list()).toEqual(['reseller', 'VIP'])
  expect((await remove('VIP')).body.tags).toEqual(['reseller'])
  expect((await remove('VIP')).status).toBe(200)
})

test('a tag has one spelling in the shop, whoever types it how, until nobody has it any more', async () => {
  const other = (await shop.customer()).id
  await add('VIP')
  expect((await add('vip', other)).body.tags).toEqual(['VIP'])
  expect((await add('Vip')).body.tags).toEqual(['VIP'])
  expect(await known()).toEqual([{ name: 'VIP', customers: 2 }])
  await remove('vIP')
  await remove('vip', other)
  expect(await known()).toEqual([])
  expect((await add('vip', other)).body.tags).toEqual(['vip'])
})

test('the same tag for many customers at once is one tag, and one that goes meanwhile comes again', async () => {
  const others = await Promise.all(Array.from({ length: 6 }, async () => (await shop.customer()).id))
  await add('seen', others[0])
  const answers = await Promise.all([
    ...others.slice(1).map((id, place) => add(place % 2 ? 'Seen' : 'sEEn', id)),
    remove('seen', others[0]),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  expect(await known()).toMatchObject([{ customers: 5 }])
})

test('a customer has ten tags at most, also when many are given at once', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, (_, count) => add(`tag ${count}`)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
    [409, 'customer_tags_full'],
    [409, 'customer_tags_full'],
  ])
  const [first] = (await list()) as [string]
  await remove(first)
  expect((await add('one more')).status).toBe(200)
})

test('a shop has two hundred tags at most; those that are there are given on', async () => {
  await shop.database.ownerPool.query(
    `insert into tags (name, place) select 'many ' || place, place from generate_series(1, 200) as place`,
  )
  expect((await add('one too many')).body).toMatchObject({ code: 'tags_full' })
  expect((await add('MANY 7')).body.tags).toEqual(['many 7'])
  await shop.database.ownerPool.query(`delete from tags where name <> 'many 7'`)
})

test('customers are filtered by a tag in whatever case, and lists show what each has', async () => {
  await add('Night owl')
  await add('b')
  await add('A')
  const [found, ...more] = await listed('tag=NIGHT%20OWL')
  expect(more).toEqual([])
  expect(found).toMatchObject({ id: customer, tags: ['A', 'b', 'Night owl'] })
  expect(await listed('tag=nobody%20has%20it')).toEqual([])
  expect((await readAt(staff, '/staff/customers/:id', customer)).body.customer).toMatchObject({
    tags: ['A', 'b', 'Night owl'],
  })
})

test('a tag is found by the beginning of any of its words, with how many have it', async () => {
  await add('Night owl')
  for (const typed of ['nig', 'OWL', 'night o'])
    expect((await staff.browser.get(`/api/staff/search?q=${encodeURIComponent(typed)}`)).body.tags, typed).toEqual([
      { name: 'Night owl', customers: 1 },
    ])
  expect((await staff.browser.get('/api/staff/search?q=ight')).body.tags).toEqual([])
})

test('an empty tag and one that is too long are refused, one of nobody too, and no customer reads any', async () => {
  for (const tag of ['', '   ', 'x'.repeat(31)]) expect((await add(tag)).status).toBe(422)
  expect((await add('x'.repeat(30))).status).toBe(200)
  const nobody = 999_999
  expect((await readAt(staff, '/staff/customers/:id/tags', nobody)).body.code).toBe('customer_not_found')
  expect((await add('VIP', nobody)).body.code).toBe('customer_not_found')
  expect((await remove('VIP', nobody)).body.code).toBe('customer_not_found')
  const reader = await shop.customer()
  expect((await reader.browser.get('/api/staff/tags')).status).toBe(401)
  expect((await reader.browser.get(`/api/staff/customers/${customer}/tags`)).status).toBe(401)
})
