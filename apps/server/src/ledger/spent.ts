import { firstRow, type Queryable } from '../db/statement.ts'

const findDebit = firstRow<{ spent: boolean }, [account: string, reference: string]>(
  'ledger_debit_since',
  `select exists (
     select
     from ledger_entries as e
     join ledger_transactions as t on t.id = e.transaction_id
     where e.account_id = (select id from ledger_accounts where name = $1)
       and e.transaction_id > (select id from ledger_transactions where reference = $2)
       and e.cents < 0
       and t.kind <> 'deposit_refund'
   ) as spent`,
)

/**
 * Whether a customer's balance was debited after a credit; another top-up that went back whole does not count. Hold the
 * balance (lockBalance) to decide something by it.
 * @param reference of the credit
 */
export const wasSpentFrom = async (q: Queryable, customerId: number, reference: string): Promise<boolean> =>
  (await findDebit(q, `customer:${customerId}`, reference))?.spent ?? false
