import type { OrderHold, OrderState } from '@pandrop/contract/order-states'
import { microsecondsOf, momentOf, type Place } from '../../db/keyset.ts'
import { firstRow, type Queryable, statement } from '../../db/statement.ts'
import { failedSince } from './failed-trades.sql.ts'

/** One order in the desk's list. */
export interface StaffRow {
  id: number
  created_at: Date
  state: OrderState
  customer_id: number
  name: string
  surname: string
  email: string
  payment_method: 'card' | 'balance'
  total_cents: number
  discount_cents: number
  trade_offer_id: string | null
  title: string
  items: number
  holds: OrderHold[]
  /** when it came to its state */
  since: Date | null
  /** since when it waits in a queue, as a place among the others; null: it was never paid */
  microseconds: number | null
}

/** SQL: since when an order of a queue waits; the index orders_waiting has the same. */
const waitsSince = (order: string): string => `coalesce(${order}.waits_since, ${order}.paid_at)`

const newestFirst = 'order by placed.id desc'
const longestWaitFirst = `order by ${waitsSince('placed')}, placed.id`

/** @param now the parameter that names it: a hold may end by itself */
const rowsOf = (page: string, now: string, order = newestFirst): string =>
  `select placed.id, placed.created_at, placed.state, placed.customer_id, placed.name, placed.surname, placed.email,
     placed.payment_method, placed.total_cents, placed.discount_cents, placed.trade_offer_id, first_line.title,
     counted.items,
     last_step.at as since, ${microsecondsOf(waitsSince('placed'))} as microseconds,
     array(select hold from order_holds where order_id = placed.id and (until is null or until > ${now})) as holds
   from (${page}) as page
   join orders placed on placed.id = page.id
   cross join lateral (
     select title from order_lines where order_id = placed.id order by line_no limit 1
   ) as first_line
   cross join lateral (select count(*)::int as items from order_lines where order_id = placed.id) as counted
   left join lateral (
     select at from order_events
     where order_id = placed.id and kind not in ('refunded', 'disputed', 'dispute_won', 'dispute_lost')
     order by id desc
     limit 1
   ) as last_step on true
   ${order}`

export const selectStaffPage = statement<StaffRow, [below: number, rowsMax: number, now: Date]>(
  'select_desk_orders',
  rowsOf('select id from orders where id < $1 order by id desc limit $2', '$3'),
)

export const selectStaffPageOfState = statement<
  StaffRow,
  [below: number, rowsMax: number, state: OrderState, now: Date]
>(
  'select_desk_orders_of_state',
  rowsOf('select id from orders where state = $3 and id < $1 order by id desc limit $2', '$4'),
)

/** Where a page of a queue begins, and how long it is. */
type QueuePage = [microseconds: number, id: string, rowsMax: number, now: Date]

const behind = `(${waitsSince('placed')}, placed.id) > (${momentOf('$1')}, $2::bigint)`

const heldNow = '(select order_id from order_holds where until is null or until > $4)'
const inQueue = `placed.state = $5 and placed.id not in ${heldNow}`
const isHeld = `placed.state in ('processing', 'in_process') and placed.id in ${heldNow}`

const queuePage = (condition: string, words = ''): string =>
  rowsOf(
    `select placed.id from orders placed where ${condition} and ${behind} ${words} ${longestWaitFirst} limit $3`,
    '$4',
    longestWaitFirst,
  )

/** Of a queue what nothing holds back. */
export const selectStaffPageOfQueue = statement<StaffRow, [...QueuePage, state: OrderState]>(
  'select_desk_orders_of_queue',
  queuePage(inQueue),
)

export const selectStaffPageOfHeld = statement<StaffRow, QueuePage>('select_desk_orders_held', queuePage(isHeld))

/** What is looked for in a queue, or among what is held. */
export interface QueueSearch {
  place: Place
  rowsMax: number
  now: Date
  among: 'processing' | 'in_process' | 'held'
  orderId: number | null
  patterns: readonly string[]
}

/** The same of a queue: it is short, so it is read through. */
export const searchStaffQueue = async (q: Queryable, search: QueueSearch): Promise<StaffRow[]> => {
  const { place, rowsMax, now, among, orderId, patterns } = search
  const every = (column: string) => patterns.map((_, index) => `and ${column} ilike $${index + 7}`).join(' ')
  const byWords = `or (true ${every(buyer)}) or exists (
    select from order_lines line where line.order_id = placed.id ${every('line.title')})`
  const words = `and (placed.id = $6 ${patterns.length > 0 ? byWords : ''})`
  const condition = among === 'held' ? `$5::text is not null and ${isHeld}` : inQueue
  const values = [place.microseconds, place.id, rowsMax, now, among, orderId, ...patterns]
  return (await q.query(queuePage(condition, words), values)).rows
}

export const selectStaffPageOfFailed = statement<StaffRow, [below: number, rowsMax: number, since: Date, now: Date]>(
  'select_desk_orders_of_failed_trades',
  rowsOf(`select id from orders where id in (${failedSince('$3')}) and id < $1 order by id desc limit $2`, '$4'),
)

/** What is looked for. */
export interface StaffSearch {
  below: number
  rowsMax: number
  now: Date
  /** of one state, or with a trade that failed since a moment; null: all */
  among: OrderState | Date | null
  /** an order's number; null: none was meant */
  orderId: number | null
  /** each stands in what is found; as patterns for ilike */
  patterns: readonly string[]
  /** the order was bought with it; null: none is meant */
  promoCode: string | null
}

// As the index orders_by_buyer has it.
const buyer = `(placed.email || ' ' || placed.name || ' ' || placed.surname)`

const amongCondition = (among: StaffSearch['among']): string => {
  if (among === null) return 'and $3::text is null'
  return among instanceof Date ? `and placed.id in (${failedSince('$3')})` : 'and placed.state = $3'
}

/**
 * Orders with this number, with these words in their buyer or in the title of a line, or bought with this code. Not
 * prepared: which index is right depends on how often the very words occur (trigrams for a rare one, the newest orders
 * for "AK-47").
 */
export const searchStaffPage = async (q: Queryable, search: StaffSearch): Promise<StaffRow[]> => {
  const { below, rowsMax, now, among, orderId, patterns, promoCode } = search
  const every = (column: string) => patterns.map((_, index) => `and ${column} ilike $${index + 6}`).join(' ')
  // A queue is short: with its state in a join the search begins there, and not with every "AK-47" that was ever sold.
  const ofState = amongCondition(among)
  const lines = `order_lines line ${among === null ? '' : 'join orders placed on placed.id = line.order_id'}`
  const byWords = `
    union (select placed.id from orders placed
      where placed.id < $1 ${ofState} ${every(buyer)} order by placed.id desc limit $2)
    union (select distinct line.order_id from ${lines}
      where line.order_id < $1 ${ofState} ${every('line.title')} order by line.order_id desc limit $2)`
  const byCode = `
    union (select placed.id from promo_codes code
      join promo_uses used on used.promo_id = code.id
      join orders placed on placed.id = used.order_id
      where code.code = $${patterns.length + 6} and placed.id < $1 ${ofState} order by placed.id desc limit $2)`
  const text = rowsOf(
    `(select placed.id from orders placed where placed.id = $4 and placed.id < $1 ${ofState})
     ${patterns.length > 0 ? byWords : ''}
     ${promoCode === null ? '' : byCode}
     order by id desc limit $2`,
    '$5',
  )
  const code = promoCode === null ? [] : [promoCode]
  return (await q.query(text, [below, rowsMax, among, orderId, now, ...patterns, ...code])).rows
}

/** The card payment of an order, with what the provider calls it. */
export interface OrderPaymentRow {
  id: string
  state: string
  provider_session_id: string | null
  payment_intent: string | null
  /** how a dispute of it stands that is not won */
  dispute: 'open' | 'lost' | null
}

export const selectOrderPayment = firstRow<OrderPaymentRow, [paymentId: string]>(
  'select_order_payment',
  `select id, state, provider_session_id, payment_intent,
     (select state from disputes
      where payment_id = payments.id and state in ('open', 'lost')
      order by state = 'open' desc
      limit 1) as dispute
   from payments
   where id = $1`,
)
