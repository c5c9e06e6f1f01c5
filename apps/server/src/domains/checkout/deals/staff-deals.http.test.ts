import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { buy, takeItems } from '../purchase/testing/purchases.ts'
import { dealsBy } from './testing/deals.ts'

let shop: TestShop
let operator: TestStaff
let deals: ReturnType<typeof dealsBy>
let customer: TestCustomer
let items: number[]

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  operator = await asStaff(shop)
  deals = dealsBy(operator)
})

beforeEach(async () => {
  customer = await shop.customer({ balanceCents: 5000 })
  items = await takeItems(shop, 2, 1000)
})

afterAll(() => shop?.stop())

const owner = (sql: string, values: unknown[] = []) => shop.database.ownerPool.query(sql, values)

test('staff find deals by where they stand, by number, name and customer', async () => {
  const deal = await deals.made(customer, items)
  const list = async (query: string) => {
    const { body } = await operator.browser.get(`/api/staff/deals?${query}`)
    return (body.rows as { id: number }[]).map(({ id }) => id)
  }
  for (const query of ['tab=open', 'tab=all', `search=${deal.id}`, `search=${encodeURIComponent(customer.email)}`])
    expect(await list(query), query).toContain(deal.id)
  expect(await list(`customer=${customer.id}`)).toEqual([deal.id])
  for (const query of ['tab=bought', 'tab=ended', 'search=nobody'])
    expect(await list(query), query).not.toContain(deal.id)
  expect(await operator.browser.get('/api/staff/deals?after=x')).toMatchObject({ status: 422 })
  expect(await operator.browser.get('/api/staff/deals/999999')).toMatchObject({ body: { code: 'deal_not_found' } })
})

describe('the database lets nobody', () => {
  /** SQL: a deal of so many items that holds $2 at most */
  const madeOf = (count: number): string => `with made as (
      insert into deals (customer_id, price_cents, items_count, made_by, created_at, expires_at)
      values ($1, 1, ${count}, 'staff:cli', now(), now() + interval '1 hour') returning id
    )
    insert into deal_items (deal_id, item_id, price_cents) select id, $2, 1 from made where $2::bigint is not null`
  const broken = (sql: string, values: unknown[]) => expect(owner(sql, values)).rejects

  test('sell or free what an open deal holds, or hold an item in two deals', async () => {
    await deals.made(customer, items)
    for (const state of [`'available'`, `'sold', sold_at = now()`])
      await broken(`update items set state = ${state} where id = $1`, [items[0]]).toThrow('is held for a deal')
    await broken(madeOf(1), [customer.id, null]).toThrow('has 1 items')
    await broken(madeOf(1), [customer.id, items[1]]).toThrow('one_live_per_item')
  })

  test('add an item to a deal that is made, also in the transaction that changes it', async () => {
    const deal = await deals.made(customer, items)
    const [free] = await takeItems(shop, 1)
    const more = 'insert into deal_items (deal_id, item_id, price_cents) values ($1, $2, 1)'
    await broken(more, [deal.id, free]).toThrow('has 2 items')
    const ending = `update deals set state = 'withdrawn', ended_at = created_at where id = ${deal.id};
      insert into deal_items (deal_id, item_id, price_cents) values (${deal.id}, ${free}, 1)`
    await broken(ending, []).toThrow('has 2 items')
    expect(await deals.shown(deal.id)).toMatchObject({ state: 'open', items: [{}, {}] })
  })

  test('change a deal that is over, or buy it with an order of other items', async () => {
    const deal = await deals.made(customer, items)
    const [other] = await takeItems(shop, 1, deal.price * 100)
    const order = await buy(customer, { cart: [{ item_id: other }] })
    const bought = `update deals set state = 'bought', ended_at = created_at, order_id = $2 where id = $1`
    await broken(bought, [deal.id, order.body.order_id]).toThrow('does not buy deal')
    await deals.withdraw(deal.id)
    await broken(`update deals set state = 'open', ended_at = null where id = $1`, [deal.id]).toThrow(
      'does not go from',
    )
  })
})
