import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemBalance } from '../../../ledger/balance.ts'
import { balanceCentsOf, buy, expectCleanBooks } from '../../checkout/purchase/testing/purchases.ts'
import { takeOrderStep } from './order-steps.ts'
import { refundOrder } from './refund-order.ts'
import { bringTo, by, mailsTo, orderFromBalance, statesOf, timelineOf } from './testing/handled-orders.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  await shop.database.ownerPool.query('update settings set vat_percent = 22')
})

afterAll(() => shop.stop())

/** What the shop has earned, as its own accounts say. */
const earned = async (): Promise<number[]> =>
  Promise.all((['sales', 'vat', 'promo'] as const).map((account) => systemBalance(shop.database.pool, account)))

describe('an order whose trade is impossible', () => {
  test('is cancelled: items are for sale again, all money is back, and the mail says where', async () => {
    const before = await earned()
    const { orderId, itemIds, customer } = await orderFromBalance(shop, 2)
    expect(await balanceCentsOf(shop, customer)).toBe(0)
    const done = await takeOrderStep(shop.shop, 'cancelled', { orderId, by, note: 'Our bot is ill' })
    expect(done).toEqual({ ok: true, value: { state: 'cancelled', changed: true } })
    expect(await timelineOf(shop, orderId)).toEqual({ state: 'cancelled', kinds: ['paid', 'cancelled', 'refunded'] })
    expect(await statesOf(shop, itemIds)).toEqual(['available', 'available'])
    expect(await balanceCentsOf(shop, customer)).toBe(2000)
    expect(await earned()).toEqual(before)
    const [mail] = await mailsTo(shop, customer)
    expect(mail?.subject).toBe(`Order ${orderId} is cancelled`)
    expect(mail?.text).toContain('€20.00 are back on your balance. You find the credit note on your order’s page. ')
    expect(mail?.text).toContain('A word from us: “Our bot is ill”')
    await expectCleanBooks(shop.database.pool)
  })

  test('is cancelled once, however often it is asked for', async () => {
    const { orderId, customer } = await orderFromBalance(shop)
    await takeOrderStep(shop.shop, 'cancelled', { orderId, by })
    expect(await takeOrderStep(shop.shop, 'cancelled', { orderId, by })).toEqual({
      ok: true,
      value: { state: 'cancelled', changed: false },
    })
    expect(await balanceCentsOf(shop, customer)).toBe(1000)
  })

  test('gives back only what had not gone back before', async () => {
    const { orderId, customer } = await orderFromBalance(shop, 2)
    await refundOrder(shop.shop, { orderId, by, line: 1, amount: 333 as never, reason: 'late' })
    await takeOrderStep(shop.shop, 'cancelled', { orderId, by })
    expect(await balanceCentsOf(shop, customer)).toBe(2000)
    await expectCleanBooks(shop.database.pool)
  })

  test('cannot be cancelled while a trade offer is open or once it was delivered', async () => {
    const { orderId } = await orderFromBalance(shop)
    await bringTo(shop, orderId, 'in_process')
    expect(await takeOrderStep(shop.shop, 'cancelled', { orderId, by })).toMatchObject({ refusal: 'order_state_wrong' })
    expect(await takeOrderStep(shop.shop, 'cancelled', { orderId: 999_999, by })).toMatchObject({
      refusal: 'order_not_found',
    })
  })

  test('paid from balance never goes to a card', async () => {
    const { orderId } = await orderFromBalance(shop)
    const refused = await takeOrderStep(shop.shop, 'cancelled', { orderId, by, destination: 'card' })
    expect(refused).toMatchObject({ refusal: 'refund_to_card_impossible' })
    expect((await timelineOf(shop, orderId)).state).toBe('processing')
  })
})

describe('a delivered order whose items came back', () => {
  test('is reversed: money is back, and the items are hidden until their trade protection is over', async () => {
    const before = await earned()
    const { orderId, itemIds, customer } = await orderFromBalance(shop)
    await bringTo(shop, orderId, 'accepted')
    expect(await takeOrderStep(shop.shop, 'reversed', { orderId, by })).toMatchObject({ value: { state: 'reversed' } })
    expect((await timelineOf(shop, orderId)).kinds).toEqual(['paid', 'trade_sent', 'delivered', 'reversed', 'refunded'])
    expect(await balanceCentsOf(shop, customer)).toBe(1000)
    expect(await earned()).toEqual(before)
    expect((await mailsTo(shop, customer))[0]?.subject).toBe(`Order ${orderId} was taken back`)

    const cart = { cart: [{ item_id: itemIds[0] }] }
    const next = await shop.customer({ balanceCents: 5000 })
    expect((await buy(next, cart)).body.code).toBe('items_unavailable')
    shop.clock.advance({ days: 7 })
    expect(await buy(next, cart)).toMatchObject({ status: 200 })
    await expectCleanBooks(shop.database.pool)
  })

  test('cannot be reversed once it is completed', async () => {
    const { orderId } = await orderFromBalance(shop)
    await bringTo(shop, orderId, 'completed')
    expect(await takeOrderStep(shop.shop, 'reversed', { orderId, by })).toMatchObject({
      refusal: 'order_state_wrong',
      values: { state: 'completed', possible: 'refund' },
    })
  })
})

test('an order that a promo code paid for whole leaves nothing in the books when it is cancelled', async () => {
  const { orderId, itemIds, customer } = await orderFromBalance(shop)
  const before = await earned()
  // As a code of 100 % would have written it.
  await shop.database.ownerPool.query(
    `update order_lines set discount_cents = price_cents, vat_cents = 0 where order_id = $1`,
    [orderId],
  )
  await shop.database.ownerPool.query('update orders set discount_cents = 1000, total_cents = 0, vat_cents = 0')
  await takeOrderStep(shop.shop, 'cancelled', { orderId, by })
  expect((await timelineOf(shop, orderId)).kinds).toEqual(['paid', 'cancelled'])
  expect(await statesOf(shop, itemIds)).toEqual(['available'])
  const [mail] = await mailsTo(shop, customer)
  expect(mail?.text).toMatch(/Nothing was charged for it/)
  const after = await earned()
  // What the code would have paid is undone; the ten euros of this test's purchase are not its business.
  expect(after.map((cents, place) => cents - (before[place] ?? 0))).toEqual([-1000, 0, 1000])
})
