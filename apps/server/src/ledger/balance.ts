import { type Cents, zero } from '@pandrop/money/money'
import { firstRow, type Queryable, statement } from '../db/statement.ts'
import type { Transaction } from '../db/transaction.ts'
import type { SystemAccount } from './accounts.ts'

type BalanceRow = { balance_cents: Cents }

const findBalance = firstRow<BalanceRow, [number]>(
  'ledger_balance',
  'select balance_cents from customer_balances where customer_id = $1',
)

const lockAndFindBalance = firstRow<BalanceRow, [number[]]>(
  'ledger_lock_balances',
  'select balance_cents from ledger_lock_balances($1)',
)

const sumAccount = firstRow<BalanceRow, [string]>(
  'ledger_system_balance',
  `select coalesce(sum(e.cents), 0)::bigint as balance_cents
   from ledger_entries as e
   where e.account_id = (select id from ledger_accounts where name = $1)`,
)

/** What the shop owes a customer, in cents; zero for somebody who has no account yet. */
export const balanceOf = async (q: Queryable, customerId: number): Promise<Cents> =>
  (await findBalance(q, customerId))?.balance_cents ?? zero

const findBalances = statement<BalanceRow & { customer_id: number }, [number[]]>(
  'ledger_balances',
  'select customer_id, balance_cents from customer_balances where customer_id = any ($1)',
)

/** What the shop owes each of these customers, in cents; who has no account yet is not in it. */
export const balancesOf = async (q: Queryable, customerIds: number[]): Promise<Map<number, Cents>> =>
  new Map((await findBalances(q, customerIds)).map((row) => [row.customer_id, row.balance_cents]))

/**
 * The balance of one customer, locked until the transaction ends: nobody else moves this customer's money meanwhile.
 * Items are locked before accounts (rule 5 of the house). A customer without an account is a bug and throws.
 */
export const lockBalance = async (tx: Transaction, customerId: number): Promise<Cents> => {
  const row = await lockAndFindBalance(tx, [customerId])
  if (!row) throw new Error(`customer ${customerId} has no ledger account`)
  return row.balance_cents
}

/** The sum of one of the shop's own accounts, in cents, credit positive; it reads every entry of that account. */
export const systemBalance = async (q: Queryable, name: SystemAccount): Promise<Cents> =>
  (await sumAccount(q, name))?.balance_cents ?? zero
