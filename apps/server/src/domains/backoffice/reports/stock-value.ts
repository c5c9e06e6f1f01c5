import type { Answer } from '@pandrop/contract/call'
import { ok, type Result } from '@pandrop/contract/result'
import type { getStockValue } from '@pandrop/contract/staff/money-reports'
import { inUnits } from '@pandrop/money/money'
import type { Shop } from '../../../shop.ts'
import { endOfDay, sumOf } from './report-range.ts'
import { type StockValueRow, selectStockValue } from './stock-value.sql.ts'

type StockValue = Omit<Answer<typeof getStockValue>, 'status'>

const piecesOf = (rows: readonly StockValueRow[]): StockValue['total'] => ({
  items: sumOf(rows, (row) => row.items),
  cost: inUnits(sumOf(rows, (row) => row.cost_cents)),
})

/**
 * What was in stock at the end of a day of the shop and what it had cost, by type, with the offers whose item was
 * received and stood on no shelf yet. Together it is what the books held as `stock`
 * (docs/behaviour/money.md#stock-report).
 * @param asked.day 2026-11-30; absent: today
 * @returns refuses invalid_input for a day that is to come
 */
export const stockValue = async (
  reading: Pick<Shop, 'pool' | 'clock'>,
  asked: { day?: string | undefined },
): Promise<Result<StockValue, 'invalid_input'>> => {
  const moment = await endOfDay(reading, asked)
  if (!moment.ok) return moment
  const { day, end } = moment.value
  const found = await selectStockValue(reading.pool, { end })
  const rows = found.flatMap((row) => (row.type === null ? [] : [{ type: row.type, ...piecesOf([row]) }]))
  return ok({
    day,
    rows: rows
      .filter(({ items, cost }) => items !== 0 || cost !== 0)
      .sort((one, other) => other.cost - one.cost || one.type.localeCompare(other.type)),
    to_shelve: piecesOf(found.filter(({ type }) => type === null)),
    total: piecesOf(found),
  })
}
