import { createTestDatabase, type TestDatabase } from '@pandrop/testkit/database'
import { afterAll, beforeAll, expect, test } from 'vitest'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  await database.ownerPool.query(
    `insert into audit_log (at, action, path, input, address) values (now(), 'counterOffer', '/', '{}', '')`,
  )
  await database.ownerPool.query("insert into audit_outcomes (audit_id, outcome) values (1, 'done')")
  await database.ownerPool.query(
    `insert into audit_changes (audit_id, table_name, row_id, after) values (1, 'offers', '1', '{}')`,
  )
})

afterAll(() => database.drop())

const tables = ['audit_log', 'audit_outcomes', 'audit_changes']

const statements = tables.flatMap((table) => [
  `update ${table} set ${table === 'audit_log' ? 'path = path' : 'audit_id = audit_id'}`,
  `delete from ${table}`,
  `truncate ${table} cascade`,
])

test.each(statements)('the server cannot %s', async (text) => {
  await expect(database.pool.query(text)).rejects.toThrow(/permission denied/)
})

test.each(statements)('even the owner of the tables does not %s by mistake', async (text) => {
  await expect(database.ownerPool.query(text)).rejects.toThrow(/only grows/)
})

test('the server cannot write down a change that nobody made, nor switch the notes off', async () => {
  const forged = `insert into audit_changes (audit_id, table_name, row_id, after) values (1, 'offers', '1', '{}')`
  await expect(database.pool.query(forged)).rejects.toThrow(/permission denied/)
  await expect(database.pool.query('alter table offers disable trigger audit')).rejects.toThrow(/must be owner/)
  await expect(database.pool.query('drop trigger audit on offers')).rejects.toThrow(/must be owner/)
  await expect(database.pool.query("set session_replication_role = 'replica'")).rejects.toThrow(/permission denied/)
  await expect(database.pool.query('select audit_change()')).rejects.toThrow(/permission denied|trigger function/)
})

test('a change that is rolled back leaves no note', async () => {
  const client = await database.pool.connect()
  try {
    await client.query("begin; set local pandrop.audit = '1'")
    await client.query(
      `insert into staff (name, email, role, password_hash, created_at)
       values ('Ann', 'ann@shop.example', 'operator', 'none', now())`,
    )
    await client.query('rollback')
  } finally {
    client.release()
  }
  const { rows } = await database.pool.query(
    "select count(*)::int as notes from audit_changes where table_name = 'staff'",
  )
  expect(rows).toEqual([{ notes: 0 }])
})
