import { isToDeliver, type OrderState } from '@pandrop/contract/lifecycle/order'
import { refundDueAt } from '@pandrop/contract/lifecycle/withdrawal'
import { ok, type Result } from '@pandrop/contract/result'
import type { OrderFilter, StaffOrderRow } from '@pandrop/contract/staff/orders'
import { cents, toUnits } from '@pandrop/money/money'
import { cursorMark, cutPage, type Page, type PageAsked, readCursorPage, readNumberPage } from '../../../db/keyset.ts'
import type { Shop } from '../../../shop.ts'
import { timeZoneOf } from '../../content/settings.ts'
import { failedTradesSince } from './failed-trades.ts'
import { sortHolds } from './order-steps.rules.ts'
import { howLong } from './order-waits.rules.ts'
import { overdueSince } from './order-waits.ts'
import { readOrderWords } from './staff-order-list.rules.ts'
import {
  type QueueSearch,
  type StaffRow,
  searchStaffPage,
  searchStaffQueue,
  selectStaffPage,
  selectStaffPageOfFailed,
  selectStaffPageOfHeld,
  selectStaffPageOfQueue,
  selectStaffPageOfState,
  selectStaffPageOfWithdrawn,
} from './staff-order-list.sql.ts'

/** Which page of which orders somebody of the staff wants to see. */
interface StaffQuery extends PageAsked {
  state?: OrderFilter | undefined
  search?: string | undefined
}

/**
 * A page of orders for the back office: queues with the longest wait first, everything else newest first.
 * @returns refuses invalid_input for an `after` that no page has named
 */
export const staffOrders = async (
  shop: Reading,
  asked: StaffQuery,
): Promise<Result<Page<StaffOrderRow>, 'invalid_input'>> => {
  const { state } = asked
  const found = await (isQueue(state) ? queuePage(shop, asked, state) : newestPage(shop, asked))
  if (!found.ok) return found
  const overdueBefore = await overdueSince(shop)
  const { rows, next } = found.value
  return ok({ rows: rows.map((row) => toRow(row, shop.clock.now(), overdueBefore)), next })
}

type Reading = Pick<Shop, 'pool' | 'clock'>

type Queue = QueueSearch['among']

const isQueue = (state: OrderFilter | undefined): state is Queue =>
  state !== undefined && (state === 'held' || state === 'withdrawn' || isToDeliver(state))

const queuePage = async (
  { pool, clock }: Reading,
  { search, ...asked }: StaffQuery,
  among: Queue,
): Promise<Result<Page<StaffRow>, 'invalid_input'>> => {
  const page = readCursorPage(asked, 'number')
  if (!page.ok) return page
  const { rowsMax } = page.value
  const cursor = page.value.cursor ?? { microseconds: 0, id: '0' }
  const asPage = { ...cursor, rowsMax, now: clock.now() }
  const found = search?.trim()
    ? await searchStaffQueue(pool, { ...asPage, among, ...readOrderWords(search) })
    : await readQueue(pool, among, asPage)
  return ok(cutPage(found, rowsMax, (last) => cursorMark({ microseconds: last.microseconds ?? 0, id: last.id })))
}

const readQueue = (pool: Shop['pool'], among: Queue, page: Parameters<typeof selectStaffPageOfHeld>[1]) => {
  if (among === 'held') return selectStaffPageOfHeld(pool, page)
  if (among === 'withdrawn') return selectStaffPageOfWithdrawn(pool, page)
  return selectStaffPageOfQueue(pool, { ...page, state: among })
}

const newestPage = async (
  { pool, clock }: Reading,
  { state, search, ...asked }: StaffQuery,
): Promise<Result<Page<StaffRow>, 'invalid_input'>> => {
  const page = readNumberPage(asked)
  if (!page.ok) return page
  const { before: below, rowsMax } = page.value
  const now = clock.now()
  const among =
    state === 'trade_failed'
      ? failedTradesSince(await timeZoneOf(pool), now)
      : ((state as OrderState | undefined) ?? null)
  const part = { below, rowsMax, now }
  const read = (): Promise<StaffRow[]> => {
    if (search?.trim()) return searchStaffPage(pool, { ...part, among, ...readOrderWords(search) })
    if (among instanceof Date) return selectStaffPageOfFailed(pool, { ...part, since: among })
    return among ? selectStaffPageOfState(pool, { ...part, state: among }) : selectStaffPage(pool, part)
  }
  return ok(cutPage(await read(), rowsMax, ({ id }) => id))
}

const ended: readonly OrderState[] = ['completed', 'cancelled', 'reversed']

const waitOf = (row: StaffRow, now: Date, overdueBefore: Date): StaffOrderRow['wait'] => {
  return isToDeliver(row.state) && row.since ? howLong(row.since, now, overdueBefore) : null
}

const toRow = (row: StaffRow, now: Date, overdueBefore: Date): StaffOrderRow => ({
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
  refund_due_at: row.withdrawn_at && refundDueAt(row.withdrawn_at).toISOString(),
  waits_since: ended.includes(row.state) ? null : (row.since ?? row.created_at).toISOString(),
  wait: waitOf(row, now, overdueBefore),
})
