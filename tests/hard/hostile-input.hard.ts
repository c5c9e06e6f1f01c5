import { checkoutBody, takeItems } from '@pandrop/server/domains/checkout/purchase/testing/purchases'
import { signUpForm } from '@pandrop/server/domains/identity/accounts/testing/sign-up-form'
import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'

let shop: TestShop
let customer: TestCustomer

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  customer = await shop.customer({ balanceCents: 10_000 })
})

afterAll(() => shop?.stop())

/** Values that break programs which trust their visitors: zero bytes, halves of characters, limits, other shapes. */
const hostile: unknown[] = [
  '\u0000',
  'ann\u0000@example.org',
  '\ud800',
  '%00%ff%',
  "'; drop table items; --",
  'x'.repeat(10_000),
  -1,
  0.001,
  1e308,
  Number.MAX_SAFE_INTEGER,
  '99999999999999999999',
  true,
  null,
  [],
  [[]],
  [{ item_id: '\u0000' }],
  {},
  { constructor: { name: 1 } },
]

/** A form of each call that would be accepted. */
const forms = async (): Promise<[path: string, form: Record<string, unknown>][]> => {
  const [itemId] = await takeItems(shop, 1)
  const contact = checkoutBody()
  const { tradeUrl: _tradeUrl, paymentMethod: _paymentMethod, ...payer } = contact
  return [
    ['/api/login', { username: customer.email, password: customer.password }],
    ['/api/register', signUpForm()],
    ['/api/cart/add', { id: itemId, item_id: itemId, count: 1 }],
    ['/api/cart/update', { id: itemId, item_id: itemId, count: 1 }],
    ['/api/cart/remove', { id: itemId, item_id: itemId, is_variation: false }],
    ['/api/deposit/checkout', { ...payer, amount: 10, phoneCountryCode: 'SI', nationalNumber: '40512809' }],
    ['/api/purchase/product', { ...contact, cart: [{ item_id: itemId }], steamId: '', promocode: '', seen_total: 10 }],
  ]
}

const localised = { currency: 'EUR', lang_id: 'en' }

test('no value in any field of any form makes the shop fail', async () => {
  const failed: unknown[] = []
  for (const [path, form] of await forms()) {
    for (const field of Object.keys({ ...form, ...localised })) {
      for (const value of hostile) {
        const { status } = await customer.browser.post(path, { ...form, [field]: value })
        if (status >= 500) failed.push({ path, field, value, status })
      }
    }
  }
  expect(failed).toEqual([])
})

test('no value in any part of an address makes the shop fail', async () => {
  const { body } = await shop.visitor().get('/api/docs/json')
  const failed: string[] = []
  for (const [path, { get }] of Object.entries(body.paths as Record<string, { get?: Operation }>)) {
    for (const { name, in: part } of get?.parameters ?? []) {
      for (const value of hostile.map((entry) => encodeURIComponent(wellFormed(entry)))) {
        const address = part === 'path' ? path.replace(`{${name}}`, value) : `${path}?${name}=${value}`
        const { status } = await customer.browser.get(address)
        if (status >= 500) failed.push(address)
      }
    }
  }
  expect(failed).toEqual([])
})

interface Operation {
  parameters?: { name: string; in: 'path' | 'query' }[]
}

/** Text of an address: a half of a character cannot even be sent there. */
const wellFormed = (value: unknown): string => String(value).replace('\ud800', '\ufffd')
