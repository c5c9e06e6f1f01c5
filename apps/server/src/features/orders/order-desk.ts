import { messages } from '@pandrop/contract/messages'
import type { OrderState } from '@pandrop/contract/order-states'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { DeskOrderRow } from '@pandrop/contract/staff/orders'
import { deskPageRows } from '@pandrop/contract/staff/pages'
import { cents, toUnits } from '@pandrop/money/money'
import type { Shop } from '../../shop.ts'
import { readOrderWords } from './order-desk.rules.ts'
import { type DeskRow, noOrderAbove, searchDeskPage, selectDeskPage, selectDeskPageOfState } from './order-desk.sql.ts'

/** Which page of which orders somebody at the desk wants to see. */
interface DeskQuery {
  /** the number of the last order of the page before */
  after?: string | undefined
  limit?: number | undefined
  state?: OrderState | undefined
  search?: string | undefined
}

/**
 * A page of orders for the desk, newest first.
 * @returns refuses invalid_input for an `after` that no page has named
 */
export const deskOrders = async (
  shop: Pick<Shop, 'pool'>,
  { after, limit = deskPageRows, state, search }: DeskQuery,
): Promise<Result<{ rows: DeskOrderRow[]; next: string | null }, 'invalid_input'>> => {
  if (after !== undefined && !/^[1-9]\d{0,14}$/.test(after))
    return refuse('invalid_input', { errors: { after: [messages.field_invalid] } })
  const below = after === undefined ? noOrderAbove : Number(after)
  // One more than fits tells whether another page follows.
  const found = await pageOf(shop, { below, rowsMax: limit + 1, state, search })
  const rows = found.slice(0, limit)
  return ok({ rows: rows.map(toRow), next: found.length > limit ? String(rows.at(-1)?.id) : null })
}

interface PageQuery extends Pick<DeskQuery, 'state' | 'search'> {
  below: number
  rowsMax: number
}

const pageOf = ({ pool }: Pick<Shop, 'pool'>, { below, rowsMax, state, search }: PageQuery): Promise<DeskRow[]> => {
  if (search?.trim()) return searchDeskPage(pool, { below, rowsMax, state: state ?? null, ...readOrderWords(search) })
  return state ? selectDeskPageOfState(pool, below, rowsMax, state) : selectDeskPage(pool, below, rowsMax)
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
  waits_since: ended.includes(row.state) ? null : (row.since ?? row.created_at).toISOString(),
})
