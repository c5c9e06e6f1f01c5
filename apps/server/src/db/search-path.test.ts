import { createTestDatabase, type TestDatabase } from '@pandrop/testkit/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCustomers } from '../ledger/testing/customers.ts'

const pinned = 'search_path=pg_catalog, public, pg_temp'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(() => database?.drop())

test('whatever guards a table, reads one or works as its owner looks into the temporary tables last', async () => {
  // An immutable function reads no table; the names in a body that is parsed once (return …) stand fast.
  const { rows } = await database.ownerPool.query(
    `select f.proname as name, f.proconfig as settings
     from pg_proc as f
     where f.pronamespace = 'public'::regnamespace
       and (f.prorettype = 'trigger'::regtype or f.prosecdef or f.provolatile <> 'i' and f.prosqlbody is null)
       and not exists (select from pg_depend as d where d.objid = f.oid and d.deptype = 'e')
     order by f.proname`,
  )
  expect(rows.length).toBeGreaterThan(40)
  expect(rows.filter(({ settings }) => !settings?.includes(pinned)).map(({ name }) => name)).toEqual([])
})

test('the server login cannot teach a trigger other rules with a temporary table', async () => {
  const { pool, ownerPool } = database
  const [customerId] = await addCustomers(pool, 1)
  await ownerPool.query(
    `insert into orders (customer_id, state, payment_method, total_cents, discount_cents, vat_cents, name, surname,
       email, phone, country, city, address, post_code, trade_link, steamid, created_at, paid_at)
     values ($1, 'processing', 'balance', 100, 0, 0,
       '', '', '', '', 'SI', '', '', '', '', '76561198000000001', now(), now())`,
    [customerId],
  )
  const client = await pool.connect()
  try {
    await client.query('create temporary table order_transitions (from_state text, to_state text)')
    await client.query(`insert into order_transitions values ('processing', 'accepted')`)
    const forbidden = client.query(`update orders set state = 'accepted', protected_until = now()`)
    await expect(forbidden).rejects.toThrow('an order does not go from processing to accepted')
  } finally {
    client.release(true)
  }
})
