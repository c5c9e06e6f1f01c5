import type { Answer } from '@pandrop/contract/call'
import { ok, type Result } from '@pandrop/contract/result'
import type { getSalesReport, SalesKey, SalesRow } from '@pandrop/contract/staff/sales-reports'
import { daysIn } from '@pandrop/money/days'
import { dayAfter } from '@pandrop/money/zones'
import type { Shop } from '../../../shop.ts'
import { type AskedRange, everyDay, type SalesRange } from '../today/sales.rules.ts'
import { spanOfDays, sumOf } from './report-range.ts'
import { type SoldRow, selectSales } from './sales-report.sql.ts'
import { splitOf } from './vat-report.ts'

type SalesReport = Omit<Answer<typeof getSalesReport>, 'status'>
type Sums = SalesReport['total']

const sumsOf = (rows: readonly SoldRow[], orders: (row: SoldRow) => number): Sums => {
  const sold = sumOf(rows, (row) => row.sold_cents)
  const soldVat = sumOf(rows, (row) => row.sold_vat_cents)
  const back = sumOf(rows, (row) => row.returned_cents)
  const backVat = sumOf(rows, (row) => row.returned_vat_cents)
  return {
    orders: sumOf(rows, orders),
    items: sumOf(rows, (row) => row.items),
    sold: splitOf(sold, soldVat),
    returned: splitOf(back, backVat),
    left: splitOf(sold - back, soldVat - backVat),
  }
}

type Found = Record<'now' | 'before', SoldRow[]>

const named = (rows: SoldRow[], key: string): SoldRow[] => rows.filter((row) => row.key === key)

const rowOf = (key: string, { now, before }: Found, keyBefore = key): SalesRow => ({
  key,
  ...sumsOf(named(now, key), (row) => row.orders),
  before: sumsOf(named(before, keyBefore), (row) => row.orders).left.gross,
})

const byDay = ({ from, till }: SalesRange, found: Found): SalesRow[] =>
  everyDay(from, till, (day) => rowOf(day, found, dayAfter(day, -daysIn(from, till))))

const byKey = (found: Found): SalesRow[] =>
  [...new Set([...found.now, ...found.before].map(({ key }) => key))]
    .map((key) => rowOf(key, found))
    .sort((one, other) => other.left.gross - one.left.gross || one.key.localeCompare(other.key))

/**
 * Sales of some days by day, type of item, country of the buyer or way of paying, beside the range of the same length
 * before. What is left of sales and what went back is what the books hold as sales and VAT, less discounts
 * (docs/behaviour/money.md#sales-report). Refuses as rangeOf.
 */
export const salesReport = async (
  reading: Pick<Shop, 'pool' | 'clock'>,
  { by = 'day', ...asked }: AskedRange & { by?: SalesKey | undefined },
): Promise<Result<SalesReport, 'invalid_input'>> => {
  const read = await spanOfDays(reading, asked)
  if (!read.ok) return read
  const { range, span, beforeBegin } = read.value
  const rows = await selectSales[by](reading.pool, { ...span, beforeBegin })
  const found = { now: rows.filter((row) => row.is_asked), before: rows.filter((row) => !row.is_asked) }
  const totalOf = (of: SoldRow[]): Sums => sumsOf(of, (row) => row.orders_once)
  return ok({
    by,
    from: range.from,
    till: range.till,
    rows: by === 'day' ? byDay(range, found) : byKey(found),
    total: totalOf(found.now),
    before: { from: range.beforeFrom, till: range.beforeTill, total: totalOf(found.before) },
  })
}
