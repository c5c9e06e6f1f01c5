import type { StoppableKind } from '@pandrop/contract/notifications'
import { firstRow, statement } from '../../../db/statement.ts'

export const insertUnsubscribeLink = statement<
  never,
  {
    tokenHash: Buffer
    customerId: number
    wishIds: number[]
    searchIds: number[]
    titles: string[]
    kind: StoppableKind | null
    at: Date
  }
>(
  'insert_unsubscribe_link',
  `insert into unsubscribe_links (token_hash, customer_id, wish_ids, search_ids, titles, kind, created_at)
   values (:tokenHash, :customerId, :wishIds, :searchIds, :titles, :kind, :at)`,
)

/**
 * Stops the entries and searches that a mailed link is about, and answers what else it stops; nothing for an unknown
 * link.
 */
export const stopAlerts = firstRow<{ titles: string[]; kind: StoppableKind | null; customer_id: number }, [Buffer]>(
  'stop_alerts',
  `with link as (
     select customer_id, wish_ids, search_ids, titles, kind from unsubscribe_links where token_hash = $1
   ), stopped as (
     update wishes w
     set price_below_cents = null
     from link
     where w.customer_id = link.customer_id and w.id = any(link.wish_ids)
   ), ended as (
     update saved_searches s
     set mailed = false
     from link
     where s.customer_id = link.customer_id and s.id = any(link.search_ids)
   )
   select titles, kind, customer_id from link`,
)

/** $1: links that were mailed before this are forgotten. */
export const deleteOldUnsubscribeLinks = statement<never, [Date]>(
  'delete_old_unsubscribe_links',
  'delete from unsubscribe_links where created_at <= $1',
)
