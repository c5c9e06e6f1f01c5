import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { reconcilePayments } from './reconcile.ts'
import { type CardShop, openCardShop } from './testing/card-shop.ts'

let shop: CardShop

beforeAll(async () => {
  shop = await openCardShop()
})

afterEach(() => shop.setFaults({ fail_calls: 0, lose_answers: 0, refuse_sessions: 0, webhook_delay_seconds: 0 }))

afterAll(() => shop.stop())

const rowOf = async (payment: string) => {
  const { rows } = await shop.database.pool.query('select state, reason from payments where id = $1', [payment])
  return rows[0]
}

test.each<[card: string, first: string, later: string, cents: number]>([
  ['pays', 'Success', 'Success', 10000],
  ['processing', 'Pending', 'Success', 10000],
  ['processing_fails', 'Pending', 'Error', 0],
  ['overcharged', 'Error', 'Error', 0],
  ['broken_page', 'Success', 'Success', 10000],
  ['insufficient', 'Pending', 'Pending', 0],
  ['expired_card', 'Pending', 'Pending', 0],
  ['wrong_cvc', 'Pending', 'Pending', 0],
  ['processing_error', 'Pending', 'Pending', 0],
  ['expires', 'Cancelled', 'Cancelled', 0],
  ['late', 'Pending', 'Success', 10000],
  ['duplicate', 'Success', 'Success', 10000],
  ['missing', 'Pending', 'Pending', 0],
  ['overtaken', 'Success', 'Success', 10000],
])(
  'a top-up with the card "%s" is %s at once and %s later, and credits %i cents',
  async (card, first, later, cents) => {
    const customer = await shop.customer()
    const payment = await shop.topUp(customer)
    await shop.pay(payment, card)
    expect(await shop.stateOf(payment)).toBe(first)
    await shop.pass({ seconds: 8 })
    expect(await shop.stateOf(payment)).toBe(later)
    expect(await shop.balance(customer)).toBe(cents)
  },
)

test('3-D Secure credits once the bank says yes, and a bank that said no may be asked again', async () => {
  const customer = await shop.customer()
  const payment = await shop.topUp(customer)
  await shop.pay(payment, 'secure')
  await shop.authenticate(payment, 'fail')
  expect(await shop.stateOf(payment)).toBe('Pending')
  await shop.pay(payment, 'secure')
  await shop.authenticate(payment, 'complete')
  expect(await shop.stateOf(payment)).toBe('Success')
  expect(await shop.balance(customer)).toBe(10000)
})

test.each([
  ['missing', { state: 'Success', reason: null }, 10000],
  ['processing', { state: 'Success', reason: null }, 10000],
  ['processing_fails', { state: 'Error', reason: 'payment_failed' }, 0],
  ['overcharged', { state: 'Error', reason: 'mismatch' }, 0],
])('whatever became of the card "%s" is learnt by asking when no webhook comes', async (card, ended, cents) => {
  const customer = await shop.customer()
  const payment = await shop.topUp(customer)
  await shop.setFaults({ webhook_delay_seconds: 7 * 24 * 3600 })
  await shop.pay(payment, card)
  await shop.pass({ seconds: 31 })
  expect(await shop.stateOf(payment)).toBe('Pending')
  await reconcilePayments(shop.shop)
  expect(await rowOf(payment)).toEqual(ended)
  expect(await shop.balance(customer)).toBe(cents)
})

test('a slow bank that is asked about in the meantime leaves the payment pending', async () => {
  const customer = await shop.customer()
  const payment = await shop.topUp(customer)
  await shop.setFaults({ late_seconds: 3600 })
  await shop.pay(payment, 'processing')
  await shop.setFaults({ late_seconds: 8 })
  await shop.pass({ seconds: 40 * 60 })
  await reconcilePayments(shop.shop)
  expect(await shop.stateOf(payment)).toBe('Pending')
  await shop.pass({ seconds: 20 * 60 })
  expect(await shop.stateOf(payment)).toBe('Success')
  expect(await shop.balance(customer)).toBe(10000)
})

test('a dispute of a top-up and its end are taken by the shop, and the books stay whole', async () => {
  const customer = await shop.customer()
  const payment = await shop.topUp(customer)
  await shop.pay(payment, 'pays')
  const disputeId = await shop.openDispute(payment)
  await shop.closeDispute(payment, 'won')
  const { rows } = await shop.database.pool.query(
    "select type from provider_events where payload -> 'data' -> 'object' ->> 'id' = $1 order by type",
    [disputeId],
  )
  expect(rows).toEqual([{ type: 'charge.dispute.closed' }, { type: 'charge.dispute.created' }])
  await shop.balance(customer)
})
