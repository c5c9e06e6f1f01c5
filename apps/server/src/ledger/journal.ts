import type pg from 'pg'
import { pieces } from '../db/cursor.ts'
import { type Queryable, statement } from '../db/statement.ts'

/** A transaction with all its entries. */
export interface Journal {
  id: number
  reference: string
  kind: string
  made_at: Date
  /** by account, in the order in which accounts were opened: credit positive */
  entries: [account: string, cents: number][]
}

const journal = `
  select t.id, t.reference, t.kind, t.made_at,
    (
      select jsonb_agg(jsonb_build_array(a.name, e.cents) order by a.id)
      from ledger_entries as e join ledger_accounts as a on a.id = e.account_id
      where e.transaction_id = t.id
    ) as entries
  from ledger_transactions as t
  where t.made_at >= :from and t.made_at < :till
  order by t.made_at, t.id`

/** Everything that was booked from a moment until before another, oldest first, piece by piece. */
export const journalOf = (pool: pg.Pool, span: { from: Date; till: Date }): AsyncGenerator<Journal[]> =>
  pieces(pool, journal, span)

const kinds = statement<{ kind: string }, []>(
  'ledger_account_kinds',
  `select kind from ledger_accounts group by kind order by min(id)`,
)

/** The names of all accounts, in the order in which they were opened; those of customers are one. */
export const accountNames = async (q: Queryable): Promise<string[]> => (await kinds(q)).map(({ kind }) => kind)

/** Every entry as a row of a table, as SQL: columns by their names, of `entry`, `t` (its transaction) and `a`. */
export const journalRows = {
  from: `ledger_transactions as t
    join ledger_entries as entry on entry.transaction_id = t.id
    join ledger_accounts as a on a.id = entry.account_id`,
  at: 't.made_at',
  id: 't.id, a.id',
  columns: {
    transaction: 't.id',
    made_at: 't.made_at',
    kind: 't.kind',
    reference: 't.reference',
    account: 'a.name',
    debit: 'greatest(-entry.cents, 0)',
    credit: 'greatest(entry.cents, 0)',
    made_by: 't.made_by',
    reason: 't.reason',
  },
} as const
