import type { Difference } from '@pandrop/contract/staff/bank'
import { toUnits } from '@pandrop/money/money'
import type { Queryable } from '../../db/statement.ts'
import { type LedgerReport, verifyLedger } from '../../ledger/verify.ts'
import type { Desk } from '../../shop.ts'
import { linkOf } from './differences.rules.ts'

interface Reading {
  at: Date
  report: Promise<LedgerReport>
}

const keptMilliseconds = 60_000

const readings = new WeakMap<Queryable, Reading>()

/**
 * What a look through all books found, a minute old at most: it reads every entry there is, whatever days are asked
 * about, so that everybody who asks meanwhile shares one look.
 */
const readBooks = ({ pool, clock }: Pick<Desk, 'pool' | 'clock'>): Reading => {
  const now = clock.now()
  const before = readings.get(pool)
  if (before && Math.abs(now.getTime() - before.at.getTime()) < keptMilliseconds) return before
  const reading = { at: now, report: verifyLedger(pool) }
  readings.set(pool, reading)
  // What failed is tried again at once; whoever waits for it hears of it themselves.
  reading.report.catch(() => readings.get(pool) === reading && readings.delete(pool))
  return reading
}

/** The books by themselves: each transaction sums to zero, each balance is the sum of its entries. */
export const booksThemselves = async (desk: Pick<Desk, 'pool' | 'clock'>) => {
  const { at, report } = readBooks(desk)
  const { transactions, entries, total, imbalancedTransactions, balanceDifferences } = await report
  const differences: Difference[] = [
    ...imbalancedTransactions.map(
      (row): Difference => ({
        ...{ part: 'books', kind: 'not_balanced', reference: row.reference, expected: 0, found: toUnits(row.cents) },
        ...{ at: null, link: linkOf(row.reference.split(':').slice(0, 2).join(':'), null) },
      }),
    ),
    ...balanceDifferences.map(
      (row): Difference => ({
        ...{ part: 'books', kind: 'balance_differs', reference: `customer:${row.customerId}` },
        ...{ expected: toUnits(row.entriesCents), found: toUnits(row.balanceCents), at: null },
        link: { to: 'customer', id: String(row.customerId) },
      }),
    ),
  ]
  const sums = { transactions, entries, total: toUnits(total), wrong: differences.length, read_at: at.toISOString() }
  return { differences, sums }
}
