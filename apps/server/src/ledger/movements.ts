import { isInMonths, type MonthBounds, monthAt } from '../db/month-bounds.ts'
import { type Queryable, statement } from '../db/statement.ts'
import type { SystemAccount } from './accounts.ts'

/** What moved on an account in a month, in cents, credit positive. */
interface Movement {
  /** 2026-11 */
  month: string
  account: string
  cents: number
}

const sumMonths = statement<Movement, MonthBounds & { accounts: readonly string[] }>(
  'ledger_movements_by_month',
  `select moved.month, a.kind as account, sum(moved.cents)::bigint as cents
   from (
     select ${monthAt('t.made_at')} as month, e.account_id, sum(e.cents) as cents
     from ledger_transactions as t
     join ledger_entries as e on e.transaction_id = t.id
     where e.account_id = any(array(select id from ledger_accounts where kind = any(:accounts)))
       and ${isInMonths('t.made_at')}
     group by 1, 2
   ) as moved
   join ledger_accounts as a on a.id = moved.account_id
   group by 1, 2`,
)

/** What moved on some of the shop's own accounts, month by month; an account that is not there moved nothing. */
export const movementsByMonth = (
  q: Queryable,
  asked: MonthBounds & { accounts: readonly string[] },
): Promise<Movement[]> => sumMonths(q, asked)

/**
 * Everything that moved on one of the shop's own accounts, as SQL in brackets with the columns reference, at and cents,
 * credit positive: for queries that know what its postings are for.
 */
export const movesOf = (account: SystemAccount): string => `(
  select t.reference, t.made_at as at, e.cents
  from ledger_entries as e
  join ledger_transactions as t on t.id = e.transaction_id
  where e.account_id = (select id from ledger_accounts where name = '${account}')
)`

/** Balances of one size, in cents. */
export interface BalanceBand {
  from_cents: number
  customers: number
  cents: number
}

const sumBalances = statement<BalanceBand, { before: Date; bands: readonly number[] }>(
  'ledger_balances_by_size',
  `with held as (
     select b.balance_cents - coalesce(since.cents, 0) as cents
     from customer_balances as b
     left join (
       select e.account_id, sum(e.cents)::bigint as cents
       from ledger_transactions as t
       join ledger_entries as e on e.transaction_id = t.id
       join ledger_accounts as a on a.id = e.account_id and a.kind = 'customer'
       where t.made_at >= :before
       group by e.account_id
     ) as since on since.account_id = b.account_id
   )
   select (
       select coalesce(max(band) filter (where held.cents >= band), min(band)) from unnest(:bands::bigint[]) as band
     ) as from_cents,
     count(*)::int as customers, sum(cents)::bigint as cents
   from held
   where cents <> 0
   group by 1`,
)

/**
 * What stood on customers' balances by what was booked before a moment, those with nothing left out.
 * @param bands sizes in cents, each from so much on
 */
export const balancesBySize = (q: Queryable, before: Date, bands: readonly number[]): Promise<BalanceBand[]> =>
  sumBalances(q, { before, bands })
