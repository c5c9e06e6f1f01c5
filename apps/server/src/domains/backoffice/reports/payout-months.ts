import { ok, type Result } from '@pandrop/contract/result'
import type { PayoutMonth } from '@pandrop/contract/staff/money-reports'
import { inUnits } from '@pandrop/money/money'
import { isInMonths, type MonthBounds, monthAt } from '../../../db/month-bounds.ts'
import { type Queryable, statement } from '../../../db/statement.ts'
import { boundsOfMonths, sumOf } from './report-range.ts'

interface PaidRow {
  month: string
  payouts: number
  paid_cents: number
  returned_cents: number
}

// One that came back was confirmed before, at the moment at which it settled.
const selectPaid = statement<PaidRow, MonthBounds>(
  'select_payouts_by_month',
  `with moved as (
     select ${monthAt('settled_at')} as month, 1 as payouts, transfer_cents as paid, 0 as returned
     from payouts
     where ${isInMonths('settled_at')} and (state = 'approved' or returned_at is not null)
     union all
     select ${monthAt('returned_at')}, 0, 0, transfer_cents
     from payouts
     where ${isInMonths('returned_at')}
   )
   select month, sum(payouts)::int as payouts, sum(paid)::bigint as paid_cents, sum(returned)::bigint as returned_cents
   from moved
   group by month`,
)

const sumsOf = (rows: readonly PaidRow[]): Omit<PayoutMonth, 'month'> => ({
  payouts: sumOf(rows, (row) => row.payouts),
  paid: inUnits(sumOf(rows, (row) => row.paid_cents)),
  returned: inUnits(sumOf(rows, (row) => row.returned_cents)),
})

/** Payouts of some months. */
interface PayoutMonths {
  from: string
  till: string
  rows: PayoutMonth[]
  total: Omit<PayoutMonth, 'month'>
}

/**
 * Payouts month by month: what the bank confirmed, and what came back, as the books have both
 * (docs/behaviour/money.md#payouts-report).
 * @param asked.from first month, 2026-11
 * @param asked.till last month
 * @returns refuses invalid_input for months in the wrong order, or too many
 */
export const payoutMonths = async (
  q: Queryable,
  { from, till }: { from: string; till: string },
): Promise<Result<PayoutMonths, 'invalid_input'>> => {
  const bounds = await boundsOfMonths(q, { from, till })
  if (!bounds.ok) return bounds
  const found = await selectPaid(q, bounds.value)
  const rows = bounds.value.months.map((month) => ({ month, ...sumsOf(found.filter((row) => row.month === month)) }))
  return ok({ from, till, rows, total: sumsOf(found) })
}
