import { ok, type Result } from '@pandrop/contract/result'
import type { Split, VatRow } from '@pandrop/contract/staff/reports'
import { inUnits } from '@pandrop/money/money'
import type { Queryable } from '../../../db/statement.ts'
import { boundsOfMonths, sumOf } from './report-range.ts'
import { selectVatSums, type VatSumRow } from './vat-report.sql.ts'

/** An amount with the VAT that it contains, both in cents, in its parts. */
export const splitOf = (cents: number, vatCents: number): Split => ({
  net: inUnits(cents - vatCents),
  vat: inUnits(vatCents),
  gross: inUnits(cents),
})

const shown = (row: VatSumRow): VatRow => ({
  month: row.month,
  country: row.country,
  rate: row.rate,
  sold: splitOf(row.sold_cents, row.sold_vat_cents),
  returned: splitOf(row.returned_cents, row.returned_vat_cents),
  owed: splitOf(row.sold_cents - row.returned_cents, row.sold_vat_cents - row.returned_vat_cents),
})

/** VAT of some months, row by row and in all. */
interface VatReport {
  from: string
  till: string
  rows: VatRow[]
  total: Split
}

/**
 * VAT by month, country and rate, in the shop's own months (those that are locked keep their bounds): what was sold,
 * less what went back in the month in which it did. It is what the books hold as VAT
 * (docs/behaviour/money.md#vat-report).
 * @param asked.from first month, 2026-11
 * @param asked.till last month
 * @returns refuses invalid_input for months in the wrong order, or too many
 */
export const vatReport = async (
  q: Queryable,
  { from, till }: { from: string; till: string },
): Promise<Result<VatReport, 'invalid_input'>> => {
  const bounds = await boundsOfMonths(q, { from, till })
  if (!bounds.ok) return bounds
  const rows = await selectVatSums(q, bounds.value)
  return ok({
    from,
    till,
    rows: rows.map(shown),
    total: splitOf(
      sumOf(rows, (row) => row.sold_cents - row.returned_cents),
      sumOf(rows, (row) => row.sold_vat_cents - row.returned_vat_cents),
    ),
  })
}
