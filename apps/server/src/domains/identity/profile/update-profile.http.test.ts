import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import type { Reply } from '@pandrop/testkit/visitor'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { outliveProofs } from '../proof/testing/proofs.ts'

let shop: TestShop
let ann: TestCustomer

beforeAll(async () => {
  shop = await startTestShop()
})

afterAll(() => shop?.stop())

beforeEach(async () => {
  ann = await shop.customer()
})

const save = (body: unknown, customer = ann): Promise<Reply> =>
  customer.browser.call('PUT', '/api/user/profile', { body })

/** The customer's row, as the database has it. */
const kept = async (customer = ann): Promise<Record<string, unknown>> => {
  const { rows } = await shop.shop.pool.query('select * from customers where id = $1', [customer.id])
  return rows[0]
}

const tradeLink = 'https://steamcommunity.com/tradeoffer/new/?partner=46143802&token=Kx9_-aB2'

test('what is posted is saved, and what is not posted stays', async () => {
  const { body } = await save({ name: '  Ann ', phone: '+386 41 222 333', city: 'Ljubljana', country: 'SI' })
  expect(body).toMatchObject({ status: 'OK', message: 'Profile updated successfully' })
  const expected = {
    name: 'Ann',
    surname: 'Kovač',
    phone: '+386 41 222 333',
    phoneE164: '+38641222333',
    city: 'Ljubljana',
    address: '',
  }
  expect(body.payload).toMatchObject({ ...expected, country: { iso: 'SI' } })
  expect((await ann.browser.get('/api/user/profile')).body.payload).toEqual(body.payload)
})

test('a country comes in as id or code, goes out as an object, and null takes it back', async () => {
  const { payload } = (await save({ country: 'de' })).body as { payload: { country_id: number } }
  expect(payload).toMatchObject({ country: { name: 'Germany', iso: 'DE' } })
  expect((await save({ country: null })).body.payload).toMatchObject({ country: null, country_id: null })
  expect((await save({ country: payload.country_id })).body.payload).toMatchObject({ country: { iso: 'DE' } })
  for (const country of ['XX', 99_999]) {
    const refused = await save({ country, city: 'Nowhere' })
    expect([refused.status, refused.body.code]).toEqual([422, 'country_unsupported'])
    expect(refused.body.errors).toEqual({ country: ['This country is not supported'] })
  }
  expect((await kept()).city).toBe('')
})

test('a trade link gives the Steam ID, and an empty one takes both back', async () => {
  const saved = await save({ steam_trade_link: `${tradeLink}&l=german` })
  expect(saved.body.payload).toMatchObject({ steam_trade_link: tradeLink, steamid: '76561198006409530' })
  for (const empty of ['', null]) {
    await save({ steam_trade_link: tradeLink })
    expect((await save({ steam_trade_link: empty })).body.payload).toMatchObject({
      steam_trade_link: null,
      steamid: null,
    })
  }
  const refused = await save({ steam_trade_link: 'https://steamcommunity.com/id/ann' })
  expect([refused.status, refused.body.code]).toEqual([422, 'trade_link_invalid'])
  expect(refused.body.errors).toEqual({ steam_trade_link: ['Please enter a valid Steam trade link'] })
})

test('a phone must be a number that can exist, of a country that the shop serves', async () => {
  const wrong = await save({ phone: '+386 1' })
  expect([wrong.status, wrong.body.code, wrong.body.errors]).toEqual([
    422,
    'profile_invalid',
    { phone: ['Please enter a valid phone number'] },
  ])
  const far = await save({ phone: '+81 90 1234 5678', phoneE164: '+819012345678' })
  expect(far.body.errors).toEqual({ phone: ['This country is not supported'] })
  const other = await save({ phone: '+386 40 512 809', phoneE164: '+38641222333' })
  expect(other.body.errors).toEqual({ phone: ['Please enter a valid phone number'] })
  expect((await save({ phoneE164: '+38641222333' })).body.payload).toMatchObject({ phoneE164: '+38641222333' })
})

test('zip doubles the post code, and two different ones are refused', async () => {
  expect((await save({ zip: '1000' })).body.payload).toMatchObject({ post_code: '1000', zip: '1000' })
  expect((await save({ post_code: '2000', zip: '2000' })).body.payload).toMatchObject({ post_code: '2000' })
  const refused = await save({ post_code: '3000', zip: '4000' })
  expect([refused.body.code, refused.body.errors]).toEqual(['profile_invalid', { post_code: ['Invalid value'] }])
  expect((await save({ post_code: '' })).body.payload).toMatchObject({ post_code: '' })
})

test('names cannot be taken back, and nothing is longer than its room', async () => {
  const refused = await save({ name: ' ', surname: 'K'.repeat(61), city: 'L'.repeat(101) })
  expect(refused.status).toBe(422)
  expect(Object.keys(refused.body.errors ?? {})).toEqual(['name', 'surname', 'city'])
  const long = { name: 'N'.repeat(60), surname: 'K'.repeat(60) }
  expect((await save(long)).body.payload).toMatchObject(long)
})

test('of a call with one wrong field nothing is saved', async () => {
  const before = await kept()
  const refused = await save({ name: 'Ann', city: 'Ljubljana', phone: '+386 1', email: 'new@example.org' })
  expect(refused.body.code).toBe('profile_invalid')
  outliveProofs(shop)
  const notProven = await save({ name: 'Ann', email: 'new@example.org' })
  expect(notProven.body.code).toBe('proof_required')
  expect(await kept()).toEqual(before)
})

test('nobody gives themselves a balance, a role, a verified address or another identity', async () => {
  const poor = await shop.customer({ verified: false })
  const before = await kept(poor)
  const forged = {
    balance: 100,
    role: 'admin',
    email_verified: true,
    emailVerified: true,
    email_verified_at: '2026-01-01',
    verification_data: { status: 'approved' },
    verification_status: 'approved',
    id: ann.id,
    customerId: ann.id,
    avatar: 'x.png',
    avatarUrl: 'https://evil.example/x.png',
    password_hash: 'x',
    language: 'de',
    created_at: '2020-01-01',
    credentials_changed_at: null,
  }
  for (const [field, value] of Object.entries(forged)) {
    const refused = await save({ name: 'Mallory', [field]: value }, poor)
    expect([refused.status, refused.body.errors], field).toEqual([422, { [field]: ['Unknown field'] }])
  }
  const another = await save({ name: 'Mallory', steamid: '76561198006409530' }, poor)
  expect([another.status, another.body.code]).toEqual([422, 'steam_id_mismatch'])
  const raw = { rawBody: '{"name":"Mallory","__proto__":{"role":"admin"}}' }
  const headers = { 'content-type': 'application/json' }
  expect((await poor.browser.call('PUT', '/api/user/profile', { ...raw, headers })).status).toBeGreaterThanOrEqual(400)
  expect(await kept(poor)).toEqual(before)
  expect((await kept()).name).toBe('Marta')
})

test('a profile is saved by its owner alone, and not without the CSRF token', async () => {
  const before = await kept()
  expect((await shop.visitor().call('PUT', '/api/user/profile', { body: { name: 'Mallory' } })).status).toBe(401)
  const headers = { 'x-xsrf-token': 'forged' }
  const forged = await ann.browser.call('PUT', '/api/user/profile', { body: { name: 'Mallory' }, headers })
  expect([forged.status, forged.body.code]).toEqual([403, 'csrf_mismatch'])
  expect(await kept()).toEqual(before)
})

test('two changes at once are both kept', async () => {
  const cities = Array.from({ length: 10 }, (_, index) => `City ${index}`)
  await Promise.all([
    ...cities.map((city) => save({ city })),
    save({ address: 'Trubarjeva 18' }),
    save({ name: 'Ann' }),
  ])
  expect(await kept()).toMatchObject({
    address: 'Trubarjeva 18',
    name: 'Ann',
    city: expect.stringMatching(/^City \d$/),
  })
})

test('mails follow the language of the last saving or sign-in, but never that of an unknown browser', async () => {
  const saved = await save({ name: 'Ann', lang_id: 'de' })
  expect(saved.body.message).toBe('Profil geändert')
  expect((await kept()).language).toBe('de')
  await shop.visitor().post('/api/login', { username: ann.email, password: 'Wrong2026', lang_id: 'fr' })
  expect((await kept()).language).toBe('de')
  const browser = shop.visitor()
  const signIn = () => browser.post('/api/login', { username: ann.email, password: ann.password, lang_id: 'fr' })
  await signIn()
  expect((await kept()).language).toBe('de')
  await signIn()
  expect((await kept()).language).toBe('fr')
})
