import { expectCleanBooks } from '@pandrop/server/domains/checkout/purchase/testing/purchases'
import { createTestDatabase, type TestDatabase } from '@pandrop/testkit/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillBackOffice } from '../../bench/back-office-data.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase({ seeded: true })
  await fillBackOffice(database.ownerPool, { orders: 21_000, offers: 3000, customers: 2000 })
})

afterAll(() => database?.drop())

const count = async (query: string): Promise<number> => {
  const { rows } = await database.ownerPool.query(`select count(*)::int as count from (${query}) as found`)
  return rows[0].count
}

test('what was filled in without the triggers names nothing that does not exist', async () => {
  const { rows } = await database.ownerPool.query(`
    select conname as name, conrelid::regclass::text as table, confrelid::regclass::text as other,
      array(select attname::text from unnest(conkey) with ordinality as k (no, place)
        join pg_attribute on attrelid = conrelid and attnum = k.no order by place) as columns,
      array(select attname::text from unnest(confkey) with ordinality as k (no, place)
        join pg_attribute on attrelid = confrelid and attnum = k.no order by place) as others
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`)
  expect(rows.length).toBeGreaterThan(20)
  for (const { name, table, other, columns, others } of rows) {
    const named = (columns as string[]).map((column, at) => `a.${column} = b.${others[at]}`).join(' and ')
    const known = (columns as string[]).map((column) => `a.${column} is not null`).join(' and ')
    const lost = `select from ${table} as a where ${known} and not exists (select from ${other} as b where ${named})`
    expect(await count(lost), name).toBe(0)
  }
})

test('its books are right, and nobody has spent what they did not have', async () => {
  await expectCleanBooks(database.pool)
})

test('every state is there, and what belongs together agrees', async () => {
  expect(await count('select distinct state from orders')).toBe(7)
  expect(await count('select distinct state from offers')).toBe(8)
  const broken = {
    'orders whose total is not that of their lines': `select from orders
      where total_cents <> (select sum(price_cents - discount_cents) from order_lines where order_id = orders.id)`,
    'lines that hold an item though their order is over': `select from order_lines
      join orders on orders.id = order_id where live = (state in ('cancelled', 'reversed'))`,
    'items that are not as their order says': `select from order_lines
      join orders on orders.id = order_id
      join items on items.id = item_id
      where live and items.state <> case orders.state when 'pending' then 'reserved' else 'sold' end`,
    'offers without the payout that they need': `select from offers
      left join payouts on payouts.offer_id = offers.id and payouts.state <> 'failed'
      where case offers.state
        when 'payout_processing' then payouts.state in ('requested', 'sent')
        when 'approved' then payouts.state = 'approved'
        else payouts.id is null end is not true`,
    'orders whose last event says something else': `select from orders
      where state <> (select state from order_events where order_id = orders.id order by id desc limit 1)`,
    'offers whose last event says something else': `select from offers
      where state <> (select state from offer_events where offer_id = offers.id order by id desc limit 1)`,
  }
  for (const [what, query] of Object.entries(broken)) expect(await count(query), what).toBe(0)
})
