import { calls } from '@pandrop/contract/calls'
import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import type { Reply } from '@pandrop/testkit/visitor'
import { afterAll, beforeAll, expect, test } from 'vitest'

let shop: TestShop
let customer: TestCustomer

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  customer = await shop.customer()
})

afterAll(() => shop?.stop())

const served = Object.values(calls).flatMap((call) =>
  'upload' in call ? [] : [{ ...call, url: `/api${call.path.replace(/:\w+/g, '1')}` }],
)

const unsafe = served.filter(({ method }) => method !== 'GET')
const refusalOf = ({ status, body }: Reply) => [status, body.code]

test('a language of whatever shape makes no call fail', async () => {
  const shapes: unknown[] = [{ toString: 1 }, [{ toString: null, valueOf: 1 }], 1e300]
  expect(unsafe.length).toBeGreaterThan(70)
  for (const { method, url } of unsafe) {
    for (const lang_id of shapes) {
      const { status } = await shop.visitor().call(method, url, { body: { lang_id }, headers: forged })
      expect(status, `${method} ${url}`).toBe(403)
    }
    const { status } = await customer.browser.call(method, url, { body: { lang_id: shapes[0] } })
    expect(status, `${method} ${url}`).toBeLessThan(500)
  }
})

// Refused for the token, which asks for the language and nothing else: this walk is about that.
const forged = { 'x-xsrf-token': 'forged' }

test('no number in a path makes the shop fail', async () => {
  for (const number of ['2147483647', '2147483648', '9007199254740991', '999999999999999', '0', '-1', '1e3', '1.5']) {
    for (const { path } of served.filter(({ method, path }) => method === 'GET' && path.includes(':'))) {
      const { status } = await customer.browser.get(`/api${path.replace(/:\w+/g, number)}`)
      expect(status, `${path} ${number}`).toBeLessThan(500)
    }
  }
  expect((await shop.visitor().get('/api/static-pages/2147483648')).status).toBe(422)
})

test('a zero byte in an address is refused at the door, wherever it stands', async () => {
  for (const path of [
    '/api/items/list?search=ak%00',
    '/api/items/%001',
    '/unsubscribe?token=%00',
    '/pay/go?order=%00',
  ]) {
    expect(refusalOf(await shop.visitor().get(path)), path).toEqual([400, 'body_unreadable'])
  }
})

test('what the database cannot store is refused beside its field, however deep it stands', async () => {
  const { browser } = customer
  for (const text of ['a\0b', '\ud800', 'x\udfff']) {
    const reply = await browser.post('/api/offer/create', { title: text, price: 1 })
    expect([...refusalOf(reply), reply.body.errors]).toEqual([422, 'invalid_input', { title: ['Invalid value'] }])
    const deep = await browser.post('/api/cart/add', { id: 1, count: [{ a: text }] })
    expect(deep.body.errors).toEqual({ count: ['Invalid value'] })
    expect(refusalOf(await browser.post('/api/cart/add', { id: 1, [text]: 1 }))).toEqual([422, 'invalid_input'])
  }
})

test('a body without an end to its depth is refused unread', async () => {
  const rawBody = `{"id":1,"count":${'['.repeat(30_000)}${']'.repeat(30_000)}}`
  const headers = { 'content-type': 'application/json', 'idempotency-key': 'a-key-of-mine' }
  for (const path of ['/api/cart/add', '/api/purchase/product']) {
    const reply = await customer.browser.post(path, undefined, { rawBody, headers })
    expect(refusalOf(reply)).toEqual([400, 'body_unreadable'])
  }
})

test('a call without a payload takes an empty body, whatever type it says that it has', async () => {
  for (const path of ['/api/cart/clear', '/api/user/sessions/end-others', '/api/logout']) {
    const { browser } = await shop.customer()
    const headers = { 'content-type': 'application/json' }
    expect((await browser.post(path, undefined, { rawBody: '', headers })).status, path).toBe(200)
  }
})

test('a parameter of a list without a value counts as absent', async () => {
  const names = 'search price_from price_till type quality heroes exterior_names item_class sale new category sort page'
  const empty = `${names.split(' ').join('=&')}=&limit=&random=&lang_id=&currency=`
  for (const path of ['/api/items/list', '/api/items/filter-data']) {
    const [plain, asked] = [await shop.visitor().get(path), await shop.visitor().get(`${path}?${empty}`)]
    expect([asked.status, asked.body]).toEqual([200, plain.body])
  }
})
