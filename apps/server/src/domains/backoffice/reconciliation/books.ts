import type { Difference } from '@pandrop/contract/staff/bank'
import { toUnits } from '@pandrop/money/money'
import type { Queryable } from '../../../db/statement.ts'
import { type LedgerReport, verifyLedger } from '../../../ledger/verify.ts'
import type { StaffContext } from '../../../shop.ts'
import { linkOf } from './differences.rules.ts'
import { placesOf } from './places.ts'
import { proveBooks } from './proof.ts'

interface Read {
  report: LedgerReport
  differences: Difference[]
  found: number
}

interface Reading {
  at: Date
  read: Promise<Read>
}

const keptMilliseconds = 60_000

const readings = new WeakMap<Queryable, Reading>()

/**
 * What a look through all books found, a minute old at most: it reads every entry there is, whatever days are asked
 * about, so that everybody who asks meanwhile shares one look.
 */
const readBooks = ({ pool, clock }: Pick<StaffContext, 'pool' | 'clock'>): Reading => {
  const now = clock.now()
  const before = readings.get(pool)
  if (before && Math.abs(now.getTime() - before.at.getTime()) < keptMilliseconds) return before
  const reading = { at: now, read: read(pool) }
  readings.set(pool, reading)
  // What failed is tried again at once; whoever waits for it hears of it themselves.
  reading.read.catch(() => readings.get(pool) === reading && readings.delete(pool))
  return reading
}

const read = async (q: Queryable): Promise<Read> => {
  const report = await verifyLedger(q)
  const proven = await proveBooks(q)
  const placeOf = await placesOf(
    q,
    proven.differences.map(({ reference }) => reference),
  )
  const inThemselves = differencesIn(report)
  const againstAll = proven.differences.map(
    ({ kind, reference, account, expected, found }): Difference => ({
      part: 'books',
      kind,
      reference: account === null ? reference : `${reference} (${account})`,
      at: null,
      expected: expected === null ? null : toUnits(expected),
      found: found === null ? null : toUnits(found),
      link: placeOf(reference),
    }),
  )
  return {
    report,
    differences: [...inThemselves, ...againstAll],
    found: inThemselves.length + proven.found,
  }
}

const differencesIn = ({ imbalancedTransactions, balanceDifferences }: LedgerReport): Difference[] => [
  ...imbalancedTransactions.map(
    (row): Difference => ({
      part: 'books',
      kind: 'not_balanced',
      reference: row.reference,
      expected: 0,
      found: toUnits(row.cents),
      at: null,
      link: linkOf(row.reference.split(':').slice(0, 2).join(':'), null),
    }),
  ),
  ...balanceDifferences.map(
    (row): Difference => ({
      part: 'books',
      kind: 'balance_differs',
      reference: `customer:${row.customerId}`,
      expected: toUnits(row.entriesCents),
      found: toUnits(row.balanceCents),
      at: null,
      link: { to: 'customer', id: String(row.customerId) },
    }),
  ),
]

/** The books by themselves and against what each posting is for: what differs, and how much of it there is. */
export const booksThemselves = async (context: Pick<StaffContext, 'pool' | 'clock'>) => {
  const { at, read: reading } = readBooks(context)
  const { report, differences, found } = await reading
  const { transactions, entries, total } = report
  const sums = { transactions, entries, total: toUnits(total), wrong: found, read_at: at.toISOString() }
  return { differences, found, sums }
}
