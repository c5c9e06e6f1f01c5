import { type Cents, zero } from '@pandrop/money/money'
import { firstRow, type Queryable, statement } from '../db/statement.ts'

/** A transaction that breaks double entry: fewer than two entries, or a sum other than zero. */
export interface ImbalancedTransaction {
  transactionId: number
  reference: string
  entries: number
  cents: Cents
}

/** A customer whose stored balance is not the sum of the entries. */
export interface BalanceDifference {
  customerId: number
  balanceCents: Cents
  entriesCents: Cents
}

/** What a look through all books found; both lists are empty and the total is zero when they are right. */
export interface LedgerReport {
  transactions: number
  entries: number
  imbalancedTransactions: ImbalancedTransaction[]
  balanceDifferences: BalanceDifference[]
  /** the sum of all entries of all accounts */
  total: Cents
}

const count = firstRow<{ transactions: number; entries: number; total: Cents }, []>(
  'ledger_count',
  `select (select count(*) from ledger_transactions) as transactions, count(*) as entries,
     coalesce(sum(cents), 0)::bigint as total
   from ledger_entries`,
)

const findImbalanced = statement<ImbalancedTransaction, []>(
  'ledger_imbalanced',
  `select t.id as "transactionId", t.reference, count(e.cents) as entries, coalesce(sum(e.cents), 0)::bigint as cents
   from ledger_transactions as t
   left join ledger_entries as e on e.transaction_id = t.id
   group by t.id
   having count(e.cents) < 2 or sum(e.cents) <> 0
   order by t.id`,
)

const findDifferences = statement<BalanceDifference, []>(
  'ledger_balance_differences',
  `select a.customer_id as "customerId", coalesce(b.balance_cents, 0) as "balanceCents",
     coalesce(s.cents, 0) as "entriesCents"
   from ledger_accounts as a
   left join customer_balances as b on b.account_id = a.id
   left join (
     select account_id, sum(cents)::bigint as cents from ledger_entries group by account_id
   ) as s on s.account_id = a.id
   where a.kind = 'customer' and b.balance_cents is distinct from coalesce(s.cents, 0)
   order by a.customer_id`,
)

/** Reads all books and compares them; right while the shop is working too, because each list is one statement. */
export const verifyLedger = async (q: Queryable): Promise<LedgerReport> => {
  const counts = await count(q)
  return {
    transactions: counts?.transactions ?? 0,
    entries: counts?.entries ?? 0,
    imbalancedTransactions: await findImbalanced(q),
    balanceDifferences: await findDifferences(q),
    total: counts?.total ?? zero,
  }
}

/** What must be zero in the books, in three figures that a machine can watch. */
export interface LedgerFigures {
  /** how far transactions are from zero, all added up, whichever way */
  imbalanceCents: Cents
  /** customers with less than nothing */
  negativeBalances: number
  /** customers whose stored balance is not the sum of their entries */
  wrongBalances: number
}

const sumUp = firstRow<LedgerFigures, []>(
  'ledger_figures',
  `select
     (select coalesce(sum(abs(cents)), 0)::bigint
      from (select sum(cents) as cents from ledger_entries group by transaction_id) as transaction
     ) as "imbalanceCents",
     (select count(*) from customer_balances where balance_cents < 0) as "negativeBalances",
     (select count(*)
      from customer_balances as b
      left join (
        select account_id, sum(cents)::bigint as cents from ledger_entries group by account_id
      ) as s using (account_id)
      where b.balance_cents <> coalesce(s.cents, 0)) as "wrongBalances"`,
)

/** The same look in figures. It reads every entry, so whoever asks often remembers the answer. */
export const ledgerFigures = async (q: Queryable): Promise<LedgerFigures> => {
  const figures = await sumUp(q)
  if (!figures) throw new Error('a question without conditions was answered by no row')
  return figures
}

/** True when a report names nothing wrong. */
export const isClean = ({ imbalancedTransactions, balanceDifferences, total }: LedgerReport): boolean =>
  imbalancedTransactions.length === 0 && balanceDifferences.length === 0 && total === 0
