import { firstRow, type Queryable, statement } from '../db/statement.ts'
import type { Transaction } from '../db/transaction.ts'

const sums = statement<{ account: string; cents: number }, []>(
  'ledger_trial_balance',
  `select a.kind as account, coalesce(sum(e.cents), 0)::bigint as cents
   from ledger_accounts as a
   left join ledger_entries as e on e.account_id = a.id
   group by a.kind
   order by a.kind`,
)

const sumsBefore = statement<{ account: string; cents: number }, [Date]>(
  'ledger_trial_balance_before',
  `select a.kind as account, coalesce(sum(e.cents), 0)::bigint as cents
   from ledger_accounts as a
   left join (
     select entry.account_id, entry.cents
     from ledger_entries as entry join ledger_transactions as t on t.id = entry.transaction_id
     where t.made_at < $1
   ) as e on e.account_id = a.id
   group by a.kind
   order by a.kind`,
)

/**
 * What each account holds, in cents, credit positive; customers' accounts together. The sums add up to zero.
 * @param before what was booked before this moment alone; absent: all of it
 */
export const trialBalance = async (q: Queryable, before?: Date): Promise<Record<string, number>> => {
  const rows = await (before ? sumsBefore(q, before) : sums(q))
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]))
}

const moved = statement<{ name: string; account: string; cents: number }, [string[], Date[], Date[]]>(
  'ledger_moved',
  `select span.name, a.kind as account, sum(e.cents)::bigint as cents
   from unnest($1::text[], $2::timestamptz[], $3::timestamptz[]) as span (name, begins_at, ends_at)
   join ledger_transactions as t on t.made_at >= span.begins_at and t.made_at < span.ends_at
   join ledger_entries as e on e.transaction_id = t.id
   join ledger_accounts as a on a.id = e.account_id
   group by span.name, a.kind
   having sum(e.cents) <> 0`,
)

/** What was booked on each account within some spans, their ends not included; customers' accounts together. */
export const movedWithin = (
  q: Queryable,
  spans: readonly { month: string; from: Date; till: Date }[],
): Promise<{ name: string; account: string; cents: number }[]> =>
  moved(
    q,
    spans.map(({ month }) => month),
    spans.map(({ from }) => from),
    spans.map(({ till }) => till),
  )

const first = firstRow<{ at: Date | null }, []>(
  'ledger_first_moment',
  'select min(made_at) as at from ledger_transactions',
)

/** When the first transaction was made; null before there is one. */
export const firstMoment = async (q: Queryable): Promise<Date | null> => (await first(q))?.at ?? null

const hold = statement<never, []>('ledger_hold_still', 'select from ledger_hold_still()')

/** Nothing is booked by anybody else from here to the end of the transaction: they wait for it. */
export const holdStill = async (tx: Transaction): Promise<void> => {
  await hold(tx)
}
