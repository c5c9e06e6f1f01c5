import type { Cents } from '@pandrop/money/money'
import { type Queryable, statement } from '../db/statement.ts'

/** One line of a customer's account statement. */
export interface StatementLine {
  transactionId: number
  reference: string
  kind: string
  reason: string | null
  /** who: customer:42, staff:3, system */
  by: string
  /** what this movement added to the balance; negative: took from it */
  cents: Cents
  /** the balance right after it */
  balanceAfterCents: Cents
  madeAt: Date
}

// A customer's transactions get their ids while that customer's balance is locked, so ids are in the order of events.
const findLines = statement<
  StatementLine,
  { customerId: number; before: number | null; limit: number; from: Date | null; till: Date | null }
>(
  'ledger_statement',
  `select e.transaction_id as "transactionId", t.reference, t.kind, t.reason, t.made_by as by, e.cents,
     e.balance_after as "balanceAfterCents", t.made_at as "madeAt"
   from (
     select transaction_id, cents, sum(cents) over (order by transaction_id)::bigint as balance_after
     from ledger_entries
     where account_id = (select account_id from customer_balances where customer_id = :customerId)
   ) as e
   join ledger_transactions as t on t.id = e.transaction_id
   where (:before::bigint is null or e.transaction_id < :before)
     and (:from::timestamptz is null or t.made_at >= :from)
     and (:till::timestamptz is null or t.made_at < :till)
   order by e.transaction_id desc
   limit :limit`,
)

/**
 * A customer's movements, newest first.
 * @param page.before transaction id of the last line seen: lines older than that follow
 * @param page.limit lines at most
 * @param page.from no line of before it; null: from the first one on
 * @param page.till the first moment that does not count; null: until the last one
 */
export const statementOf = (
  q: Queryable,
  customerId: number,
  {
    before,
    limit,
    from = null,
    till = null,
  }: { before?: number | undefined; limit: number; from?: Date | null; till?: Date | null },
): Promise<StatementLine[]> => findLines(q, { customerId, before: before ?? null, limit, from, till })

/** Whose balance, from which moment until before which. */
interface Span {
  customerId: number
  from: Date
  till: Date
}

/** What a balance moved in a month, in cents. */
export interface BalanceMonth {
  /** 2026-11; empty: everything before the span */
  month: string
  lines: number
  came: Cents
  /** zero or below */
  went: Cents
}

const ofBalance = `ledger_entries as e
   join ledger_transactions as t on t.id = e.transaction_id
   where e.account_id = (select account_id from customer_balances where customer_id = :customerId)`

const sumMonths = statement<BalanceMonth, Span & { zone: string }>(
  'ledger_balance_months',
  `select case when t.made_at < :from then '' else to_char(t.made_at at time zone :zone, 'YYYY-MM') end as month,
     count(*)::int as lines,
     coalesce(sum(e.cents) filter (where e.cents > 0), 0)::bigint as came,
     coalesce(sum(e.cents) filter (where e.cents < 0), 0)::bigint as went
   from ${ofBalance} and t.made_at < :till
   group by 1
   order by 1`,
)

/** What moved on a customer's balance in each month of a zone, and before the span; what moved nothing is left out. */
export const balanceMonths = (q: Queryable, asked: Span & { zone: string }): Promise<BalanceMonth[]> =>
  sumMonths(q, asked)

/** One entry of a customer's account. */
export interface BalanceEntry {
  id: number
  reference: string
  kind: string
  cents: Cents
  at: Date
}

/**
 * The entries of a customer's account from a moment until before another, as SQL in brackets with the columns of
 * BalanceEntry; it takes :customerId, :from and :till.
 */
export const balanceEntries = `(
  select t.id, t.reference, t.kind, e.cents, t.made_at as at
  from ${ofBalance} and t.made_at >= :from and t.made_at < :till
)`
