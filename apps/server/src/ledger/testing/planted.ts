import type { TestDatabase } from '@pandrop/testkit/database'
import type pg from 'pg'
import { expect } from 'vitest'

/** Does something behind the triggers' back, as only a superuser can, and looks at it; nothing of it stays. */
export const behindTheBack = async <Answer>(
  { ownerPool }: TestDatabase,
  statements: readonly string[],
  look: (client: pg.PoolClient) => Promise<Answer>,
): Promise<Answer> => {
  const client = await ownerPool.connect()
  try {
    await client.query('begin')
    await client.query("set local session_replication_role = 'replica'")
    for (const text of statements) {
      const { rowCount } = await client.query(text)
      expect(rowCount, text).toBeGreaterThan(0)
    }
    return await look(client)
  } finally {
    await client.query('rollback')
    client.release(true)
  }
}

const account = (name: string): string => `(select id from ledger_accounts where name = '${name}')`

const transaction = (reference: string): string =>
  `(select id from ledger_transactions where reference = '${reference}')`

const entry = (reference: string, name: string): string =>
  `transaction_id = ${transaction(reference)} and account_id = ${account(name)}`

/** Puts what a posting has on one account on another. */
export const swap = (reference: string, from: string, to: string): string =>
  `update ledger_entries set account_id = ${account(to)} where ${entry(reference, from)}`

/** Changes how much a posting has on two of its accounts, so that it still sums to zero. */
export const shift = (reference: string, from: string, to: string): string[] => [
  `update ledger_entries set cents = cents - 1 where ${entry(reference, from)}`,
  `update ledger_entries set cents = cents + 1 where ${entry(reference, to)}`,
]

export const remove = (reference: string): string[] => [
  `delete from ledger_entries where transaction_id = ${transaction(reference)}`,
  `delete from ledger_transactions where reference = '${reference}'`,
]

/** Writes a posting once more under another name; `times` -1: its mirror. */
export const copy = (reference: string, as: string, times = 1): string[] => [
  `insert into ledger_transactions (reference, kind, made_by, made_at)
   select '${as}', kind, made_by, made_at from ledger_transactions where reference = '${reference}'`,
  `insert into ledger_entries
   select ${transaction(as)}, account_id, ${times} * cents
   from ledger_entries where transaction_id = ${transaction(reference)}`,
]
