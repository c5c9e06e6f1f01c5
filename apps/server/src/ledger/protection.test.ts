import { cents } from '@pandrop/money/money'
import { createTestDatabase, type TestDatabase } from '@pandrop/testkit/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../db/transaction.ts'
import { customerAccount, openCustomerAccount, systemAccount } from './accounts.ts'
import { post } from './post.ts'
import { addCustomers } from './testing/customers.ts'
import { isClean, verifyLedger } from './verify.ts'

// What PostgreSQL itself refuses, whichever program asks. SQLSTATE: 42501 insufficient_privilege.
const forbidden = { code: '42501' }
const columns: [string, string][] = [
  ['ledger_accounts', 'kind'],
  ['ledger_transactions', 'reason'],
  ['ledger_entries', 'cents'],
  ['customer_balances', 'balance_cents'],
]

let database: TestDatabase
let transactionId: number
let customerId: number

beforeAll(async () => {
  database = await createTestDatabase()
  customerId = (await addCustomers(database.pool, 1))[0] ?? 0
  const entries = [
    { account: systemAccount('provider_clearing'), cents: cents(-100) },
    { account: customerAccount(customerId), cents: cents(100) },
  ]
  const result = await inTransaction(database.pool, async (tx) => {
    await openCustomerAccount(tx, customerId)
    return await post(tx, { reference: 'deposit:1', kind: 'deposit', entries, by: 'system', at: new Date() })
  })
  if (!result.ok) throw new Error('the deposit was refused')
  transactionId = result.value.transactionId
})

afterAll(async () => {
  await database.drop()
})

test.each(columns)('the server login cannot write to %s by hand', async (table, column) => {
  const { pool } = database
  await expect(pool.query(`update ${table} set ${column} = ${column}`)).rejects.toMatchObject(forbidden)
  await expect(pool.query(`delete from ${table}`)).rejects.toMatchObject(forbidden)
  await expect(pool.query(`truncate ${table} cascade`)).rejects.toMatchObject(forbidden)
  await expect(pool.query(`alter table ${table} disable trigger all`)).rejects.toMatchObject(forbidden)
  await expect(pool.query(`drop table ${table} cascade`)).rejects.toMatchObject(forbidden)
})

test('the server login adds entries only through ledger_post', async () => {
  const insert = `insert into ledger_entries select ${transactionId}, id, 1 from ledger_accounts where name = 'vat'`
  await expect(database.pool.query(insert)).rejects.toMatchObject(forbidden)
})

test('the server login cannot become the owner or switch triggers off', async () => {
  const { pool, ownerUrl } = database
  const owner = new URL(ownerUrl).username
  await expect(pool.query(`set role ${owner}`)).rejects.toMatchObject(forbidden)
  await expect(pool.query(`set session authorization ${owner}`)).rejects.toMatchObject(forbidden)
  await expect(pool.query("set session_replication_role = 'replica'")).rejects.toMatchObject(forbidden)
  await expect(pool.query('alter role current_user superuser')).rejects.toMatchObject(forbidden)
  const replace = 'create or replace function ledger_forbid() returns trigger language plpgsql as $$begin end$$'
  await expect(pool.query(replace)).rejects.toMatchObject(forbidden)
})

test('the server login cannot hide the ledger behind tables of the same name', async () => {
  const client = await database.pool.connect()
  try {
    await client.query('create temporary table customer_balances (account_id bigint, balance_cents bigint)')
    await client.query("set search_path = 'pg_temp', 'public'")
    const names = `{customer:${customerId},sales}`
    const { rows } = await client.query(
      `select outcome from ledger_post('forged', 'purchase', '${names}', '{-101,101}', 'x', now(), null, null)`,
    )
    expect(rows).toEqual([{ outcome: 'insufficient_balance' }])
  } finally {
    client.release(true)
  }
})

test.each(columns)('not even the owner changes %s by hand', async (table, column) => {
  const { ownerPool } = database
  await expect(ownerPool.query(`update ${table} set ${column} = ${column}`)).rejects.toThrow(/only grows/)
  await expect(ownerPool.query(`delete from ${table}`)).rejects.toThrow(/only grows/)
  await expect(ownerPool.query(`truncate ${table} cascade`)).rejects.toThrow(/only grows/)
})

const asOwner = async (...statements: string[]): Promise<void> => {
  await inTransaction(database.ownerPool, async (tx) => {
    for (const text of statements) await tx.query(text)
  })
}

const newTransaction = (reference: string): string =>
  `insert into ledger_transactions (reference, kind, made_by, made_at) values ('${reference}', 'test', 'owner', now())`

const newEntries = (reference: string, amounts: Record<string, number>): string =>
  `insert into ledger_entries
   select t.id, a.id, e.value::bigint
   from ledger_transactions as t, jsonb_each_text('${JSON.stringify(amounts)}') as e
   join ledger_accounts as a on a.name = e.key
   where t.reference = '${reference}'`

test('a transaction that does not sum to zero cannot be committed', async () => {
  const entries = newEntries('unbalanced', { sales: -10, vat: 9 })
  await expect(asOwner(newTransaction('unbalanced'), entries)).rejects.toThrow(/do not sum to zero/)
})

test('a transaction without entries cannot be committed', async () => {
  await expect(asOwner(newTransaction('empty'))).rejects.toThrow(/has 0 entries/)
})

test('bringing the check at commit forward opens no gap', async () => {
  const early = [newTransaction('early'), newEntries('early', { sales: -10, vat: 10 }), 'set constraints all immediate']
  await expect(asOwner(...early, newEntries('early', { promo: 5 }))).rejects.toThrow(/do not sum to zero/)
})

test('nothing can be added to a transaction of the past', async () => {
  const late = newEntries('deposit:1', { sales: -5, promo: 5 })
  await expect(asOwner(late)).rejects.toThrow(/of this very moment/)
})

test('a look through the books names what was damaged behind their back', async () => {
  expect(isClean(await verifyLedger(database.pool))).toBe(true)
  // Only a superuser can switch the triggers off, and only for a session.
  await asOwner(
    "set local session_replication_role = 'replica'",
    `update customer_balances set balance_cents = 107 where customer_id = ${customerId}`,
    `update ledger_entries set cents = 99 where cents = 100 and transaction_id = ${transactionId}`,
  )
  expect(await verifyLedger(database.pool)).toEqual({
    transactions: 1,
    entries: 2,
    imbalancedTransactions: [{ transactionId, reference: 'deposit:1', entries: 2, cents: -1 }],
    balanceDifferences: [{ customerId, balanceCents: 107, entriesCents: 99 }],
    total: -1,
  })
})
