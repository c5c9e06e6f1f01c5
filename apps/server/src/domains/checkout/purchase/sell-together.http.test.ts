import type { TestCustomer } from '@pandrop/testkit/shop'
import type { Reply } from '@pandrop/testkit/visitor'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { asStaff } from '../../identity/staff/testing/as-staff.ts'
import { refundOrder } from '../../orders/orders/refund-order.ts'
import { bringTo, by } from '../../orders/orders/testing/handled-orders.ts'
import { type CardShop, openCardShop } from '../../payments/payments/testing/card-shop.ts'
import { buyDeal, dealsBy } from '../deals/testing/deals.ts'
import { buyPack, packsBy } from '../packs/testing/packs.ts'
import { itemStates, openFor } from './testing/card-orders.ts'
import { completeProfile } from './testing/profiles.ts'
import { balanceCentsOf, disputeMoneyOf, expectCleanBooks, ordersOf, steamid, takeItems } from './testing/purchases.ts'

/** Something that is sold whole for 15.01 EUR, of two items of 10 EUR each. */
interface Together {
  items: number[]
  buy: () => Promise<Reply>
}

let shop: CardShop
let make: Record<'pack' | 'deal', (customer: TestCustomer) => Promise<Together>>
let customer: TestCustomer

beforeAll(async () => {
  shop = await openCardShop({ seeded: true })
  await owner('update settings set vat_percent = 22')
  const operator = await asStaff(shop)
  const [packs, deals] = [packsBy(shop, operator), dealsBy(operator)]
  make = {
    pack: async (who) => {
      const { id, items } = await packs.made(2, { price: 15.01 })
      return { items: items.map((item) => item.id), buy: () => buyPack(who, id, { terms: true }) }
    },
    deal: async (who) => {
      const items = await takeItems(shop, 2)
      const { id } = await deals.made(who, items, { price: 15.01 })
      return { items, buy: () => buyDeal(who, id) }
    },
  }
})

beforeEach(async () => {
  customer = await shop.customer({ balanceCents: 5000 })
  await completeProfile(shop, customer)
  await customer.browser.get('/sanctum/csrf-cookie')
})

afterAll(() => shop?.stop())

const owner = (sql: string, values: unknown[] = []) => shop.database.ownerPool.query(sql, values)

const tradeLink = 'https://steamcommunity.com/tradeoffer/new/?partner=51234567&token=Ab3_-xY9'

/** Runs work while somebody else moves the customer's money, once what was begun waits for it. */
const whileBalanceIsTaken = async (begin: () => Promise<Reply>, meanwhile: () => Promise<unknown>): Promise<Reply> => {
  const holder = await shop.database.ownerPool.connect()
  const waiting = `select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  try {
    await holder.query('begin')
    await holder.query('select from customer_balances where customer_id = $1 for update', [customer.id])
    const begun = begin()
    await expect.poll(async () => (await shop.database.pool.query(waiting)).rows[0].count, { timeout: 10_000 }).toBe(1)
    await meanwhile()
    await holder.query('commit')
    return await begun
  } finally {
    // With whatever it holds, where the test has failed.
    holder.release(true)
  }
}

const ordered = async (buy: () => Promise<Reply>): Promise<number> => {
  const { status, body } = await buy()
  expect(status, JSON.stringify(body)).toBe(200)
  return Number(body.order_id)
}

const balance = () => balanceCentsOf(shop, customer)

describe.each(['pack', 'deal'] as const)('a %s', (kind) => {
  test('is bought without overwriting what the buyer saves in their profile meanwhile', async () => {
    const { buy } = await make[kind](customer)
    const save = async () => {
      const saved = await customer.browser.call('PUT', '/api/user/profile', { body: { steam_trade_link: tradeLink } })
      expect(saved, JSON.stringify(saved.body)).toMatchObject({ status: 200 })
    }
    expect(await whileBalanceIsTaken(buy, save)).toMatchObject({ status: 200 })
    const { rows } = await owner('select steam_trade_link, steamid from customers where id = $1', [customer.id])
    expect(rows).toEqual([{ steam_trade_link: tradeLink, steamid: expect.not.stringMatching(steamid) }])
  })

  test('is not bought while a disputed charge keeps the buyer from spending, and is once they may again', async () => {
    const { items, buy } = await make[kind](customer)
    const before = await itemStates(shop, items)
    const dispute = await disputeMoneyOf(shop, customer)
    expect(await buy()).toMatchObject({ status: 403, body: { code: 'spending_blocked' } })
    expect([await ordersOf(shop, customer), await balance()]).toEqual([0, 5000])
    expect(await itemStates(shop, items)).toEqual(before)
    await owner(`update disputes set released_at = now(), released_by = 'staff:7' where id = $1`, [dispute])
    expect(await buy()).toMatchObject({ status: 200, body: { balance: 34.99 } })
  })

  test('is not bought where the shop takes no balance', async () => {
    const { buy } = await make[kind](customer)
    await owner(`update settings set payment_methods = '{card}'`)
    expect(await buy()).toMatchObject({ status: 422, body: { code: 'payment_method_unavailable' } })
    await owner(`update settings set payment_methods = '{card,balance,sepa-manual}'`)
    expect([await ordersOf(shop, customer), await balance()]).toEqual([0, 5000])
  })

  test('is bought while a card payment of the same customer is open, which stays open', async () => {
    const held = await takeItems(shop, 1)
    const open = await openFor(customer, held)
    const { buy } = await make[kind](customer)
    await ordered(buy)
    expect([await shop.stateOf(open), await itemStates(shop, held)]).toEqual(['Pending', ['reserved']])
    await shop.pay(open, 'pays')
    expect([await ordersOf(shop, customer), await itemStates(shop, held)]).toEqual([2, ['sold']])
    await expectCleanBooks(shop.database.pool)
  })

  test('whose order is cancelled gives back what was paid, to the cent, and its items are for sale alone', async () => {
    const { items, buy } = await make[kind](customer)
    const orderId = await ordered(buy)
    expect(await refundOrder(shop.shop, { orderId, by, reason: 'x' })).toMatchObject({ value: { state: 'cancelled' } })
    expect([await balance(), await itemStates(shop, items)]).toEqual([5000, ['available', 'available']])
    expect(await buy()).toMatchObject({ status: 409 })
    await expectCleanBooks(shop.database.pool)
  })

  test.each([
    ['before the delivery', false, ['available', 'sold']],
    ['after it', true, ['sold', 'sold']],
  ] as const)('of which one line goes back %s gives back its share, and the other line the rest', async (...given) => {
    const [, isDelivered, states] = given
    const { items, buy } = await make[kind](customer)
    const orderId = await ordered(buy)
    if (isDelivered) await bringTo(shop, orderId, 'accepted')
    expect(await refundOrder(shop.shop, { orderId, by, line: 1, reason: 'x' })).toMatchObject({ ok: true })
    const { rows } = await owner(
      'select price_cents - discount_cents as paid from order_lines where order_id = $1 order by line_no',
      [orderId],
    )
    expect(rows.map(({ paid }) => paid).sort()).toEqual([750, 751])
    expect([await balance(), await itemStates(shop, items)]).toEqual([3499 + rows[0].paid, states])
    await expectCleanBooks(shop.database.pool)
    expect(await refundOrder(shop.shop, { orderId, by, line: 2, reason: 'x' })).toMatchObject({ ok: true })
    expect(await balance()).toBe(5000)
    await expectCleanBooks(shop.database.pool)
  })
})
