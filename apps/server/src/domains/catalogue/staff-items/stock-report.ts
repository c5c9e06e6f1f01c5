import type { Answer } from '@pandrop/contract/call'
import { type getStockReport, inStockStates, type StockWorth, stockAges } from '@pandrop/contract/staff/stock'
import { inUnits } from '@pandrop/money/money'
import { systemBalance } from '../../../ledger/balance.ts'
import type { StaffContext } from '../../../shop.ts'
import { type StockWorthRow, selectStockWorth, selectToShelve } from './stock-report.sql.ts'

const worthOf = (row: StockWorthRow | undefined): StockWorth => ({
  items: row?.items ?? 0,
  cost: inUnits(row?.cost_cents ?? 0),
  without_cost: row?.without_cost ?? 0,
  price: inUnits(row?.price_cents ?? 0),
  reference: inUnits(row?.reference_cents ?? 0),
})

/**
 * What is in stock now and what it is worth, in EUR units, as items stand and as the books have it
 * (docs/behaviour/money.md#stock-adds-up).
 */
export const stockReportOf = async ({
  pool,
  clock,
}: Pick<StaffContext, 'pool' | 'clock'>): Promise<Omit<Answer<typeof getStockReport>, 'status'>> => {
  const now = clock.now()
  const [rows, toShelve, booked] = await Promise.all([
    selectStockWorth(pool, { now, ages: stockAges }),
    selectToShelve(pool),
    systemBalance(pool, 'stock'),
  ])
  const total = rows.find(({ state, type, days_from: age }) => state === null && type === null && age === null)
  const types = rows.flatMap((row) => (row.type === null ? [] : [{ type: row.type, ...worthOf(row) }]))
  return {
    read_at: now.toISOString(),
    total: worthOf(total),
    states: inStockStates.map((state) => ({ state, ...worthOf(rows.find((row) => row.state === state)) })),
    types: types.sort((one, other) => other.price - one.price),
    ages: stockAges.map((age) => ({ days_from: age, ...worthOf(rows.find((row) => row.days_from === age)) })),
    to_shelve: { offers: toShelve?.offers ?? 0, cost: inUnits(toShelve?.cents ?? 0) },
    booked: inUnits(-booked),
  }
}
