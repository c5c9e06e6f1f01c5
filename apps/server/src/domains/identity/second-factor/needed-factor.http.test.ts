import { createTestDatabase } from '@pandrop/testkit/database'
import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import type { Reply } from '@pandrop/testkit/visitor'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { askForPayout, payoutOf, readyOffer } from '../../buying/payouts/testing/ready-offers.ts'
import { buy, takeItems, tradeUrl } from '../../checkout/purchase/testing/purchases.ts'
import { makeKey } from '../api-keys/testing/api-keys.ts'
import { outliveProofs } from '../proof/testing/proofs.ts'
import { codeAt } from '../staff-sign-in/testing/sign-in.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ seeded: true, secondFactorRequired: true })
})

afterAll(() => shop?.stop())

const set = (column: string, value: unknown) =>
  shop.database.ownerPool.query(`update settings set ${column} = $1`, [value])

afterEach(() => set('second_factor_required', true))

const said = ({ status, body }: Reply) => (status === 200 ? 'OK' : `${status} ${body.code}`)

const otherUrl = 'https://steamcommunity.com/tradeoffer/new/?partner=1234567&token=abcdefgh'

const saveLink = ({ browser }: TestCustomer, steam_trade_link: string): Promise<Reply> =>
  browser.call('PUT', '/api/user/profile', { body: { steam_trade_link } })

const neededFor = async ({ browser }: TestCustomer) =>
  ((await browser.get('/api/user/second-factor')).body.payload as { needed_for: string[] }).needed_for

const setUp = async ({ browser, password }: TestCustomer): Promise<void> => {
  const begun = await browser.post('/api/user/second-factor/begin', { cur_password: password })
  const code = codeAt(String(begun.body.secret), shop.clock.now())
  expect(said(await browser.post('/api/user/second-factor/confirm', { code }))).toBe('OK')
}

test('a new shop asks for it, above 100 EUR', async () => {
  const fresh = await createTestDatabase({ connectionsMax: 1, seeded: true })
  try {
    const { rows } = await fresh.ownerPool.query(
      'select second_factor_required, second_factor_balance_cents from settings',
    )
    expect(rows).toEqual([{ second_factor_required: true, second_factor_balance_cents: 10_000 }])
  } finally {
    await fresh.drop()
  }
})

test('no key is made and no first payout asked for without a second factor; with one both are', async () => {
  const ann = await shop.customer()
  const offer = await readyOffer(shop, ann)
  expect(await neededFor(ann)).toEqual(['api_key', 'payout'])
  const refused = await makeKey(ann)
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([
    403,
    'factor_required',
    'Please set up a second factor first, under Security in your account',
  ])
  // Before the form is looked at: nobody fills it in for nothing.
  expect(said(await askForPayout(ann, offer, { account_number: 'DE89370400440532013001' }))).toBe('403 factor_required')
  expect(await payoutOf(shop, offer)).toBeUndefined()
  await setUp(ann)
  expect(await neededFor(ann)).toEqual([])
  expect(said(await makeKey(ann))).toBe('OK')
  expect(said(await askForPayout(ann, offer))).toBe('OK')
})

test('who was paid out before asks again without one, but not above the balance of the settings', async () => {
  const ann = await shop.customer({ balanceCents: 10_000 })
  const [first, second] = [await readyOffer(shop, ann), await readyOffer(shop, ann, 6000)]
  await set('second_factor_required', false)
  expect(await neededFor(ann)).toEqual([])
  expect(said(await askForPayout(ann, first))).toBe('OK')
  await set('second_factor_required', true)
  expect(await neededFor(ann)).toEqual(['api_key'])
  await set('second_factor_balance_cents', 9999)
  expect(await neededFor(ann)).toEqual(['api_key', 'payout', 'trade_link'])
  expect(said(await askForPayout(ann, second))).toBe('403 factor_required')
  await set('second_factor_balance_cents', 10_000)
  expect(said(await askForPayout(ann, second))).toBe('OK')
})

test('above that balance another trade link waits for it, by profile and checkout; purchases stay open', async () => {
  const ann = await shop.customer({ balanceCents: 15_000 })
  const [first, second, third] = await takeItems(shop, 3)
  expect(said(await buy(ann, { cart: [{ item_id: first }] })), 'with the first link').toBe('OK')
  expect(said(await saveLink(ann, otherUrl))).toBe('403 factor_required')
  expect(said(await saveLink(ann, ''))).toBe('403 factor_required')
  expect(said(await buy(ann, { cart: [{ item_id: second }], tradeUrl: otherUrl }))).toBe('403 factor_required')
  outliveProofs(shop)
  expect(said(await saveLink(ann, otherUrl)), 'before a proof, given in vain').toBe('403 factor_required')
  expect(said(await buy(ann, { cart: [{ item_id: second }], tradeUrl })), 'with the kept link').toBe('OK')
  await setUp(ann)
  expect(said(await buy(ann, { cart: [{ item_id: third }], tradeUrl: otherUrl }))).toBe('OK')
})

test('up to that balance another trade link needs none', async () => {
  const ann = await shop.customer({ balanceCents: 10_000 })
  expect(said(await saveLink(ann, tradeUrl))).toBe('OK')
  expect(said(await saveLink(ann, otherUrl))).toBe('OK')
})
