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
const findLines = statement<StatementLine, [number, number | null, number]>(
  'ledger_statement',
  `select e.transaction_id as "transactionId", t.reference, t.kind, t.reason, t.made_by as by, e.cents,
     e.balance_after as "balanceAfterCents", t.made_at as "madeAt"
   from (
     select transaction_id, cents, sum(cents) over (order by transaction_id)::bigint as balance_after
     from ledger_entries
     where account_id = (select account_id from customer_balances where customer_id = $1)
   ) as e
   join ledger_transactions as t on t.id = e.transaction_id
   where $2::bigint is null or e.transaction_id < $2
   order by e.transaction_id desc
   limit $3`,
)

/**
 * A customer's movements, newest first.
 * @param page.before transaction id of the last line seen: lines older than that follow
 * @param page.limit lines at most
 */
export const statementOf = (
  q: Queryable,
  customerId: number,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<StatementLine[]> => findLines(q, customerId, before ?? null, limit)
