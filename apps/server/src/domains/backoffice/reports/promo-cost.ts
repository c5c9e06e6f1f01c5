import { ok, type Result } from '@pandrop/contract/result'
import type { PromoRow } from '@pandrop/contract/staff/sales-reports'
import { inUnits } from '@pandrop/money/money'
import { statement } from '../../../db/statement.ts'
import { movesOf } from '../../../ledger/movements.ts'
import type { Shop } from '../../../shop.ts'
import type { AskedRange } from '../today/sales.rules.ts'
import { spanOfDays, sumOf } from './report-range.ts'

interface DiscountRow {
  of: PromoRow['of']
  code: string | null
  orders: number
  revenue_cents: number
  given_cents: number
  returned_cents: number
}

// Discounts are posted with the sale of an order and with its refunds (reconciliation/expected-sums.sql.ts).
const selectDiscounts = statement<DiscountRow, { from: Date; till: Date }>(
  'select_promo_cost',
  `with moved as (
     select -move.cents as cents,
       case
         when move.reference like 'order:%' then split_part(move.reference, ':', 2)::bigint
         else (select refund.order_id from refunds refund where refund.id = split_part(move.reference, ':', 2)::uuid)
       end as order_id
     from ${movesOf('promo')} as move
     where move.at >= :from and move.at < :till
   )
   select
     case when placed.promo_code is not null then 'code' when deal.id is not null then 'deal' else 'pack' end as of,
     placed.promo_code as code, count(*) filter (where moved.cents > 0)::int as orders,
     coalesce(sum(placed.total_cents) filter (where moved.cents > 0), 0)::bigint as revenue_cents,
     coalesce(sum(moved.cents) filter (where moved.cents > 0), 0)::bigint as given_cents,
     coalesce(-sum(moved.cents) filter (where moved.cents < 0), 0)::bigint as returned_cents
   from moved
   join orders placed on placed.id = moved.order_id
   left join deals deal on deal.order_id = placed.id
   group by 1, 2`,
)

type Sums = Omit<PromoRow, 'of' | 'code'>

const sumsOf = (rows: readonly DiscountRow[]): Sums => {
  const given = sumOf(rows, (row) => row.given_cents)
  const returned = sumOf(rows, (row) => row.returned_cents)
  return {
    orders: sumOf(rows, (row) => row.orders),
    revenue: inUnits(sumOf(rows, (row) => row.revenue_cents)),
    given: inUnits(given),
    returned: inUnits(returned),
    cost: inUnits(given - returned),
  }
}

/** What discounts of some days cost. */
interface PromoCost {
  from: string
  till: string
  rows: PromoRow[]
  total: Sums
}

/**
 * What discounts cost, code by code, and those of packs and deals: given with sales, less what went back of them, as
 * the books have it in `promo` (docs/behaviour/money.md#promo-report). Refuses as rangeOf.
 */
export const promoCost = async (
  reading: Pick<Shop, 'pool' | 'clock'>,
  asked: AskedRange,
): Promise<Result<PromoCost, 'invalid_input'>> => {
  const read = await spanOfDays(reading, asked)
  if (!read.ok) return read
  const { range, span } = read.value
  const found = await selectDiscounts(reading.pool, span)
  const rows = found.map((row) => ({ of: row.of, code: row.code, ...sumsOf([row]) }))
  rows.sort((one, other) => other.cost - one.cost || (one.code ?? '').localeCompare(other.code ?? ''))
  return ok({ from: range.from, till: range.till, rows, total: sumsOf(found) })
}
