import { ok, type Result } from '@pandrop/contract/result'
import type { MarginRow } from '@pandrop/contract/staff/sales-reports'
import { inUnits } from '@pandrop/money/money'
import { isInMonths, type MonthBounds, monthAt } from '../../../db/month-bounds.ts'
import { type Queryable, statement } from '../../../db/statement.ts'
import { movementsByMonth } from '../../../ledger/movements.ts'
import { boundsOfMonths, sumOf } from './report-range.ts'

// What stands on these is credit or debit as ledger/README.md says; costs are debits.
const accounts = {
  revenue: 'sales',
  cost: 'cost_of_sales',
  fees: 'provider_fees',
  promo: 'promo',
  goodwill: 'goodwill',
} as const

const costs = ['cost', 'fees', 'promo', 'goodwill'] as const

interface KnownRow {
  month: string
  /** sold, net of VAT */
  net_cents: number
  /** of that, of items whose cost nobody knew */
  unknown_cents: number
}

const selectKnown = statement<KnownRow, MonthBounds>(
  'select_known_costs_by_month',
  `select sold.month, sum(net)::bigint as net_cents,
     coalesce(sum(net) filter (where cost_cents is null), 0)::bigint as unknown_cents
   from (
     select ${monthAt('placed.paid_at')} as month, line.cost_cents,
       line.price_cents - line.discount_cents - line.vat_cents as net
     from orders placed
     join order_lines line on line.order_id = placed.id
     where ${isInMonths('placed.paid_at')}
   ) as sold
   group by sold.month`,
)

type Sums = Omit<MarginRow, 'month'>

/** What some months came to. */
interface MarginReport {
  from: string
  till: string
  rows: MarginRow[]
  total: Sums
}

/**
 * Margin month by month, as the books have it: sales less cost of sales, what the card provider keeps, discounts and
 * goodwill (docs/behaviour/money.md#margin-report).
 * @param asked.from first month, 2026-11
 * @param asked.till last month
 * @returns refuses invalid_input for months in the wrong order, or too many
 */
export const marginReport = async (
  q: Queryable,
  asked: { from: string; till: string },
): Promise<Result<MarginReport, 'invalid_input'>> => {
  const bounds = await boundsOfMonths(q, asked)
  if (!bounds.ok) return bounds
  const [movements, known] = await Promise.all([
    movementsByMonth(q, { accounts: Object.values(accounts), ...bounds.value }),
    selectKnown(q, bounds.value),
  ])
  const sumsOf = (isMeant: (row: { month: string }) => boolean): Sums => {
    const moved = (name: keyof typeof accounts): number =>
      sumOf(
        movements.filter((row) => isMeant(row) && row.account === accounts[name]),
        ({ cents }) => cents,
      )
    const sold = sumOf(known.filter(isMeant), (row) => row.net_cents)
    const unknown = sumOf(known.filter(isMeant), (row) => row.unknown_cents)
    return {
      revenue: inUnits(moved('revenue')),
      cost: inUnits(0 - moved('cost')),
      fees: inUnits(0 - moved('fees')),
      promo: inUnits(0 - moved('promo')),
      goodwill: inUnits(0 - moved('goodwill')),
      margin: inUnits(moved('revenue') + sumOf(costs, moved)),
      cost_unknown: sold === 0 ? 0 : unknown / sold,
    }
  }
  const { from, till } = asked
  const rows = bounds.value.months.map((month) => ({ month, ...sumsOf((row) => row.month === month) }))
  return ok({ from, till, rows, total: sumsOf(() => true) })
}
