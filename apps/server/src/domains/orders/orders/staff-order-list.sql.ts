import type { OrderHold, OrderState } from '@pandrop/contract/lifecycle/order'
import { type Cursor, microsecondsOf, momentOf } from '../../../db/keyset.ts'
import { firstRow, type Queryable, runUnprepared, statement } from '../../../db/statement.ts'
import { failedSince } from './failed-trades.sql.ts'
import { isStep } from './order-steps.sql.ts'

/** One order in the back office's list. */
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
  /** since when its customer waits for the money of a withdrawal; null: they do not */
  withdrawn_at: Date | null
  /** when it came to its state */
  since: Date | null
  /** since when it waits in a queue, as a place among the others; null: it was never paid */
  microseconds: number | null
}

/** SQL: since when an order of a queue waits; the index orders_waiting has the same. */
export const waitsSince = (order: string): string => `coalesce(${order}.waits_since, ${order}.paid_at)`

const newestFirst = 'order by placed.id desc'
const openWithdrawal = `(select declared_at from withdrawals where order_id = placed.id and state = 'open')`
const longestWaitFirst = (since: string): string => `order by ${since}, placed.id`

/** @param since SQL: since when an order waits, where that decides about its place */
const rowsOf = (page: string, order = newestFirst, since = waitsSince('placed')): string =>
  `select placed.id, placed.created_at, placed.state, placed.customer_id, placed.name, placed.surname, placed.email,
     placed.payment_method, placed.total_cents, placed.discount_cents, placed.trade_offer_id, first_line.title,
     counted.items,
     last_step.at as since, ${microsecondsOf(since)} as microseconds,
     ${openWithdrawal} as withdrawn_at,
     array(select hold from order_holds where order_id = placed.id and (until is null or until > :now)) as holds
   from (${page}) as page
   join orders placed on placed.id = page.id
   cross join lateral (
     select title from order_lines where order_id = placed.id order by line_no limit 1
   ) as first_line
   cross join lateral (select count(*)::int as items from order_lines where order_id = placed.id) as counted
   left join lateral (
     select at from order_events
     where order_id = placed.id and ${isStep}
     order by id desc
     limit 1
   ) as last_step on true
   ${order}`

/** Part of a list that is sorted by number. */
interface NumberPage {
  below: number
  rowsMax: number
  /** a hold may end by itself */
  now: Date
}

export const selectStaffPage = statement<StaffRow, NumberPage>(
  'select_staff_orders',
  rowsOf('select id from orders where id < :below order by id desc limit :rowsMax'),
)

export const selectStaffPageOfState = statement<StaffRow, NumberPage & { state: OrderState }>(
  'select_staff_orders_of_state',
  rowsOf('select id from orders where state = :state and id < :below order by id desc limit :rowsMax'),
)

/** Where a page of a queue begins, and how long it is. */
interface QueuePage extends Cursor {
  rowsMax: number
  now: Date
}

/** SQL: orders that something holds back at :now. */
export const heldNow = '(select order_id from order_holds where until is null or until > :now)'
const inQueue = `placed.state = :state and placed.id not in ${heldNow}`
const isWithdrawn = `placed.id in (select order_id from withdrawals where state = 'open')`
const isHeld = `placed.state in ('processing', 'in_process') and placed.id in ${heldNow}`

const queuePage = (condition: string, words = ''): string => {
  const since = condition === isWithdrawn ? openWithdrawal : waitsSince('placed')
  const order = longestWaitFirst(since)
  const behind = `(${since}, placed.id) > (${momentOf(':microseconds')}, :id::bigint)`
  return rowsOf(
    `select placed.id from orders placed where ${condition} and ${behind} ${words} ${order} limit :rowsMax`,
    order,
    since,
  )
}

/** Of a queue what nothing holds back. */
export const selectStaffPageOfQueue = statement<StaffRow, QueuePage & { state: OrderState }>(
  'select_staff_orders_of_queue',
  queuePage(inQueue),
)

export const selectStaffPageOfHeld = statement<StaffRow, QueuePage>('select_staff_orders_held', queuePage(isHeld))

export const selectStaffPageOfWithdrawn = statement<StaffRow, QueuePage>(
  'select_staff_orders_withdrawn',
  queuePage(isWithdrawn),
)

/** What is looked for in a queue, or among what is held or withdrawn from. */
export interface QueueSearch extends QueuePage {
  among: 'processing' | 'in_process' | 'held' | 'withdrawn'
  orderId: number | null
  patterns: readonly string[]
}

/** The patterns of a search as parameters, each with a name of its own: one array of them would use no index. */
const byName = (patterns: readonly string[]): Record<string, string> =>
  Object.fromEntries(patterns.map((pattern, index) => [`pattern${index}`, pattern]))

/** SQL: that a column has all of them. */
const hasAll = (patterns: readonly string[], column: string): string =>
  patterns.map((_, index) => `and ${column} ilike :pattern${index}`).join(' ')

/** The same of a queue: it is short, so it is read through. */
export const searchStaffQueue = (q: Queryable, search: QueueSearch): Promise<StaffRow[]> => {
  const { among, patterns } = search
  const byWords = `or (true ${hasAll(patterns, buyer)}) or exists (
    select from order_lines line where line.order_id = placed.id ${hasAll(patterns, 'line.title')})`
  const words = `and (placed.id = :orderId ${patterns.length > 0 ? byWords : ''})`
  const condition = { held: isHeld, withdrawn: isWithdrawn, processing: inQueue, in_process: inQueue }[among]
  const text = queuePage(condition, words)
  return runUnprepared(q, text, { ...search, ...byName(patterns), state: among })
}

export const selectStaffPageOfFailed = statement<StaffRow, NumberPage & { since: Date }>(
  'select_staff_orders_of_failed_trades',
  rowsOf(
    `select id from orders where id in (${failedSince(':since')}) and id < :below order by id desc limit :rowsMax`,
  ),
)

/** What is looked for. */
export interface StaffSearch extends NumberPage {
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
  if (among === null) return ''
  return among instanceof Date ? `and placed.id in (${failedSince(':among')})` : 'and placed.state = :among'
}

/**
 * Orders with this number, with these words in their buyer or in the title of a line, or bought with this code. Not
 * prepared: which index is right depends on how often the very words occur (trigrams for a rare one, the newest orders
 * for "AK-47").
 */
export const searchStaffPage = (q: Queryable, search: StaffSearch): Promise<StaffRow[]> => {
  const { among, patterns, promoCode } = search
  // A queue is short: with its state in a join the search begins there, and not with every "AK-47" that was ever sold.
  const ofState = amongCondition(among)
  const lines = `order_lines line ${among === null ? '' : 'join orders placed on placed.id = line.order_id'}`
  const byWords = `
    union (select placed.id from orders placed
      where placed.id < :below ${ofState} ${hasAll(patterns, buyer)} order by placed.id desc limit :rowsMax)
    union (select distinct line.order_id from ${lines}
      where line.order_id < :below ${ofState} ${hasAll(patterns, 'line.title')}
      order by line.order_id desc limit :rowsMax)`
  const byCode = `
    union (select placed.id from promo_codes code
      join promo_uses used on used.promo_id = code.id
      join orders placed on placed.id = used.order_id
      where code.code = :promoCode and placed.id < :below ${ofState} order by placed.id desc limit :rowsMax)`
  const text = rowsOf(
    `(select placed.id from orders placed where placed.id = :orderId and placed.id < :below ${ofState})
     ${patterns.length > 0 ? byWords : ''}
     ${promoCode === null ? '' : byCode}
     order by id desc limit :rowsMax`,
  )
  return runUnprepared(q, text, { ...search, ...byName(patterns) })
}

/** The card payment of an order, with what the provider calls it. */
export interface OrderPaymentRow {
  id: string
  state: string
  provider_session_id: string | null
  payment_intent: string | null
  /** how a dispute of it stands that is not won */
  dispute: 'open' | 'lost' | null
  answer_due_at: Date | null
}

export const selectOrderPayment = firstRow<OrderPaymentRow, [paymentId: string]>(
  'select_order_payment',
  `select id, state, provider_session_id, payment_intent,
     (select state from disputes
      where payment_id = payments.id and state in ('open', 'lost')
      order by state = 'open' desc
      limit 1) as dispute,
     (select min(answer_due_at) from disputes where payment_id = payments.id) as answer_due_at
   from payments
   where id = $1`,
)
