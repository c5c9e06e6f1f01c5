import { cents } from '@pandrop/money/money'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { entriesNamed } from '../../../ledger/testing/entries-named.ts'
import { takeOfferStep } from '../../buying/offers/offer-steps.ts'
import { offerAt } from '../../buying/offers/testing/handled-offers.ts'
import { itemStates, openFor } from '../../checkout/purchase/testing/card-orders.ts'
import { buy, expectCleanBooks } from '../../checkout/purchase/testing/purchases.ts'
import { asStaff } from '../../identity/staff/testing/as-staff.ts'
import { takeOrderStep } from '../../orders/orders/order-steps.ts'
import { type RefundedPart, refundOrder } from '../../orders/orders/refund-order.ts'
import { bringTo } from '../../orders/orders/testing/handled-orders.ts'
import { type CardShop, openCardShop } from '../../payments/payments/testing/card-shop.ts'
import { by, correctCost, costedItems, shelvedItem, stockSince, withdraw } from './testing/costed-items.ts'
import { postStep } from './testing/stock.ts'

let shop: CardShop
let moved: Awaited<ReturnType<typeof stockSince>>

beforeAll(async () => {
  shop = await openCardShop({ seeded: true })
})

beforeEach(async () => {
  moved = await stockSince(shop)
})

afterEach(() => expectCleanBooks(shop.database.pool))

afterAll(() => shop?.stop())

const sold = async (items: number[]): Promise<number> => {
  const customer = await shop.customer({ balanceCents: items.length * 1000 })
  const reply = await buy(customer, { cart: items.map((item_id) => ({ item_id })) })
  expect(reply).toMatchObject({ status: 200 })
  return Number(reply.body.order_id)
}

const costsOf = async (orderId: number): Promise<(number | null)[]> => {
  const text = 'select cost_cents from order_lines where order_id = $1 order by line_no'
  return (await shop.database.pool.query(text, [orderId])).rows.map(({ cost_cents }) => cost_cents)
}

/** Behind the verbs' back, under the server's login. */
const setCost = (item: number) => shop.database.pool.query('update items set cost_cents = 50 where id = $1', [item])

const customerOf = expect.stringMatching(/^customer:\d+$/)

/** What the posting of a sale has moved, debits first. */
const accountsOf = async (orderId: number): Promise<string[]> => {
  const entries = await entriesNamed(shop.database.pool, `order:${orderId}`)
  return entries.filter(({ reference }) => reference === `order:${orderId}`).map(({ account }) => account)
}

const unpaid = { status: 'expired', payment_status: 'unpaid', payment_intent: null }

const step = async (orderId: number, name: 'cancelled' | 'reversed') =>
  expect(await takeOrderStep(shop.shop, name, { orderId, by })).toMatchObject({ ok: true })

const giveBack = async (orderId: number, part: RefundedPart) =>
  expect(await refundOrder(shop.shop, { orderId, by, reason: 'a test', ...part })).toMatchObject({ ok: true })

describe('what comes into stock', () => {
  test('stands there at what it cost, where that is known and not nothing', async () => {
    await costedItems(shop, 400, null, 0)
    expect(await moved()).toEqual({ stock: -400, stock_intake: 400 })
  })

  test('is corrected by the difference, with the reason', async () => {
    const [item = 0, unknown = 0] = await costedItems(shop, 400, null)
    await correctCost(shop, item, 380)
    await correctCost(shop, unknown, 250)
    expect(await moved()).toEqual({ stock: -630, stock_intake: 630 })
    await correctCost(shop, item, null)
    await correctCost(shop, item, null)
    await correctCost(shop, unknown, 0)
    expect(await moved()).toEqual({})
    const { rows } = await shop.database.pool.query(
      `select change.before_cents, change.after_cents, booked.reason, booked.made_by
       from item_cost_changes change
       join ledger_transactions booked on booked.reference = 'item:' || change.item_id || ':cost:' || change.id
       where change.item_id = $1 order by change.id`,
      [item],
    )
    const word = { reason: 'the invoice says so', made_by: by }
    expect(rows).toEqual([
      { before_cents: 400, after_cents: 380, ...word },
      { before_cents: 380, after_cents: null, ...word },
    ])
  })

  test('is lost when it is withdrawn', async () => {
    const [item = 0, unknown = 0] = await costedItems(shop, 400, null)
    await withdraw(shop, item)
    await withdraw(shop, unknown)
    expect(await moved()).toEqual({ stock_intake: 400, stock_losses: -400 })
  })
})

describe('a sale', () => {
  test('takes what its items cost out of stock, in its own posting', async () => {
    const orderId = await sold(await costedItems(shop, 400, null, 0, 250))
    expect(await moved()).toEqual({ stock_intake: 650, cost_of_sales: -650 })
    expect(await costsOf(orderId)).toEqual([400, null, 0, 250])
    expect(await accountsOf(orderId)).toEqual([customerOf, 'cost_of_sales', 'stock', 'sales'])
  })

  test('of items whose cost nobody knows books nothing of it', async () => {
    const orderId = await sold(await costedItems(shop, null))
    expect(await moved()).toEqual({})
    expect(await accountsOf(orderId)).toEqual([customerOf, 'sales'])
  })

  test('by card takes it when the card has paid, and not before', async () => {
    const items = await costedItems(shop, 400, 250)
    const payment = await openFor(await shop.customer(), items)
    expect(await itemStates(shop, items)).toEqual(['reserved', 'reserved'])
    expect(await moved()).toEqual({ stock: -650, stock_intake: 650 })
    await shop.pay(payment, 'pays')
    expect(await moved()).toEqual({ stock_intake: 650, cost_of_sales: -650 })
  })

  test('by card that comes to nothing moves nothing', async () => {
    const items = await costedItems(shop, 400)
    const payment = await openFor(await shop.customer(), items)
    await shop.deliver(await shop.notice(payment, 'checkout.session.expired', { session: unpaid }))
    expect(await itemStates(shop, items)).toEqual(['available'])
    expect(await moved()).toEqual({ stock: -400, stock_intake: 400 })
  })

  test('that a card pays late takes what the items cost by then', async () => {
    const [item = 0] = await costedItems(shop, 400)
    const payment = await openFor(await shop.customer(), [item])
    await shop.pay(payment, 'missing')
    await shop.deliver(await shop.notice(payment, 'checkout.session.expired', { session: unpaid }))
    await correctCost(shop, item, 300)
    expect(await shop.deliver(await shop.notice(payment, 'checkout.session.completed'))).toBe(200)
    expect(await itemStates(shop, [item])).toEqual(['sold'])
    expect(await moved()).toEqual({ stock_intake: 300, cost_of_sales: -300 })
  })
})

describe('an item that comes back', () => {
  test('stands in stock again once its order is cancelled, and is sold anew at what it costs then', async () => {
    const items = await costedItems(shop, 400, null)
    const orderId = await sold(items)
    await step(orderId, 'cancelled')
    expect(await moved()).toEqual({ stock: -400, stock_intake: 400 })
    await correctCost(shop, items[0] ?? 0, 410)
    const again = await sold(items)
    expect(await moved()).toEqual({ stock_intake: 410, cost_of_sales: -410 })
    expect([await costsOf(orderId), await costsOf(again)]).toEqual([
      [400, null],
      [410, null],
    ])
  })

  test('stands there again once its order is reversed', async () => {
    const orderId = await sold(await costedItems(shop, 400))
    await bringTo(shop, orderId, 'accepted')
    await step(orderId, 'reversed')
    expect(await moved()).toEqual({ stock: -400, stock_intake: 400 })
  })

  test('comes alone where one line is given up, and with the last line the order ends', async () => {
    const orderId = await sold(await costedItems(shop, 400, 250))
    await giveBack(orderId, { line: 1 })
    expect(await moved()).toEqual({ stock: -400, stock_intake: 650, cost_of_sales: -250 })
    await giveBack(orderId, { line: 2 })
    expect(await moved()).toEqual({ stock: -650, stock_intake: 650 })
  })

  test('does not come back by money alone: a part of it, or after the delivery', async () => {
    const orderId = await sold(await costedItems(shop, 400))
    await giveBack(orderId, { line: 1, amount: cents(100) })
    await bringTo(shop, orderId, 'accepted')
    await giveBack(orderId, { line: 1 })
    expect(await moved()).toEqual({ stock_intake: 400, cost_of_sales: -400 })
  })
})

describe('what an offer brought', () => {
  const received = async () => (await offerAt(shop, 'received')).offerId
  const reverse = async (offerId: number) =>
    expect(await takeOfferStep(shop.shop, 'reversed', { offerId, by })).toMatchObject({ ok: true })

  test('stands in stock before it is on the shelf, and leaves it with its sale', async () => {
    const item = await shelvedItem(shop, await received())
    expect(await moved()).toEqual({ stock: -4000 })
    await sold([item])
    expect(await moved()).toEqual({ cost_of_sales: -4000 })
  })

  test('is no loss where its offer was reversed, before its withdrawal or after', async () => {
    const [first, second] = [await received(), await received()]
    const items = [await shelvedItem(shop, first), await shelvedItem(shop, second)]
    await withdraw(shop, items[0] ?? 0)
    expect(await moved()).toEqual({ stock: -4000, stock_losses: -4000 })
    await reverse(first)
    await reverse(second)
    await expectCleanBooks(shop.database.pool)
    await withdraw(shop, items[1] ?? 0)
    expect(await moved()).toEqual({})
  })

  test('adds up also where it was sold before its offer was reversed', async () => {
    const offerId = await received()
    const item = await shelvedItem(shop, offerId)
    const orderId = await sold([item])
    await reverse(offerId)
    await expectCleanBooks(shop.database.pool)
    await step(orderId, 'cancelled')
    await withdraw(shop, item)
    expect(await moved()).toEqual({})
  })

  test('costs what the offer was paid, for good', async () => {
    const offerId = await received()
    const item = await shelvedItem(shop, offerId)
    expect(await correctCost(shop, item, 100)).toBe('cost_of_offer')
    await expect(setCost(item)).rejects.toMatchObject({ constraint: 'items_cost_of_offer' })
    const [other = 0] = await costedItems(shop, null)
    const claim = (cost: number, offer: number | null) =>
      shop.database.pool.query(`update items set cost_source = 'offer', cost_cents = $2, offer_id = $3 where id = $1`, [
        other,
        cost,
        offer,
      ])
    const { offerId: awaited } = await offerAt(shop, 'awaiting_item')
    for (const [cost, offer] of [[3999, offerId] as const, [4000, null] as const, [4000, awaited] as const]) {
      await expect(claim(cost, offer)).rejects.toThrow()
    }
  })
})

test('what an item cost is settled while somebody holds it, and once it is gone', async () => {
  const [held = 0, gone = 0, away = 0] = await costedItems(shop, 100, 200, 300)
  await openFor(await shop.customer(), [held])
  await sold([gone])
  await withdraw(shop, away)
  for (const item of [held, gone, away]) {
    expect(await correctCost(shop, item, 50)).toBe(item === held ? 'item_reserved' : 'item_gone')
    await expect(setCost(item)).rejects.toMatchObject({ constraint: 'items_cost_settled' })
  }
})

describe('at the same moment', () => {
  test('of two buyers of the same items one gets them, and their cost leaves stock once', async () => {
    const items = await costedItems(shop, 400, 250)
    const buyers = await Promise.all([1, 2, 3, 4].map(() => shop.customer({ balanceCents: 2000 })))
    const cart = items.map((item_id) => ({ item_id }))
    const replies = await Promise.all(buyers.map((buyer) => buy(buyer, { cart })))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await moved()).toEqual({ stock_intake: 650, cost_of_sales: -650 })
  })

  test('an item is sold or withdrawn, and its cost leaves stock once', async () => {
    const items = await costedItems(shop, ...Array.from({ length: 12 }, () => 400))
    const operator = await asStaff(shop)
    const races = items.map(async (item) => {
      const customer = await shop.customer({ balanceCents: 1000 })
      const bought = buy(customer, { cart: [{ item_id: item }] })
      const [reply, step] = await Promise.all([bought, postStep(operator, item, 'withdraw', 'lost')])
      expect([reply.status, step.status].sort(), JSON.stringify([reply.body, step.body])).toEqual([200, 409])
      return step.status === 200
    })
    const lost = (await Promise.all(races)).filter(Boolean).length * 400
    expect(await moved()).toEqual({
      stock_intake: 4800,
      ...(lost > 0 && { stock_losses: -lost }),
      ...(lost < 4800 && { cost_of_sales: lost - 4800 }),
    })
  })

  test('a cost is corrected before the sale or not at all', async () => {
    const items = await costedItems(shop, ...Array.from({ length: 8 }, () => 400))
    await Promise.all(
      items.map(async (item) => {
        const customer = await shop.customer({ balanceCents: 1000 })
        const bought = buy(customer, { cart: [{ item_id: item }] })
        const [, refusal] = await Promise.all([bought, correctCost(shop, item, 500)])
        expect([null, 'item_gone']).toContain(refusal)
      }),
    )
    expect(await itemStates(shop, items)).toEqual(items.map(() => 'sold'))
    expect((await moved()).stock).toBeUndefined()
  })
})
