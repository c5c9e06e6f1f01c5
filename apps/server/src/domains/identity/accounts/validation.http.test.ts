import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUpForm } from './testing/sign-up-form.ts'

let shop: TestShop
let customer: TestCustomer

beforeAll(async () => {
  shop = await startTestShop()
  customer = await shop.customer()
})

afterAll(() => shop?.stop())

const errorsOf = async (path: string, form: object) =>
  (await customer.browser.post(path, form)).body.errors as Record<string, string[]>

test('a sign-in says what is missing and what is no address in the fixed words', async () => {
  const both = ['Email and password are required']
  expect(await errorsOf('/api/login', {})).toEqual({ username: both, password: both })
  expect(await errorsOf('/api/login', { username: ' ', password: '' })).toEqual({ username: both, password: both })
  const wrong = { username: 'ann@nowhere', password: 'x' }
  expect(await errorsOf('/api/login', wrong)).toEqual({ username: ['Invalid email format'] })
})

test('a sign-up names its fields in the order of the form, each with its own words', async () => {
  const form = signUpForm()
  const empty = Object.fromEntries(Object.keys(form).map((name) => [name, '']))
  expect(Object.entries(await errorsOf('/api/register', { ...empty, phoneE164: undefined }))).toEqual([
    ['name', ['First name is required']],
    ['surname', ['Last name is required']],
    ['email', ['Email is required']],
    ['phone', ['Phone number is required']],
    ['password', ['Password is required']],
    ['passConfirm', ['Please confirm your password']],
  ])
  const wrong = { ...form, phone: '123', phoneE164: undefined, password: 'abc', passConfirm: 'abd' }
  const weak = 'Use 8 to 128 characters with a lower case letter, an upper case letter and a digit'
  expect(Object.entries(await errorsOf('/api/register', wrong))).toEqual([
    ['phone', ['Please enter a valid phone number']],
    ['password', [weak]],
  ])
  expect(await errorsOf('/api/register', { ...form, passConfirm: 'Other2026' })).toEqual({
    password: ['Passwords do not match'],
    passConfirm: ['Passwords do not match'],
  })
})

test.each([
  ['/api/user/reset-password', { email: '' }, 'email', 'Please enter your email address'],
  ['/api/user/reset-password', { email: 'a b@c.d' }, 'email', 'Please enter a valid email address'],
  ['/api/deposit/checkout', { amount: 'abc' }, 'amount', 'Please enter a valid amount'],
  ['/api/deposit/checkout', {}, 'country', 'Country is required'],
  ['/api/deposit/checkout', { email: '' }, 'email', 'Email is required'],
  ['/api/purchase/product', { country: '' }, 'country', 'Country is required'],
  ['/api/purchase/product', { promocode: 'x'.repeat(41) }, 'promocode', 'Invalid promo code'],
  ['/api/offer/request-payout/card-form', { email: 'nobody' }, 'email', 'Invalid email format'],
  ['/api/offer/request-payout/card-form', { country: '' }, 'country', 'Country is required'],
  ['/api/offer/create', { price: '' }, 'price', 'Price is required'],
  ['/api/offer/create', { price: 'abc' }, 'price', 'Price must be a positive number'],
])('%s with %j says at %s: %s', async (path, form, field, said) => {
  expect((await errorsOf(path, form))[field]).toEqual([said])
})

test('a promo code that can be none is an invalid one', async () => {
  for (const code of ['', ' ', 'x'.repeat(41)]) {
    const { body } = await customer.browser.get(`/api/promocode/check?code=${encodeURIComponent(code)}`)
    expect(body.errors).toEqual({ code: ['Invalid promo code'] })
  }
})

test('a profile takes the Steam ID that follows from its trade link, and refuses another one', async () => {
  const { browser } = await shop.customer()
  const steam_trade_link = 'https://steamcommunity.com/tradeoffer/new/?partner=41825001&token=a1B2c3D4'
  const saved = await browser.call('PUT', '/api/user/profile', { body: { steam_trade_link } })
  const { steamid } = saved.body.payload as { steamid: string }
  for (const body of [{ steamid }, { steamid, steam_trade_link }, { steamid: '' }, { steamid: null }]) {
    expect((await browser.call('PUT', '/api/user/profile', { body })).status).toBe(200)
  }
  const other = await browser.call('PUT', '/api/user/profile', {
    body: { steamid: '76561190000000001', city: 'Kranj' },
  })
  expect([other.status, other.body.code, Object.keys(other.body.errors ?? {})]).toEqual([
    422,
    'steam_id_mismatch',
    ['steamid'],
  ])
})

test('country_id names the country of a profile as country does', async () => {
  const { browser } = await shop.customer()
  const { body } = await browser.get('/api/countries')
  const [first] = body.payload as { id: number }[]
  const saved = await browser.call('PUT', '/api/user/profile', { body: { country_id: first?.id } })
  expect((saved.body.payload as { country_id: number }).country_id).toBe(first?.id)
})

test('a cart refuses the quantity of an item that is not in it', async () => {
  for (const form of [{ id: 1, count: 2 }, { item_id: 9_007_199_254_740_991 }, {}]) {
    const { status, body } = await customer.browser.post('/api/cart/update', form)
    expect([status, body.code]).toEqual([404, 'quantity_not_updated'])
  }
  const { body } = await customer.browser.post('/api/cart/update', { id: 1, count: 2 })
  expect(body.message).toBe('Failed to update quantity')
})

test('whoever is verified is told so instead of promised a mail', async () => {
  const { status, body } = await customer.browser.post('/api/email/verify/resend')
  expect([status, body.code, body.message]).toEqual([
    409,
    'email_verified_already',
    'Your email address is verified already',
  ])
})
