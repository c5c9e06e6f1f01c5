import { cents } from '@pandrop/money/money'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemBalance } from '../../../ledger/balance.ts'
import { balanceCentsOf, buy, expectCleanBooks } from '../../checkout/purchase/testing/purchases.ts'
import { refundOrder } from './refund-order.ts'
import { bringTo, by, mailsTo, orderFromBalance, statesOf, timelineOf } from './testing/handled-orders.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  await shop.database.ownerPool.query('update settings set vat_percent = 22')
})

afterAll(() => shop.stop())

const why = 'a scratch'

describe('a refund after the delivery', () => {
  test('is money only: the customer keeps the items, the books lose sale and VAT in proportion', async () => {
    const { orderId, itemIds, customer } = await orderFromBalance(shop, 2)
    await bringTo(shop, orderId, 'completed')
    const before = await systemBalance(shop.database.pool, 'vat')
    const done = await refundOrder(shop.shop, { orderId, by, line: 2, amount: cents(500), reason: why, note: 'Sorry' })
    expect(done).toEqual({ ok: true, value: { state: 'completed', changed: true } })
    expect(await balanceCentsOf(shop, customer)).toBe(500)
    expect(await systemBalance(shop.database.pool, 'vat')).toBe(before - 90)
    expect(await statesOf(shop, itemIds)).toEqual(['sold', 'sold'])
    expect((await timelineOf(shop, orderId)).kinds.at(-1)).toBe('refunded')
    const [mail] = await mailsTo(shop, customer)
    expect(mail?.subject).toBe(`A refund for order ${orderId}`)
    expect(mail?.text).toContain(
      '€5.00 are back on your balance. You find the credit note on your order’s page. A word from us: “Sorry”',
    )
    await expectCleanBooks(shop.database.pool)
  })

  test('may be all of it, and then nothing more', async () => {
    const { orderId, customer } = await orderFromBalance(shop, 2)
    await bringTo(shop, orderId, 'accepted')
    await refundOrder(shop.shop, { orderId, by, line: 1, reason: why })
    expect(await refundOrder(shop.shop, { orderId, by, reason: why })).toMatchObject({ value: { state: 'accepted' } })
    expect(await balanceCentsOf(shop, customer)).toBe(2000)
    for (const more of [{}, { line: 1 }, { line: 2, amount: cents(1) }]) {
      expect(await refundOrder(shop.shop, { orderId, by, reason: why, ...more })).toMatchObject({
        refusal: 'refund_too_much',
      })
    }
    await expectCleanBooks(shop.database.pool)
  })

  test('asked for twice with one key is given once', async () => {
    const { orderId, customer } = await orderFromBalance(shop)
    await bringTo(shop, orderId, 'accepted')
    const asked = { orderId, by, line: 1, amount: cents(300), reason: why, key: 'ticket 12' }
    expect(await refundOrder(shop.shop, asked)).toMatchObject({ value: { changed: true } })
    expect(await refundOrder(shop.shop, asked)).toMatchObject({ value: { changed: false } })
    expect(await balanceCentsOf(shop, customer)).toBe(300)
  })
})

describe('a refund before the delivery', () => {
  test('of one line frees its item at once, and the rest goes on', async () => {
    const { orderId, itemIds, customer } = await orderFromBalance(shop, 2)
    await refundOrder(shop.shop, { orderId, by, line: 1, reason: why })
    expect(await statesOf(shop, itemIds)).toEqual(['available', 'sold'])
    expect((await timelineOf(shop, orderId)).state).toBe('processing')
    expect((await mailsTo(shop, customer))[0]?.subject).toBe(`An item of order ${orderId} is cancelled`)
    await expectCleanBooks(shop.database.pool)

    const next = await shop.customer({ balanceCents: 5000 })
    expect(await buy(next, { cart: [{ item_id: itemIds[0] }] })).toMatchObject({ status: 200 })
    await bringTo(shop, orderId, 'accepted')
    expect((await mailsTo(shop, customer))[0]?.subject).toBe(`Order ${orderId} is delivered`)
    await expectCleanBooks(shop.database.pool)
  })

  test('of the last line cancels the order', async () => {
    const { orderId, itemIds, customer } = await orderFromBalance(shop, 2)
    await refundOrder(shop.shop, { orderId, by, line: 2, reason: why })
    expect(await refundOrder(shop.shop, { orderId, by, line: 1, reason: why })).toMatchObject({
      value: { state: 'cancelled' },
    })
    expect(await statesOf(shop, itemIds)).toEqual(['available', 'available'])
    expect((await timelineOf(shop, orderId)).kinds).toEqual(['paid', 'refunded', 'cancelled', 'refunded'])
    expect(await balanceCentsOf(shop, customer)).toBe(2000)
    await expectCleanBooks(shop.database.pool)
  })

  test('of all of it cancels the order', async () => {
    const { orderId, customer } = await orderFromBalance(shop, 2)
    expect(await refundOrder(shop.shop, { orderId, by, reason: why })).toMatchObject({ value: { state: 'cancelled' } })
    expect(await balanceCentsOf(shop, customer)).toBe(2000)
  })

  test('of a part of a line is money only', async () => {
    const { orderId, itemIds } = await orderFromBalance(shop)
    await refundOrder(shop.shop, { orderId, by, line: 1, amount: cents(999), reason: why })
    expect(await statesOf(shop, itemIds)).toEqual(['sold'])
    expect((await timelineOf(shop, orderId)).state).toBe('processing')
  })

  test('waits while a trade offer is open: it must be declined first', async () => {
    const { orderId, customer } = await orderFromBalance(shop)
    await bringTo(shop, orderId, 'in_process')
    expect(await refundOrder(shop.shop, { orderId, by, reason: why })).toMatchObject({
      refusal: 'order_state_wrong',
      values: { possible: 'delivered, trade-declined' },
    })
    expect(await balanceCentsOf(shop, customer)).toBe(0)
  })
})

test('a line or an amount that cannot be is invalid, a card that did not pay impossible', async () => {
  const { orderId } = await orderFromBalance(shop, 2)
  const refund = (more: object) => refundOrder(shop.shop, { orderId, by, reason: why, ...more })
  expect(await refund({ line: 3 })).toMatchObject({ refusal: 'invalid_input', errors: { line: ['field_invalid'] } })
  expect(await refund({ line: 1, amount: 0 })).toMatchObject({ refusal: 'invalid_input' })
  expect(await refund({ amount: 100 })).toMatchObject({ refusal: 'invalid_input' })
  expect(await refund({ line: 1, amount: 1001 })).toMatchObject({ refusal: 'refund_too_much' })
  expect(await refund({ destination: 'card' })).toMatchObject({ refusal: 'refund_to_card_impossible' })
  expect(await refund({ orderId: 999_999 })).toMatchObject({ refusal: 'order_not_found' })
})

describe('whatever the server does, the database', () => {
  test('refuses to give more of a line back than was paid for it', async () => {
    const { orderId } = await orderFromBalance(shop)
    const write = shop.database.pool.query(
      `with made as (
         insert into refunds (customer_id, order_id, destination, cents, state, reason, made_by, created_at, settled_at)
         select customer_id, id, 'balance', 1001, 'succeeded', 'test', 'test', now(), now() from orders where id = $1
         returning id
       )
       insert into refund_lines (refund_id, order_id, line_no, cents, vat_cents) select id, $1, 1, 1001, 0 from made`,
      [orderId],
    )
    await expect(write).rejects.toMatchObject({ code: '23514', constraint: 'order_lines_refunded' })
  })

  test('lets a line go only by giving it back whole before its trade was offered', async () => {
    const liveOf = async (orderId: number) =>
      (await shop.database.pool.query('select live from order_lines where order_id = $1', [orderId])).rows[0].live
    const giveBack = async (orderId: number) => {
      const { rows } = await shop.database.pool.query(
        `insert into refunds (customer_id, order_id, destination, cents, state, reason, made_by, created_at, settled_at)
         select customer_id, id, 'balance', 1000, 'succeeded', 'test', 'test', now(), now() from orders where id = $1
         returning id`,
        [orderId],
      )
      await shop.database.pool.query('insert into refund_lines values ($1, $2, 1, 1000, 0)', [rows[0].id, orderId])
    }
    const early = await orderFromBalance(shop)
    await giveBack(early.orderId)
    expect(await liveOf(early.orderId)).toBe(false)
    const late = await orderFromBalance(shop)
    await bringTo(shop, late.orderId, 'accepted')
    await giveBack(late.orderId)
    expect(await liveOf(late.orderId)).toBe(true)
  })

  test.each([
    ['let a line go by itself', 'update order_lines set live = false'],
    ['count what went back', 'update order_lines set refunded_cents = 0'],
    ['rewrite a refund', 'update refunds set cents = 1'],
    ['forget one', 'delete from refunds'],
    ['forget a line of one', 'delete from refund_lines'],
  ])('does not let the server %s', async (_, sql) => {
    await expect(shop.database.pool.query(sql)).rejects.toMatchObject({ code: '42501' })
  })
})
