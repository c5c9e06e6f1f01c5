import { ok, type Result, refuse } from '@pandrop/contract/result'
import { type Cents, sum } from '@pandrop/money/money'
import { firstRow } from '../db/statement.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Account } from './accounts.ts'

/** One side of a transaction. */
export interface Entry {
  account: Account
  /** credit positive, debit negative, never zero */
  cents: Cents
}

/** What is to be written down. */
export interface Posting {
  /** names this movement for ever, such as `deposit:8f3a…`: posting it twice writes it once */
  reference: string
  /** what it is, in lower case: `deposit`, `purchase`, `refund` … */
  kind: string
  /** two or more, each account once, summing to zero */
  entries: Entry[]
  reason?: string | undefined
  /** who: `customer:42`, `staff:3`, `system` */
  by: string
  at: Date
}

/** What became of a posting. */
export interface Posted {
  transactionId: number
  /** false: the same reference with the same entries was there already, nothing was written */
  posted: boolean
}

type Outcome = 'posted' | 'already_posted' | 'insufficient_balance'

interface PostValues {
  reference: string
  kind: string
  accounts: string[]
  amounts: number[]
  by: string
  at: Date
  reason: string | null
  reverses: number | null
}

const runPost = firstRow<{ transaction_id: number; outcome: Outcome }, PostValues>(
  'ledger_post',
  `select transaction_id, outcome
   from ledger_post(:reference, :kind, :accounts, :amounts, :by, :at, :reason, :reverses)`,
)

/**
 * Writes a transaction into the ledger. Balances of the customers in it are locked in ascending customer id; a balance
 * that would become negative refuses the whole, and the caller's transaction stays usable. The same reference with
 * other entries, entries that do not sum to zero and unknown accounts are bugs and throw.
 */
export const post = (tx: Transaction, posting: Posting): Promise<Result<Posted, 'insufficient_balance'>> =>
  write(tx, posting, null)

/** As post, for ledger/reverse.ts, which also names the transaction that is answered. */
export const write = async (
  tx: Transaction,
  { reference, kind, entries, reason, by, at }: Posting,
  reverses: number | null,
): Promise<Result<Posted, 'insufficient_balance'>> => {
  requireBalanced(reference, entries)
  const accounts = entries.map((entry) => entry.account)
  const amounts = entries.map((entry) => entry.cents)
  const row = await runPost(tx, { reference, kind, accounts, amounts, by, at, reason: reason ?? null, reverses })
  if (!row) throw new Error('ledger_post answered nothing')
  if (row.outcome === 'insufficient_balance') return refuse('insufficient_balance')
  return ok({ transactionId: row.transaction_id, posted: row.outcome === 'posted' })
}

// PostgreSQL checks the same again; asked here, the mistake is named before it costs the caller's transaction.
const requireBalanced = (reference: string, entries: Entry[]): void => {
  if (entries.length < 2) throw new RangeError(`${reference}: a transaction has two entries or more`)
  if (entries.some(({ cents }) => cents === 0)) throw new RangeError(`${reference}: an entry of zero says nothing`)
  if (sum(entries.map(({ cents }) => cents)) !== 0) throw new RangeError(`${reference}: entries do not sum to zero`)
  if (new Set(entries.map(({ account }) => account)).size < entries.length) {
    throw new RangeError(`${reference}: an account appears twice; add its entries up first`)
  }
}
