import { createTestDatabase, type TestDatabase } from '@pandrop/testkit/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ledgerVerify } from './ledger.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(() => database.drop())

const verify = async (): Promise<{ code: number; said: string[] }> => {
  const said: string[] = []
  const print = (line: string) => said.push(line)
  const code = await ledgerVerify.run({ pool: database.pool, print } as never)
  return { code, said }
}

/** Behind the triggers' back, which keep the books from everybody else. */
const asSuperuser = async (...statements: string[]): Promise<void> => {
  const client = await database.ownerPool.connect()
  await client.query("set session_replication_role = 'replica'")
  for (const text of statements) await client.query(text)
  client.release(true)
}

test('says that the books are right, and ends with 0', async () => {
  expect(await verify()).toEqual({
    code: 0,
    said: [expect.stringMatching(/^The books are right: .*what it is for\.$/)],
  })
})

test('says in words which posting is not what it is for, and ends with 1', async () => {
  await asSuperuser(
    `insert into ledger_transactions (reference, kind, made_by, made_at) values ('order:77', 'purchase', 'x', now())`,
    `insert into ledger_entries
     select t.id, a.id, case a.name when 'sales' then 6100 else -6100 end
     from ledger_transactions t, ledger_accounts a where t.reference = 'order:77' and a.name in ('sales', 'promo')`,
  )
  expect(await verify()).toEqual({
    code: 1,
    said: [
      expect.stringMatching(/^THE BOOKS ARE WRONG: 1 transactions with 2 entries were read/),
      '  order:77 on promo is in the books for nothing that is known: found -61.00',
      '  order:77 on sales is in the books for nothing that is known: found 61.00',
      '  promo holds something else than there is reason for: expected 0.00, found -61.00',
      '  sales holds something else than there is reason for: expected 0.00, found 61.00',
    ],
  })
})
