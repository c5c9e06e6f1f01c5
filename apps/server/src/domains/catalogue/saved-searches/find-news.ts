import { daysBefore } from '@pandrop/money/days'
import { enqueue } from '../../../db/enqueue.ts'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { lockRecipient } from '../wishlist/alerts.sql.ts'
import { type AskedOf, fittingOf, newsItemsOf } from './fitting.ts'
import { type Before, digestOf, fits, isNews, type NewsItem, quietSince } from './news.rules.ts'
import {
  deleteFresh,
  deleteOldHits,
  dropHits,
  type FreshRow,
  insertHits,
  lockLooking,
  markTold,
  selectDueReaders,
  selectFresh,
  selectWaiting,
  selectWatching,
  type WaitingRow,
  type WatchingRow,
} from './news.sql.ts'

// The next run, a minute later, goes on with what is left.
const itemsPerBatch = 5000
const batchesPerRunMax = 10
const customersPerRunMax = 2000

const searchesPerPage = 1000

/** Items that wait for the next mail of one search; its list shows the others. */
const waitingMax = 50

const soldDaysKept = 30

/**
 * Finds what came for sale for saved searches and queues a mail to every customer for whom something waits, once a day
 * at most. Each run looks once at every search that is watched, for all new items together: it costs searches times
 * (kinds + items of the batch) comparisons in memory, a search that nothing passes asks the database nothing, and
 * without new items none is read. Nobody who sells or prices waits for it.
 * @returns how many mails were queued
 */
export const tellSavedSearches = async (shop: Shop): Promise<number> => {
  for (let batch = 0; batch < batchesPerRunMax; batch += 1) if ((await findNews(shop)) < itemsPerBatch) break
  const now = shop.clock.now()
  const due = await selectDueReaders(shop.pool, quietSince(now), customersPerRunMax)
  let mails = 0
  for (const { customer_id } of due) if (await tellCustomer(shop, customer_id, now)) mails += 1
  return mails
}

/** Looks at one batch; what is found is noted with what was looked at being done. Answers how many there were. */
const findNews = ({ pool, clock }: Shop): Promise<number> =>
  inTransaction(pool, async (tx) => {
    if (!(await lockLooking(tx))?.locked) return 0
    const now = clock.now()
    const fresh = await selectFresh(tx, now, itemsPerBatch)
    if (fresh.length === 0) return 0
    const items = await newsItemsOf(tx, now, [...new Set(fresh.map(({ item_id }) => item_id))])
    if (items.length > 0) await noteHits(tx, { now, items, fresh })
    await deleteFresh(
      tx,
      fresh.map(({ no }) => no),
    )
    return fresh.length
  })

interface Looked {
  now: Date
  items: readonly NewsItem[]
  fresh: readonly FreshRow[]
}

const noteHits = async (tx: Transaction, { now, items, fresh }: Looked): Promise<void> => {
  const askedOf = await fittingOf(tx, items)
  const cameAs = grouped(fresh, ({ item_id }) => item_id)
  for (let last = 0; ; ) {
    const page = await selectWatching(tx, last, searchesPerPage)
    const hits: { searchId: number; itemId: number }[] = []
    for (const search of page) {
      const ids = await newsFor(search, { askedOf, items, cameAs })
      hits.push(...ids.map((itemId) => ({ searchId: search.id, itemId })))
    }
    if (hits.length > 0) {
      const searchIds = hits.map(({ searchId }) => searchId)
      const itemIds = hits.map(({ itemId }) => itemId)
      await insertHits(tx, searchIds, itemIds, now, waitingMax)
    }
    if (page.length < searchesPerPage) return
    last = page.at(-1)?.id ?? last
  }
}

const grouped = <Row>(rows: readonly Row[], keyOf: (row: Row) => number): Map<number, Row[]> => {
  const groups = new Map<number, Row[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return groups
}

interface Compared {
  askedOf: AskedOf
  items: readonly NewsItem[]
  cameAs: ReadonlyMap<number, readonly FreshRow[]>
}

const beforeOf = ({ was_cents, was_on_sale }: FreshRow): Before =>
  was_cents === null ? null : { price_cents: was_cents, on_sale: was_on_sale ?? false }

/** Ids of what is news for a search, cheapest first, no more than may wait. */
const newsFor = async ({ filters, after_no }: WatchingRow, { askedOf, items, cameAs }: Compared): Promise<number[]> => {
  const asked = await askedOf(filters)
  if (!asked) return []
  const isFresh = (item: NewsItem): boolean => {
    // Of several changes the first that came after the search was saved says how it was before.
    const first = cameAs.get(item.id)?.find(({ no }) => no > after_no)
    return first !== undefined && isNews(asked, item, beforeOf(first))
  }
  return items
    .filter(isFresh)
    .toSorted((one, other) => one.price_cents - other.price_cents || one.id - other.id)
    .slice(0, waitingMax)
    .map(({ id }) => id)
}

/** What is noted as told and the mail that tells it are one transaction: neither exists without the other. */
const tellCustomer = (shop: Shop, customerId: number, now: Date): Promise<boolean> =>
  inTransaction(shop.pool, async (tx) => {
    if (!(await lockRecipient(tx, customerId))) return false
    // Looked up after the lock, so that it sees what another server has just told.
    const waiting = await selectWaiting(tx, customerId)
    const { found, gone } = await stillFitting(tx, waiting, now)
    await dropHits(
      tx,
      gone.map(({ search_id }) => search_id),
      gone.map(({ item_id }) => item_id),
    )
    const told = found.flatMap(({ searchId, itemIds }) => itemIds.map((itemId) => ({ searchId, itemId })))
    if (told.length === 0) return false
    await markTold(
      tx,
      told.map(({ searchId }) => searchId),
      told.map(({ itemId }) => itemId),
      now,
    )
    await enqueue(tx, 'send_saved_searches', { customerId, found: digestOf(found) })
    return true
  })

/** What waited may have been sold, or be for sale at another price, since it was found. */
const stillFitting = async (tx: Transaction, waiting: readonly WaitingRow[], now: Date) => {
  const items = await newsItemsOf(tx, now, [...new Set(waiting.map(({ item_id }) => item_id))])
  const askedOf = await fittingOf(tx, items)
  const found: { searchId: number; itemIds: number[] }[] = []
  const gone: WaitingRow[] = []
  for (const rows of grouped(waiting, ({ search_id }) => search_id).values()) {
    const [first] = rows
    if (!first) continue
    const asked = await askedOf(first.filters)
    const waited = new Set(rows.map(({ item_id }) => item_id))
    const fitting = items
      .filter((item) => waited.has(item.id) && asked && fits(asked, item))
      .toSorted((one, other) => one.price_cents - other.price_cents || one.id - other.id)
      .map(({ id }) => id)
    if (fitting.length > 0) found.push({ searchId: first.search_id, itemIds: fitting })
    gone.push(...rows.filter(({ item_id }) => !fitting.includes(item_id)))
  }
  return { found, gone }
}

/** Forgets what was told a month ago about items that are sold. */
export const forgetOldHits = async ({ pool, clock }: Shop): Promise<void> => {
  await deleteOldHits(pool, daysBefore(clock.now(), soldDaysKept))
}
