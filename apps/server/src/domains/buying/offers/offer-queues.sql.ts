import type { OfferQuality, OfferState, OfferVariant } from '@pandrop/contract/lifecycle/offer'
import type { OfferQueue } from '@pandrop/contract/staff/offers'
import { type Cursor, microsecondsOf, momentOf } from '../../../db/keyset.ts'
import { firstRow, type Queryable, statement } from '../../../db/statement.ts'
import { exteriorColumn, pictureColumn } from './offers.sql.ts'

/** An offer as a row of the back office. */
export interface StaffRow {
  id: number
  created_at: Date
  state: OfferState
  title: string
  picture: string | null
  rarity: string | null
  quality: OfferQuality
  variant: OfferVariant | null
  user_price_cents: number
  service_price_cents: number | null
  /** what the shop sells such a copy for, and the day (2026-08-08) that this is of */
  sold_for_cents: number | null
  sold_for_day: string | null
  reply_due_at: Date
  counter_expires_at: Date | null
  receive_until: Date | null
  protected_until: Date | null
  skin_id: string | null
  float: number | null
  paint_seed: number | null
  customer_id: number
  name: string
  surname: string
  email: string
}

/** A row of a queue with its place in it. */
export interface QueuedRow extends StaffRow {
  /** 0 in a queue that is sorted by number */
  microseconds: number
}

/** Of offers as o, customers as c, skins as s and reference prices as r. */
export const staffColumns = `
  o.id, o.created_at, o.state, o.title, ${pictureColumn}, s.rarity, o.quality, o.variant, o.user_price_cents,
  o.service_price_cents, r.price_cents as sold_for_cents,
  reference_day(r)::text as sold_for_day, o.reply_due_at, o.counter_expires_at, o.receive_until,
  o.protected_until, o.skin_id, o.float, o.paint_seed, o.customer_id, c.name, c.surname, c.email`

/** Of offers as o: what the shop sells such a copy for, as r. */
export const staffReference = `
  left join reference_prices r on r.skin_id = o.skin_id and r.exterior = ${exteriorColumn} and r.variant = o.variant`

/** What staffColumns reads beside offers as o. */
export const staffJoins = `
  join customers c on c.id = o.customer_id
  left join skins s on s.id = o.skin_id ${staffReference}`

interface QueueText {
  holds: string
  /** what it is sorted by, before the number; absent: newest first */
  due?: string
}

// Each has an index of its own (migration 0020).
const queues: Record<OfferQueue, QueueText> = {
  to_answer: { holds: `o.state = 'pending'`, due: 'o.reply_due_at' },
  countered: { holds: `o.state = 'offer'`, due: 'o.counter_expires_at' },
  awaiting_item: { holds: `o.state = 'awaiting_item' and o.received_at is null`, due: 'o.receive_until' },
  protected: { holds: `o.state = 'awaiting_item' and o.received_at is not null`, due: 'o.protected_until' },
  // The one definition of what is to be shelved; its index is migration 0065's.
  to_shelve: {
    holds: `o.received_at is not null and o.shelved_at is null and o.state <> 'declined_by_service'`,
    due: 'o.received_at',
  },
  ready: { holds: `o.state = 'ready_for_payout'`, due: 'o.ready_at' },
  payout: { holds: `o.state = 'payout_processing'` },
  ended: { holds: `o.state in ('approved', 'declined_by_user', 'declined_by_service')` },
  all: { holds: 'true' },
}

// As migration 0022 indexes it.
const customerWords = `lower(c.name || ' ' || c.surname || ' ' || c.email || ' ' || c.phone_e164 || ' ' ||
  coalesce(c.steamid, ''))`

const narrowings = {
  none: { joined: '', where: '' },
  /** $4: numbers of offers */
  found: { joined: '', where: 'and o.id = any($4::bigint[])' },
  /** $4: a pattern of LIKE */
  walked: {
    joined: 'join customers c on c.id = o.customer_id',
    where: `and (lower(o.title) like $4::text or ${customerWords} like $4::text)`,
  },
} as const

type Narrowing = keyof typeof narrowings

const pageText = (queue: OfferQueue, narrowing: Narrowing): string => {
  const { holds, due } = queues[queue]
  const { joined, where } = narrowings[narrowing]
  const [behind, order] = due
    ? [`(${due}, o.id) > (${momentOf('$1')}, $2::bigint)`, `${due}, o.id`]
    : ['$1::float8 is not null and o.id < $2::bigint', 'o.id desc']
  const microseconds = due ? microsecondsOf(due) : '0'
  return `select ${staffColumns}, ${microseconds} as microseconds
    from (
      select o.id
      from offers o ${joined}
      where ${holds} and ${behind} ${where}
      order by ${order}
      limit $3
    ) as page
    join offers o on o.id = page.id ${staffJoins}
    order by ${order}`
}

const startOf = (queue: OfferQueue): Cursor => ({
  microseconds: 0,
  id: String(queues[queue].due ? 0 : Number.MAX_SAFE_INTEGER),
})

type PageReader = (q: Queryable, ...values: unknown[]) => Promise<QueuedRow[]>

const readers = new Map<string, PageReader>()

const readerOf = (queue: OfferQueue, narrowing: Narrowing): PageReader => {
  const name = `select_offers_${queue}_${narrowing}`
  const reader = readers.get(name) ?? statement<QueuedRow>(name, pageText(queue, narrowing))
  readers.set(name, reader)
  return reader
}

/** What a page of a queue is narrowed down to; at most one of both. */
export interface QueueNarrowing {
  ids?: number[]
  /** a pattern of LIKE; right where very many offers match, because the queue is walked along */
  pattern?: string
}

/** One page of a queue. */
export const selectQueuePage = (
  q: Queryable,
  queue: OfferQueue,
  { cursor, rowsMax, ids, pattern }: QueueNarrowing & { cursor: Cursor | null; rowsMax: number },
): Promise<QueuedRow[]> => {
  const { microseconds, id } = cursor ?? startOf(queue)
  if (ids) return readerOf(queue, 'found')(q, microseconds, id, rowsMax, ids)
  if (pattern !== undefined) return readerOf(queue, 'walked')(q, microseconds, id, rowsMax, pattern)
  return readerOf(queue, 'none')(q, microseconds, id, rowsMax)
}

type Finder = (q: Queryable, ...values: unknown[]) => Promise<{ id: number }[]>

const finders = new Map<string, Finder>()

const finderOf = (name: string, text: string): Finder => {
  const finder = finders.get(name) ?? statement<{ id: number }>(name, text)
  finders.set(name, finder)
  return finder
}

/** Numbers of a queue's offers whose title matches a pattern of LIKE, up to so many. */
export const findByTitle = async (q: Queryable, queue: OfferQueue, pattern: string, max: number): Promise<number[]> => {
  const text = `select o.id from offers o where ${queues[queue].holds} and lower(o.title) like $1 limit $2`
  return (await finderOf(`find_offers_${queue}_by_title`, text)(q, pattern, max)).map(({ id }) => id)
}

/** Numbers of a queue's offers of these customers. */
export const findByCustomers = async (q: Queryable, queue: OfferQueue, customerIds: number[]): Promise<number[]> => {
  const text = `select o.id from offers o where ${queues[queue].holds} and o.customer_id = any($1::bigint[])`
  return (await finderOf(`find_offers_${queue}_by_customers`, text)(q, customerIds)).map(({ id }) => id)
}

/** Customers whose name, e-mail, phone or Steam id matches a pattern of LIKE, up to so many. */
export const findSellers = statement<{ id: number }, [pattern: string, customersMax: number]>(
  'find_sellers',
  `select c.id from customers c where ${customerWords} like $1 limit $2`,
)

type CountedQueue = Exclude<OfferQueue, 'ended' | 'all'>

const countOf = (queue: CountedQueue, more = ''): string =>
  `(select count(*) from offers o where ${queues[queue].holds} ${more})::int`

/** $1 now. */
export const countQueues = firstRow<Record<CountedQueue | 'overdue', number>, [Date]>(
  'count_offer_queues',
  `select ${countOf('to_answer')} as to_answer, ${countOf('to_answer', 'and o.reply_due_at <= $1')} as overdue,
     ${countOf('countered')} as countered, ${countOf('awaiting_item')} as awaiting_item,
     ${countOf('protected')} as protected, ${countOf('to_shelve')} as to_shelve, ${countOf('ready')} as ready,
     ${countOf('payout')} as payout`,
)

/** What waits to be put on sale, and what was paid or promised for it, in cents. */
export const countToShelve = firstRow<{ offers: number; cents: number }, []>(
  'count_offers_to_shelve',
  `select count(*)::int as offers, coalesce(sum(o.service_price_cents), 0)::bigint as cents
   from offers o where ${queues.to_shelve.holds}`,
)
