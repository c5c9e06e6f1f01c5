import { ok, type Result } from '@pandrop/contract/result'
import { type BalanceRow, balanceBands } from '@pandrop/contract/staff/money-reports'
import { fromUnits, inUnits } from '@pandrop/money/money'
import { balancesBySize } from '../../../ledger/movements.ts'
import type { Shop } from '../../../shop.ts'
import { endOfDay, sumOf } from './report-range.ts'

/** Balances at the end of a day. */
interface BalancesOwed {
  day: string
  rows: BalanceRow[]
  total: { customers: number; sum: number }
}

/**
 * What stood on customers' balances at the end of a day of the shop, by size, as the books have it
 * (docs/behaviour/money.md#balances-report).
 * @param asked.day 2026-11-30; absent: today
 * @returns refuses invalid_input for a day that is to come
 */
export const balancesOwed = async (
  reading: Pick<Shop, 'pool' | 'clock'>,
  asked: { day?: string | undefined },
): Promise<Result<BalancesOwed, 'invalid_input'>> => {
  const moment = await endOfDay(reading, asked)
  if (!moment.ok) return moment
  const { day, end } = moment.value
  const found = await balancesBySize(reading.pool, end, balanceBands.map(fromUnits))
  const rows = balanceBands.map((from) => {
    const band = found.find((row) => row.from_cents === fromUnits(from))
    return { from, customers: band?.customers ?? 0, sum: inUnits(band?.cents ?? 0) }
  })
  const total = {
    customers: sumOf(found, ({ customers }) => customers),
    sum: inUnits(sumOf(found, ({ cents }) => cents)),
  }
  return ok({ day, rows, total })
}
