import type { OrderState } from '@pandrop/contract/order-states'
import { ok, type Result } from '@pandrop/contract/result'
import type { DeskOrderRow, OrderFilter } from '@pandrop/contract/staff/orders'
import { cents, toUnits } from '@pandrop/money/money'
import { cutPage, type Page, type PageAsked, readNumberPage } from '../../db/keyset.ts'
import type { Shop } from '../../shop.ts'
import { failedTradesSince } from './failed-trades.ts'
import { readOrderWords } from './order-desk.rules.ts'
import {
  type DeskRow,
  searchDeskPage,
  selectDeskPage,
  selectDeskPageOfFailed,
  selectDeskPageOfHeld,
  selectDeskPageOfQueue,
  selectDeskPageOfState,
} from './order-desk.sql.ts'
import { sortHolds } from './order-steps.rules.ts'

/** Which page of which orders somebody at the desk wants to see. */
interface DeskQuery extends PageAsked {
  state?: OrderFilter | undefined
  search?: string | undefined
}

/**
 * A page of orders for the desk, newest first.
 * @returns refuses invalid_input for an `after` that no page has named
 */
export const deskOrders = async (
  shop: Pick<Shop, 'pool' | 'clock'>,
  { state, search, ...asked }: DeskQuery,
): Promise<Result<Page<DeskOrderRow>, 'invalid_input'>> => {
  const page = readNumberPage(asked)
  if (!page.ok) return page
  const { before, rowsMax } = page.value
  const found = await pageOf(shop, { below: before, rowsMax, state, search })
  const { rows, next } = cutPage(found, rowsMax, ({ id }) => id)
  return ok({ rows: rows.map(toRow), next })
}

interface PageQuery extends Pick<DeskQuery, 'state' | 'search'> {
  below: number
  rowsMax: number
}

const pageOf = (
  { pool, clock }: Pick<Shop, 'pool' | 'clock'>,
  { below, rowsMax, state, search }: PageQuery,
): Promise<DeskRow[]> => {
  const among = state === 'trade_failed' ? failedTradesSince(clock.now()) : (state ?? null)
  if (search?.trim()) return searchDeskPage(pool, { below, rowsMax, among, ...readOrderWords(search) })
  if (among instanceof Date) return selectDeskPageOfFailed(pool, below, rowsMax, among)
  if (among === 'held') return selectDeskPageOfHeld(pool, below, rowsMax)
  if (among === 'processing' || among === 'in_process') return selectDeskPageOfQueue(pool, below, rowsMax, among)
  return among ? selectDeskPageOfState(pool, below, rowsMax, among) : selectDeskPage(pool, below, rowsMax)
}

const ended: readonly OrderState[] = ['completed', 'cancelled', 'reversed']

const toRow = (row: DeskRow): DeskOrderRow => ({
  id: row.id,
  created_at: row.created_at.toISOString(),
  state: row.state,
  customer: { id: row.customer_id, name: `${row.name} ${row.surname}`, email: row.email },
  title: row.title,
  items: row.items,
  sum: toUnits(cents(row.total_cents)),
  discount: toUnits(cents(row.discount_cents)),
  payment_method: row.payment_method,
  trade_offer_id: row.trade_offer_id,
  holds: sortHolds(row.holds),
  waits_since: ended.includes(row.state) ? null : (row.since ?? row.created_at).toISOString(),
})
