import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import type { Reply } from '@pandrop/testkit/visitor'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { takePayoutStep } from '../../buying/payouts/payout-steps.ts'
import { askForPayout, payoutOf, readyOffer } from '../../buying/payouts/testing/ready-offers.ts'
import { buy, takeItems, tradeUrl } from '../../checkout/purchase/testing/purchases.ts'
import { outliveProofs, prove } from './testing/proofs.ts'

let shop: TestShop
let ann: TestCustomer

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
})

beforeEach(async () => {
  ann = await shop.customer({ balanceCents: 10_000 })
})

afterAll(() => shop?.stop())

const said = ({ status, body }: Reply) => (status === 200 ? 'OK' : `${status} ${body.code}`)

const save = (body: object): Promise<Reply> => ann.browser.call('PUT', '/api/user/profile', { body })

const profile = async () => (await ann.browser.get('/api/user/profile')).body.payload as Record<string, unknown>

const otherUrl = 'https://steamcommunity.com/tradeoffer/new/?partner=1234567&token=abcdefgh'

test('a new e-mail asks for a proof, and nothing of the form is kept before', async () => {
  outliveProofs(shop)
  const form = { email: `new-${ann.email}`, name: 'Ann' }
  expect(said(await save(form))).toBe('403 proof_required')
  expect(await profile()).toMatchObject({ name: 'Marta', pending_email: null })
  // Another spelling is no other address.
  expect(said(await save({ email: ann.email.toUpperCase() }))).toBe('OK')
  await prove(ann)
  expect(said(await save(form))).toBe('OK')
  expect(await profile()).toMatchObject({ name: 'Ann', pending_email: form.email })
})

test('the first trade link asks for nothing; another one, or taking it back, asks for a proof', async () => {
  outliveProofs(shop)
  expect(said(await save({ steam_trade_link: tradeUrl }))).toBe('OK')
  const swapped = 'https://steamcommunity.com/tradeoffer/new/?token=Kx9_-aB2&partner=46143802'
  expect(said(await save({ steam_trade_link: swapped, city: 'Kranj' })), 'the same in another spelling').toBe('OK')
  for (const link of [otherUrl, '', null]) {
    expect(said(await save({ steam_trade_link: link, city: 'Celje' }))).toBe('403 proof_required')
  }
  expect(await profile()).toMatchObject({ steam_trade_link: tradeUrl, city: 'Kranj' })
  await prove(ann)
  expect(said(await save({ steam_trade_link: otherUrl }))).toBe('OK')
  expect(await profile()).toMatchObject({ steam_trade_link: otherUrl })
})

test('a checkout that names another trade link asks before it takes anything, and then buys as it stood', async () => {
  const [first, second, third] = await takeItems(shop, 3)
  outliveProofs(shop)
  expect(said(await buy(ann, { cart: [{ item_id: first }] })), 'the first one is nobody else’s').toBe('OK')
  const key = 'attempt-with-another-link'
  const asked = await buy(ann, { cart: [{ item_id: second }], tradeUrl: otherUrl }, key)
  expect(said(asked)).toBe('403 proof_required')
  const { rows } = await shop.shop.pool.query('select state from items where id = $1', [second])
  expect(rows[0].state).toBe('available')
  expect(await profile()).toMatchObject({ steam_trade_link: tradeUrl, balance: 90 })
  await prove(ann)
  expect(said(await buy(ann, { cart: [{ item_id: second }], tradeUrl: otherUrl }, key))).toBe('OK')
  expect(await profile()).toMatchObject({ steam_trade_link: otherUrl, balance: 80 })
  outliveProofs(shop)
  expect(said(await buy(ann, { cart: [{ item_id: third }], tradeUrl: otherUrl })), 'the kept one').toBe('OK')
  // An attempt that has succeeded is answered again, whoever sits there by now.
  expect(said(await buy(ann, { cart: [{ item_id: second }], tradeUrl: otherUrl }, key))).toBe('OK')
})

test('an open card payment is not given up for a purchase that is not proven', async () => {
  const [first, second] = await takeItems(shop, 2)
  const byCard = { paymentMethod: 'card', terms: true }
  expect(said(await buy(ann, { ...byCard, cart: [{ item_id: first }] }))).toBe('OK')
  outliveProofs(shop)
  const other = await buy(ann, { ...byCard, cart: [{ item_id: second }], tradeUrl: otherUrl })
  expect(said(other)).toBe('403 proof_required')
  expect((await ann.browser.get('/api/purchase/open')).body.payload).not.toBeNull()
})

test('a payout to an account that none went to before asks for a proof; the next one to it does not', async () => {
  const [first, second, third] = [
    await readyOffer(shop, ann),
    await readyOffer(shop, ann, 6000),
    await readyOffer(shop, ann, 7000),
  ]
  outliveProofs(shop)
  expect(said(await askForPayout(ann, first))).toBe('403 proof_required')
  expect(await payoutOf(shop, first)).toBeUndefined()
  await prove(ann)
  expect(said(await askForPayout(ann, first))).toBe('OK')
  outliveProofs(shop)
  expect(said(await askForPayout(ann, second))).toBe('OK')
  // It begins and ends alike, as people see it.
  const lookalike = { account_number: 'DE89370400440000453000' }
  expect(said(await askForPayout(ann, third, lookalike))).toBe('403 proof_required')
  await prove(ann)
  expect(said(await askForPayout(ann, third, lookalike))).toBe('OK')
})

test('an account of somebody else, and one whose payout failed, is no known one', async () => {
  const ivo = await shop.customer()
  expect(said(await askForPayout(ivo, await readyOffer(shop, ivo)))).toBe('OK')
  const [offer, again] = [await readyOffer(shop, ann), await readyOffer(shop, ann, 6000)]
  outliveProofs(shop)
  expect(said(await askForPayout(ann, offer)), 'of somebody else').toBe('403 proof_required')
  await prove(ann)
  expect(said(await askForPayout(ann, offer))).toBe('OK')
  const { id: payoutId } = await payoutOf(shop, offer)
  const failed = { payoutId, by: 'staff:7', reason: 'The account is closed' }
  expect(await takePayoutStep(shop.shop, 'failed', failed)).toMatchObject({ ok: true })
  outliveProofs(shop)
  expect(said(await askForPayout(ann, again)), 'one that failed').toBe('403 proof_required')
})
