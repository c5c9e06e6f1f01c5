import type { VatRow } from '@pandrop/contract/staff/reports'
import { fromUnits } from '@pandrop/money/money'
import type { Queryable } from '../../../db/statement.ts'
import { movedWithin } from '../../../ledger/trial-balance.ts'
import { vatReport } from '../reports/vat-report.ts'
import { type FigureDifference, figuresDiffering, type MonthSpan } from './months.rules.ts'
import { type MonthLock, selectLocks } from './months.sql.ts'

/** A figure of a locked month that reads otherwise than it was kept; cents. */
export interface MonthDifference extends FigureDifference {
  month: string
}

const nameOfVat = ({ country, rate }: VatRow): string => `VAT ${country} ${rate} %`

const keptFigures = ({ sums_before: before, sums_after: after, vat }: MonthLock): Map<string, number> => {
  const moved = Object.entries(after).map(([account, cents]) => [account, cents - (before[account] ?? 0)] as const)
  const owed = vat.map((row) => [nameOfVat(row), fromUnits(row.owed.vat)] as const)
  return new Map<string, number>([...moved, ...owed])
}

const liveFigures = async (q: Queryable, lock: MonthSpan): Promise<Map<string, number>> => {
  const moved = await movedWithin(q, [lock])
  const vat = await vatReport(q, { from: lock.month, till: lock.month })
  const owed = vat.ok ? vat.value.rows.map((row) => [nameOfVat(row), fromUnits(row.owed.vat)] as const) : []
  return new Map<string, number>([...moved.map(({ account, cents }) => [account, cents] as const), ...owed])
}

/** Holds what is read of every locked month against what was kept when it was locked. */
export const proveMonths = async (q: Queryable): Promise<MonthDifference[]> => {
  const differing: MonthDifference[] = []
  for (const lock of await selectLocks(q)) {
    const found = figuresDiffering(keptFigures(lock), await liveFigures(q, lock))
    differing.push(...found.map((one) => ({ ...one, month: lock.month })))
  }
  return differing
}
