import { type Queryable, statement } from '../db/statement.ts'

const sums = statement<{ account: string; cents: number }, []>(
  'ledger_trial_balance',
  `select a.kind as account, coalesce(sum(e.cents), 0)::bigint as cents
   from ledger_accounts as a
   left join ledger_entries as e on e.account_id = a.id
   group by a.kind
   order by a.kind`,
)

/** What each account holds, in cents, credit positive; customers' accounts together. The sums add up to zero. */
export const trialBalance = async (q: Queryable): Promise<Record<string, number>> =>
  Object.fromEntries((await sums(q)).map(({ account, cents }) => [account, cents]))
