import type pg from 'pg'

/** One side of a transaction, as a test looks at it. */
interface NamedEntry {
  reference: string
  account: string
  /** credit positive */
  cents: number
}

/** All entries of transactions whose reference begins so, in the order of events; debits first. */
export const entriesNamed = async (pool: pg.Pool, prefix: string): Promise<NamedEntry[]> => {
  const { rows } = await pool.query(
    `select t.reference, a.name as account, e.cents
     from ledger_transactions t
     join ledger_entries e on e.transaction_id = t.id
     join ledger_accounts a on a.id = e.account_id
     where starts_with(t.reference, $1)
     order by t.id, e.cents`,
    [prefix],
  )
  return rows
}
