import type { Result } from '@pandrop/contract/result'
import { type Cents, negate } from '@pandrop/money/money'
import { firstRow, type Queryable, statement } from '../db/statement.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Account } from './accounts.ts'
import { type Posted, write } from './post.ts'

/** Which transaction is to be answered by its mirror, by whom and why. */
export interface Reversal {
  transactionId: number
  reason: string
  by: string
  at: Date
}

const entriesOf = statement<{ account: Account; cents: Cents }, [number]>(
  'ledger_entries_of_transaction',
  `select a.name as account, e.cents
   from ledger_entries as e
   join ledger_accounts as a on a.id = e.account_id
   where e.transaction_id = $1
   order by e.account_id`,
)

/**
 * Answers a transaction by its mirror: the same accounts with opposite signs. A transaction is reversed once; asking
 * again answers `posted: false`. Refused where a customer has already spent what would be taken back. An unknown
 * transaction is a bug and throws.
 */
export const reverse = async (
  tx: Transaction,
  { transactionId, reason, by, at }: Reversal,
): Promise<Result<Posted, 'insufficient_balance'>> => {
  const entries = await entriesOf(tx, transactionId)
  if (entries.length === 0) throw new RangeError(`there is no ledger transaction ${transactionId}`)
  const mirror = entries.map(({ account, cents }) => ({ account, cents: negate(cents) }))
  const reference = `reversal:${transactionId}`
  return await write(tx, { reference, kind: 'reversal', entries: mirror, reason, by, at }, transactionId)
}

const findBooked = statement<{ reference: string; is_reversed: boolean }, [string[]]>(
  'ledger_booked',
  `select t.reference, exists (select from ledger_transactions as mirror where mirror.reverses = t.id) as is_reversed
   from ledger_transactions as t
   where t.reference = any ($1)`,
)

/** What has become of references: standing, or answered by their mirror. What was never posted is not in it. */
export const bookedAmong = async (
  q: Queryable,
  references: readonly string[],
): Promise<Map<string, 'standing' | 'reversed'>> => {
  if (references.length === 0) return new Map()
  const rows = await findBooked(q, [...references])
  return new Map(rows.map((row) => [row.reference, row.is_reversed ? 'reversed' : 'standing']))
}

const transactionNamed = firstRow<{ id: number }, [string]>(
  'ledger_transaction_named',
  'select id from ledger_transactions where reference = $1',
)

/**
 * Answers the transaction of a reference by its mirror, as reverse does. A reference that was never posted is a bug and
 * throws.
 */
export const reverseNamed = async (
  tx: Transaction,
  { reference, ...reversal }: Omit<Reversal, 'transactionId'> & { reference: string },
): Promise<Result<Posted, 'insufficient_balance'>> => {
  const named = await transactionNamed(tx, reference)
  if (!named) throw new RangeError(`there is no ledger transaction ${reference}`)
  return reverse(tx, { ...reversal, transactionId: named.id })
}
