import { randomUUID } from 'node:crypto'
import { createTestDatabase } from '@pandrop/testkit/database'
import type { TestCustomer } from '@pandrop/testkit/shop'
import type { Reply } from '@pandrop/testkit/visitor'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runDueJobs } from '../../../jobs/runner.ts'
import { askForCardForm, offerCardForms, saveCard } from '../../buying/card-forms/testing/card-forms.ts'
import { takePayoutStep } from '../../buying/payouts/payout-steps.ts'
import { askForPayout, by, payoutOf, readyOffer } from '../../buying/payouts/testing/ready-offers.ts'
import { buyByCard, openFor, orderStateOf } from '../../checkout/purchase/testing/card-orders.ts'
import { buy, takeItems } from '../../checkout/purchase/testing/purchases.ts'
import { type CardShop, openCardShop, orderOf } from '../../payments/payments/testing/card-shop.ts'
import { refundDeposit } from '../../payments/refunds/refund-deposit.ts'
import { prove } from '../proof/testing/proofs.ts'
import { asStaff } from '../staff/testing/as-staff.ts'

let shop: CardShop
let ann: TestCustomer

beforeAll(async () => {
  shop = await openCardShop({ seeded: true, verificationLimits: true })
  await offerCardForms(shop)
})

beforeEach(async () => {
  ann = await shop.customer()
})

afterAll(() => shop?.stop())

type Column = 'verify_payouts_year_cents' | 'verify_payout_cents' | 'verify_card_year_cents'

const set = (column: Column, value: number | null) =>
  shop.database.ownerPool.query(`update settings set ${column} = $1`, [value])

const asShipped = async () => {
  await set('verify_payouts_year_cents', 200_000)
  await set('verify_payout_cents', 100_000)
  await set('verify_card_year_cents', 1_000_000)
}

afterEach(asShipped)

const said = ({ status, body }: Reply) => (status === 200 ? 'OK' : `${status} ${body.code}`)

const refused = '403 verification_needed'

/** What the desk, or whoever looked at the documents, has decided. */
const decide = (status: 'none' | 'pending' | 'approved' | 'rejected', { id }: TestCustomer = ann) =>
  shop.database.ownerPool.query('update customers set verification_status = $2 where id = $1', [id, status])

interface Limit {
  kind: string
  limit: number
  used: number
  left: number
  until: string | null
}

const limitsOf = async ({ browser }: TestCustomer = ann) =>
  (await browser.get('/api/account/verification-limits')).body.payload as { verified: boolean; limits: Limit[] }

const limitOf = async (kind: string, customer: TestCustomer = ann): Promise<Limit | undefined> =>
  (await limitsOf(customer)).limits.find((limit) => limit.kind === kind)

const payOut = async (priceCents: number): Promise<string> =>
  said(await askForPayout(ann, await readyOffer(shop, ann, priceCents)))

const topUp = async (amount: number, change: object = {}): Promise<string> =>
  said(await shop.checkOut(ann, { amount, ...change }))

/** When what is asked for now stops counting. */
const inAYear = () => new Date(shop.clock.now().getTime() + 365 * 24 * 60 * 60 * 1000).toISOString()

test('a new shop asks above 2,000 EUR of payouts a year, 1,000 EUR of one payout and 10,000 EUR by card', async () => {
  const fresh = await createTestDatabase({ connectionsMax: 1, seeded: true })
  try {
    const { rows } = await fresh.ownerPool.query(
      'select verify_payouts_year_cents, verify_payout_cents, verify_card_year_cents from settings',
    )
    expect(rows).toEqual([
      { verify_payouts_year_cents: 200_000, verify_payout_cents: 100_000, verify_card_year_cents: 1_000_000 },
    ])
  } finally {
    await fresh.drop()
  }
})

test('whoever has used nothing reads the limits, and guests read none', async () => {
  const nothing = { used: 0, until: null }
  expect(await limitsOf()).toEqual({
    verified: false,
    limits: [
      { kind: 'payouts_year', limit: 2000, left: 2000, ...nothing },
      { kind: 'payout', limit: 1000, left: 1000, ...nothing },
      { kind: 'card_year', limit: 10_000, left: 10_000, ...nothing },
    ],
  })
  expect((await shop.visitor().get('/api/account/verification-limits')).status).toBe(401)
})

test('staff read the same figures on the customer’s page', async () => {
  const operator = await asStaff(shop)
  expect(await payOut(40_000)).toBe('OK')
  const { body } = await operator.browser.get(`/api/staff/customers/${ann.id}`)
  const { verification_limits: shown } = body.customer as Record<string, unknown>
  expect(shown).toEqual(await limitsOf())
  expect(shown).toMatchObject({ limits: [{ kind: 'payouts_year', used: 400, left: 1600 }, {}, {}] })
})

test('a limit that is off is not named and not asked', async () => {
  for (const column of ['verify_payouts_year_cents', 'verify_payout_cents', 'verify_card_year_cents'] as const) {
    await set(column, null)
  }
  expect(await limitsOf()).toEqual({ verified: false, limits: [] })
  expect(await payOut(500_000)).toBe('OK')
})

describe('a payout', () => {
  test('of a cent more than a single one may be needs a verified identity, before the form is looked at', async () => {
    const offer = await readyOffer(shop, ann, 100_001)
    const reply = await askForPayout(ann, offer, { account_number: 'DE89370400440532013001' })
    expect([reply.status, reply.body.code, reply.body.message]).toEqual([
      403,
      'verification_needed',
      'We need to know who you are first. Please send us your documents, under Verification in your account.',
    ])
    expect(said(await askForCardForm(ann, offer))).toBe(refused)
    expect(await payoutOf(shop, offer)).toBeUndefined()
    await decide('approved')
    expect(said(await askForPayout(ann, offer))).toBe('OK')
  })

  test('that failed does not count, and may be asked for again', async () => {
    const offer = await readyOffer(shop, ann, 100_000)
    expect(said(await askForPayout(ann, offer))).toBe('OK')
    expect(await limitOf('payouts_year')).toMatchObject({ used: 1000 })
    const { id: payoutId } = await payoutOf(shop, offer)
    await takePayoutStep(shop.shop, 'failed', { payoutId, by, reason: 'The account is closed' })
    expect(await limitOf('payouts_year')).toMatchObject({ used: 0, until: null })
    expect(said(await askForPayout(ann, offer))).toBe('OK')
  })

  test('through a card form counts from the moment when the form is opened, once', async () => {
    const offer = await readyOffer(shop, ann, 100_000)
    const opened = await askForCardForm(ann, offer)
    expect(said(opened)).toBe('OK')
    expect(await limitOf('payouts_year')).toMatchObject({ used: 1000 })
    expect(said(await askForCardForm(ann, offer)), 'the same form again').toBe('OK')
    expect(await payOut(100_000)).toBe('OK')
    expect(await payOut(1)).toBe(refused)
    await saveCard(shop, String(opened.body.redirect_url))
    expect(await payoutOf(shop, offer)).toMatchObject({ state: 'requested', method: 'card-form' })
    expect(await limitOf('payouts_year')).toMatchObject({ used: 2000 })
  })

  test('that was asked for is answered again, whatever is used by then', async () => {
    const offer = await readyOffer(shop, ann, 100_000)
    const key = randomUUID()
    expect(said(await askForPayout(ann, offer, {}, key))).toBe('OK')
    await set('verify_payouts_year_cents', 100)
    expect(said(await askForPayout(ann, offer, {}, key))).toBe('OK')
  })

  test.each(['none', 'pending', 'rejected'] as const)('needs an approved identity, which %s is not', async (status) => {
    await decide('approved')
    expect(await payOut(150_000)).toBe('OK')
    expect((await limitsOf()).verified).toBe(true)
    expect(await limitOf('payouts_year')).toMatchObject({ used: 1500, left: 500 })
    // An approval that ends counts from the first cent: what was asked for under it does as well.
    await decide(status)
    expect((await limitsOf()).verified).toBe(false)
    expect(await payOut(50_001)).toBe(refused)
    expect(await payOut(50_000)).toBe('OK')
  })
})

describe('a card', () => {
  test('tops up and buys as much as a year allows, and not a cent more', async () => {
    await set('verify_card_year_cents', 30_000)
    const until = inAYear()
    const [item = 0, other = 0] = await takeItems(shop, 2, 10_001)
    expect(await topUp(200)).toBe('OK')
    expect(await limitOf('card_year')).toEqual({ kind: 'card_year', limit: 300, used: 200, left: 100, until })
    expect(said(await buyByCard(ann, [item]))).toBe(refused)
    expect(await topUp(100.01, { country: 'XX' }), 'before the contact is looked at').toBe(refused)
    await shop.database.ownerPool.query('update items set price_cents = 10000 where id = $1', [item])
    expect(said(await buyByCard(ann, [item]))).toBe('OK')
    expect(await limitOf('card_year')).toMatchObject({ left: 0 })
    expect(await topUp(5)).toBe(refused)
    await decide('approved')
    expect(await topUp(500)).toBe('OK')
    expect(said(await buyByCard(ann, [other])), 'the payment before is ended').toBe('OK')
  })

  test('charged in another currency counts as what its payment credits in EUR', async () => {
    await set('verify_card_year_cents', 10_000)
    expect(await topUp(425.05, { currency: 'PLN' })).toBe(refused)
    expect(await topUp(425, { currency: 'PLN' })).toBe('OK')
    expect(await limitOf('card_year')).toMatchObject({ used: 100, left: 0 })
  })

  test('does not count for what came to nothing, and no longer once money went back to it', async () => {
    await set('verify_card_year_cents', 10_000)
    const given = await shop.topUp(ann, { amount: 100 })
    expect(await topUp(1)).toBe(refused)
    expect(said(await ann.browser.post('/api/deposit/cancel', { payment_id: given }))).toBe('OK')
    expect(await limitOf('card_year')).toMatchObject({ used: 0 })
    const paid = await shop.topUp(ann, { amount: 100 })
    await shop.pay(paid, 'pays')
    expect(await limitOf('card_year')).toMatchObject({ used: 100, left: 0 })
    await refundDeposit(shop.shop, { paymentId: paid, by, why: 'they asked for it' })
    expect(await limitOf('card_year'), 'on its way back').toMatchObject({ used: 100 })
    await runDueJobs(shop.shop, shop.database.serverUrl)
    expect(await limitOf('card_year')).toMatchObject({ used: 0, until: null })
    expect(await topUp(100)).toBe('OK')
  })

  test('that has paid is never refused: money that comes in late counts and is credited', async () => {
    await set('verify_card_year_cents', 10_000)
    const [item = 0] = await takeItems(shop, 1, 5000)
    const payment = await openFor(ann, [item])
    const deposit = await shop.topUp(ann, { amount: 50 })
    await set('verify_card_year_cents', 1000)
    await shop.pay(payment, 'pays')
    await shop.pay(deposit, 'pays')
    expect([await orderStateOf(shop, payment), await shop.stateOf(deposit)]).toEqual(['processing', 'Success'])
    expect(await limitOf('card_year')).toMatchObject({ used: 100, left: 0 })
  })

  test('is asked about it, a balance never is', async () => {
    await set('verify_card_year_cents', 1)
    const [item = 0] = await takeItems(shop, 1, 4000)
    const rich = await shop.customer({ balanceCents: 4000 })
    const cart = [{ item_id: item }]
    expect(said(await buyByCard(rich, [item]))).toBe(refused)
    expect(said(await buy(rich, { cart }))).toBe('OK')
  })

  test('that was asked for is answered again, whatever is used by then', async () => {
    const key = randomUUID()
    const open = () => shop.checkOut(ann, { amount: 100 }, key)
    const first = await open()
    await set('verify_card_year_cents', 1)
    expect(orderOf(String((await open()).body.redirect_url))).toBe(orderOf(String(first.body.redirect_url)))
  })
})

/** A session does not last a year; the customer signs in again. */
const signInAnew = async ({ email: username, password }: TestCustomer): Promise<void> => {
  const browser = shop.visitor()
  browser.keepToken(await browser.post('/api/login', { username, password }))
  ann = { ...ann, browser }
  await prove(ann)
}

// The last of all: rates are too old for a card after it.
test('payouts are added up for 365 days, to the cent and to the second', async () => {
  const until = inAYear()
  expect(await payOut(90_000)).toBe('OK')
  shop.clock.advance({ hours: 1 })
  await prove(ann)
  expect(await payOut(80_000)).toBe('OK')
  expect(await limitOf('payouts_year')).toEqual({ kind: 'payouts_year', limit: 2000, used: 1700, left: 300, until })
  const [tooMuch, upTo] = [await readyOffer(shop, ann, 30_001), await readyOffer(shop, ann, 30_000)]
  expect(said(await askForPayout(ann, tooMuch))).toBe(refused)
  expect(said(await askForPayout(ann, upTo))).toBe('OK')
  expect(await limitOf('payouts_year')).toMatchObject({ left: 0 })
  expect(await payOut(1)).toBe(refused)
  shop.clock.advance({ days: 364, hours: 22, minutes: 59, seconds: 59 })
  await signInAnew(ann)
  expect(await limitOf('payouts_year')).toMatchObject({ used: 2000, until })
  expect(said(await askForPayout(ann, tooMuch))).toBe(refused)
  shop.clock.advance({ seconds: 1 })
  expect(await limitOf('payouts_year')).toMatchObject({ used: 1100, left: 900 })
  expect(said(await askForPayout(ann, tooMuch))).toBe('OK')
})
