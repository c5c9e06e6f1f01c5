import { ok, type Result, refuse } from '@pandrop/contract/result'
import { type Cents, sum } from '@pandrop/money/money'
import { firstRow, statement } from '../db/statement.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Account, SystemAccount } from './accounts.ts'

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

/** An amount that goes from one account to another, and the name of that. */
interface Move {
  reference: string
  cents: Cents
}

interface Moves extends Omit<Posting, 'reference' | 'entries'> {
  from: SystemAccount
  to: SystemAccount
  moves: readonly Move[]
}

const runMoves = statement<
  { outcome: Outcome },
  {
    references: string[]
    cents: number[]
    kind: string
    from: string
    to: string
    reason: string | null
    by: string
    at: Date
  }
>(
  'ledger_post_moves',
  `select posted.outcome
   from unnest(:references::text[], :cents::bigint[]) as move (reference, cents)
   cross join lateral ledger_post(
     move.reference, :kind, array[:from, :to]::text[], array[-move.cents, move.cents], :by, :at, :reason, null
   ) as posted`,
)

/** Writes many transactions between the same two accounts in one round trip, each as post does; none may be of zero. */
export const postMoves = async (tx: Transaction, { from, to, moves, kind, reason, by, at }: Moves): Promise<void> => {
  if (moves.length === 0) return
  const [references, amounts] = [moves.map(({ reference }) => reference), moves.map(({ cents }) => cents)]
  const done = await runMoves(tx, { references, cents: amounts, kind, from, to, reason: reason ?? null, by, at })
  if (done.length !== moves.length) throw new Error(`of ${moves.length} moves ${done.length} were answered`)
}
