import type { Cents } from '@pandrop/money/money'
import { type Queryable, statement } from '../db/statement.ts'
import type { SystemAccount } from './accounts.ts'

/** Everything that one subject of the shop, such as `payout:8f3a…` or `order:7`, moved on an account. */
export interface Movement {
  /** the first two parts of the transactions' references */
  subject: string
  /** credit positive */
  cents: Cents
  /** of the last one */
  at: Date
}

const findMovedIn = statement<{ subject: string }, [account: string, from: Date, until: Date]>(
  'ledger_moved_in',
  `select distinct split_part(t.reference, ':', 1) || ':' || split_part(t.reference, ':', 2) as subject
   from ledger_entries as e
   join ledger_transactions as t on t.id = e.transaction_id
   where e.account_id = (select id from ledger_accounts where name = $1) and t.made_at >= $2 and t.made_at < $3`,
)

/** Subjects that moved one of the shop's own accounts in a time, its end not included; reads all of the account. */
export const movedIn = async (
  q: Queryable,
  { account, from, until }: { account: SystemAccount; from: Date; until: Date },
): Promise<string[]> => (await findMovedIn(q, account, from, until)).map(({ subject }) => subject)

const findMovedBy = statement<Movement, [account: string, references: string[]]>(
  'ledger_moved_by',
  `select split_part(t.reference, ':', 1) || ':' || split_part(t.reference, ':', 2) as subject,
     sum(e.cents)::bigint as cents, max(t.made_at) as at
   from ledger_transactions as t
   join ledger_entries as e on e.transaction_id = t.id
   where t.reference = any($2) and e.account_id = (select id from ledger_accounts where name = $1)
   group by 1`,
)

/** What a subject's references end in: everything that is ever booked for one. */
const endings = ['', ':success', ':held', ':sent', ':returned', ':won', ':confirmed']

/** What subjects have moved on one of the shop's own accounts so far, whenever that was. */
export const movedBy = (q: Queryable, account: SystemAccount, subjects: readonly string[]): Promise<Movement[]> =>
  findMovedBy(
    q,
    account,
    subjects.flatMap((subject) => endings.map((ending) => `${subject}${ending}`)),
  )
