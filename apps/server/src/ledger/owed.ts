import { type Cents, zero } from '@pandrop/money/money'
import { firstRow, type Queryable } from '../db/statement.ts'

/** What the shop owes all customers together. */
export interface OwedToCustomers {
  cents: Cents
  /** customers whose balance is not zero */
  customers: number
}

const sumBalances = firstRow<OwedToCustomers, []>(
  'ledger_sum_balances',
  `select coalesce(sum(balance_cents), 0)::bigint as cents,
     (count(*) filter (where balance_cents > 0))::int as customers
   from customer_balances`,
)

/** The sum of all customers' balances; it reads each balance, not the entries behind it. */
export const owedToCustomers = async (q: Queryable): Promise<OwedToCustomers> =>
  (await sumBalances(q)) ?? { cents: zero, customers: 0 }
