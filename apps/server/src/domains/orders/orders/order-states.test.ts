import { transitionsOf } from '@pandrop/contract/lifecycle/lifecycle'
import { orderLifecycle, orderStates } from '@pandrop/contract/lifecycle/order'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import type { Reply } from '@pandrop/testkit/visitor'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buy, takeItems } from '../../checkout/purchase/testing/purchases.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
})

afterAll(() => shop.stop())

const asServer = (sql: string, values: unknown[] = []) => shop.database.pool.query(sql, values)

const asOwner = (sql: string, values: unknown[] = []) => shop.database.ownerPool.query(sql, values)

/** With what a paid and a delivered order must carry. */
const setState = (orderId: unknown, state: string) =>
  asServer(
    `update orders
     set state = $2, protected_until = now(),
       paid_at = case when $2 in ('pending', 'cancelled') then paid_at else coalesce(paid_at, now()) end
     where id = $1`,
    [orderId, state],
  )

/** Puts an order into a state as if it had come there step by step; what was never paid is not paid now. */
const forceState = (orderId: number, state: string) =>
  asOwner(
    `alter table orders disable trigger order_transition;
     update orders set state = '${state}', payment_method = 'card', protected_until = now(),
       paid_at = case when '${state}' in ('pending', 'cancelled') then null else now() end
     where id = ${orderId};
     alter table orders enable trigger order_transition`,
  )

const buyOne = async (): Promise<{ reply: Reply; orderId: number; itemId: number }> => {
  const [itemId] = await takeItems(shop, 1)
  if (itemId === undefined) throw new Error('no item')
  const customer = await shop.customer({ balanceCents: 5000 })
  const reply = await buy(customer, { cart: [{ item_id: itemId }] })
  return { reply, orderId: Number(reply.body.order_id), itemId }
}

test('an order goes where the contract says and nowhere else', async () => {
  const { orderId } = await buyOne()
  for (const from of orderStates) {
    for (const to of orderStates) {
      if (from === to) continue
      await forceState(orderId, from)
      await asOwner('update order_lines set live = true where order_id = $1', [orderId])
      const allowed = transitionsOf(orderLifecycle).some(([begin, end]) => begin === from && end === to)
      const moved = setState(orderId, to)
      if (allowed) await moved
      else await expect(moved, `${from} → ${to}`).rejects.toThrow(`an order does not go from ${from} to ${to}`)
    }
  }
})

test('a cancelled order comes back for late money only where it was never paid', async () => {
  const { orderId } = await buyOne()
  await setState(orderId, 'cancelled')
  await expect(setState(orderId, 'processing')).rejects.toThrow('was paid and cancelled: that is final')
  await forceState(orderId, 'cancelled')
  await setState(orderId, 'processing')
  const { rows } = await asServer('select live from order_lines where order_id = $1', [orderId])
  expect(rows).toEqual([{ live: true }])
})

test('a late payment cannot take back an item that is in another order by then', async () => {
  const { orderId, itemId } = await buyOne()
  await forceState(orderId, 'pending')
  await setState(orderId, 'cancelled')
  await asServer(`update items set state = 'available', sold_at = null where id = $1`, [itemId])
  const next = await shop.customer({ balanceCents: 5000 })
  expect(await buy(next, { cart: [{ item_id: itemId }] })).toMatchObject({ status: 200 })
  const again = setState(orderId, 'processing')
  await expect(again).rejects.toMatchObject({ constraint: 'order_lines_one_live_per_item' })
})

test('a customer has one open card payment, whatever the server does', async () => {
  const { orderId } = await buyOne()
  await forceState(orderId, 'pending')
  const copy = asServer(
    `insert into orders (customer_id, state, payment_method, total_cents, discount_cents, vat_cents, name, surname,
       email, phone, country, city, address, post_code, trade_link, steamid, created_at)
     select customer_id, 'pending', 'card', total_cents, discount_cents, vat_cents, name, surname,
       email, phone, country, city, address, post_code, trade_link, steamid, created_at
     from orders where id = $1`,
    [orderId],
  )
  await expect(copy).rejects.toMatchObject({ constraint: 'orders_one_open_per_customer' })
})

describe('an item', () => {
  test('cannot stand in two orders, whatever the server does', async () => {
    const { orderId, itemId } = await buyOne()
    const again = asServer(
      `insert into order_lines (order_id, line_no, item_id, title, quality, type, price_cents, discount_cents,
                                vat_percent, vat_country, vat_cents)
       select order_id, 2, item_id, title, quality, type, price_cents, 0, 0, 'SI', 0
       from order_lines where order_id = $1 and item_id = $2`,
      [orderId, itemId],
    )
    await expect(again).rejects.toMatchObject({ code: '23505', constraint: 'order_lines_one_live_per_item' })
  })

  test.each([
    ['cancelled', ['cancelled']],
    ['reversed', ['in_process', 'accepted', 'reversed']],
  ])('can be sold again after its order was %s', async (_, states) => {
    const { orderId, itemId } = await buyOne()
    for (const state of states) await setState(orderId, state)
    await asServer(`update items set state = 'available', sold_at = null where id = $1`, [itemId])
    const next = await shop.customer({ balanceCents: 5000 })
    expect(await buy(next, { cart: [{ item_id: itemId }] })).toMatchObject({ status: 200 })
  })
})

describe('the server cannot', () => {
  const denied = { code: '42501' }

  test('begin an order anywhere but at its beginning', async () => {
    const { orderId } = await buyOne()
    const copy = asServer(
      `insert into orders (customer_id, state, payment_method, total_cents, discount_cents, vat_cents, name, surname,
         email, phone, country, city, address, post_code, trade_link, steamid, created_at)
       select customer_id, 'completed', payment_method, total_cents, discount_cents, vat_cents, name, surname,
         email, phone, country, city, address, post_code, trade_link, steamid, created_at
       from orders where id = $1`,
      [orderId],
    )
    await expect(copy).rejects.toThrow('an order does not begin as completed')
  })

  test.each([
    ['change what an order cost', 'update orders set total_cents = 1'],
    ['change where it goes', `update orders set trade_link = 'https://example.com/'`],
    ['give it to somebody else', 'update orders set customer_id = 1'],
    ['change a line', 'update order_lines set price_cents = 1'],
    ['set an item free without ending its order', 'update order_lines set live = false'],
    ['rewrite the timeline', `update order_events set state = 'completed'`],
    ['remove an order', 'delete from orders'],
    ['remove a line', 'delete from order_lines'],
    ['remove an event', 'delete from order_events'],
    ['invent a transition', `insert into order_transitions values ('completed', 'pending')`],
  ])('%s', async (_, sql) => {
    await expect(asServer(sql)).rejects.toMatchObject(denied)
  })
})
