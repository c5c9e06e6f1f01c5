import type { ExteriorCode } from '@pandrop/contract/exteriors'
import type { SavedFilters } from '@pandrop/contract/saved-searches'
import { firstRow, statement } from '../../../db/statement.ts'
import { offeredAt } from '../items/item-row.ts'
import type { SkinFacts } from '../listing/kinds.rules.ts'
import type { NewsItem } from './news.rules.ts'

/** One server looks at a time: whoever comes second has nothing to do. */
export const lockLooking = firstRow<{ locked: boolean }, []>(
  'lock_saved_searches',
  `select pg_try_advisory_xact_lock(hashtextextended('saved searches', 0)) as locked`,
)

/** An item that came for sale, or is for sale at another price. */
export interface FreshRow {
  no: number
  item_id: number
  /** null where it was not for sale before */
  was_cents: number | null
  was_on_sale: boolean | null
}

/** What can be bought by now ($1), in the order in which it came; $2 rows at most. */
export const selectFresh = statement<FreshRow, [Date, number]>(
  'select_fresh_offers',
  `select no, item_id, was_cents, was_on_sale
   from fresh_offers
   where due_at is null or due_at <= $1
   order by no
   limit $2`,
)

export const deleteFresh = statement<never, [number[]]>(
  'delete_fresh_offers',
  'delete from fresh_offers where no = any ($1)',
)

/** An item with the names of its stickers and its charm. */
export type NewsItemRow = Omit<NewsItem, 'stickers' | 'names'> & { stickers: string[] | null; charm: string | null }

/** Of these items ($2) those that can be bought at a moment ($1). */
export const selectNewsItems = statement<NewsItemRow, [Date, number[]]>(
  'select_news_items',
  `select i.id, i.kind_no, i.weapon, i.float, i.paint_seed, i.price_cents, i.old_price_cents is not null as on_sale,
     coalesce(i.new_until > $1, false) as is_new,
     jsonb_path_query_array(i.attachments, '$.stickers[*].name') as stickers, i.attachments #>> '{charm, name}' as charm
   from items i
   where i.id = any ($2) and ${offeredAt('$1')}`,
)

/** A kind with the facts of its skin. */
export type KindFactsRow = SkinFacts & { no: number; exterior: ExteriorCode; class: string }

export const selectKindFacts = statement<KindFactsRow, [number[]]>(
  'select_kind_facts',
  `select k.no, k.exterior, k.class, s.id, s.market_name, s.weapon, s.finish, s.phase, s.type, s.rarity, s.collection,
     s.def_index, s.picture
   from kinds k join skins s on s.id = k.skin_id
   where k.no = any ($1)
   order by k.no`,
)

/** A search whose customer is to be told. */
export interface WatchingRow {
  id: number
  filters: SavedFilters
  after_no: number
}

/** Those with a number above $1, in their order, $2 at most: however many there are, few are in memory. */
export const selectWatching = statement<WatchingRow, [number, number]>(
  'select_watching_searches',
  `select s.id, s.filters, s.after_no
   from saved_searches s
   join customers c on c.id = s.customer_id and c.email_verified_at is not null
   where s.mailed and s.id > $1
   order by s.id
   limit $2`,
)

// Whoever has had an item in an order or deal, or sold it to the shop, knows it.
const isTheirs = `exists (
    select from order_lines line join orders o on o.id = line.order_id
    where line.item_id = i.id and o.customer_id = s.customer_id
  ) or exists (
    select from deal_items part join deals d on d.id = part.deal_id
    where part.item_id = i.id and d.customer_id = s.customer_id
  ) or exists (select from offers where offers.id = i.offer_id and offers.customer_id = s.customer_id)`

/** Notes that items wait for the next mail of searches, pair by pair; $4: as many may wait for a search. */
export const insertHits = statement<never, [number[], number[], Date, number]>(
  'insert_saved_search_hits',
  `insert into saved_search_hits (search_id, item_id, found_at)
   select s.id, i.id, $3
   from unnest($1::bigint[], $2::bigint[]) as hit (search_id, item_id)
   join saved_searches s on s.id = hit.search_id and s.mailed
   join items i on i.id = hit.item_id
   where not (${isTheirs})
     and (select count(*) from saved_search_hits h where h.search_id = s.id and h.told_at is null) < $4
   on conflict do nothing`,
)

/** Verified customers for whom something waits and whom no mail told of anything since $1; $2 at most. */
export const selectDueReaders = statement<{ customer_id: number }, [Date, number]>(
  'select_due_readers',
  `select s.customer_id
   from saved_searches s
   join customers c on c.id = s.customer_id and c.email_verified_at is not null
   where s.mailed and exists (select from saved_search_hits h where h.search_id = s.id and h.told_at is null)
     and not exists (select from saved_searches o where o.customer_id = s.customer_id and o.told_at > $1)
     and not exists (
       select from notifications n where n.customer_id = s.customer_id and n.kind = 'saved_searches' and n.at > $1
     )
   group by s.customer_id
   limit $2`,
)

/** Something that waits for the next mail. */
export interface WaitingRow {
  search_id: number
  filters: SavedFilters
  item_id: number
}

export const selectWaiting = statement<WaitingRow, [number]>(
  'select_waiting_hits',
  `select s.id as search_id, s.filters, h.item_id
   from saved_search_hits h
   join saved_searches s on s.id = h.search_id
   where s.customer_id = $1 and s.mailed and h.told_at is null
   order by s.id, h.item_id`,
)

/** What waited and is told now ($3), pair by pair. */
export const markTold = statement<never, [number[], number[], Date]>(
  'mark_hits_told',
  `with told as (
     update saved_search_hits h
     set told_at = $3
     from unnest($1::bigint[], $2::bigint[]) as hit (search_id, item_id)
     where h.search_id = hit.search_id and h.item_id = hit.item_id
     returning h.search_id
   )
   update saved_searches set told_at = $3 where id in (select search_id from told)`,
)

/** What waited and does not fit any more: it may come again. */
export const dropHits = statement<never, [number[], number[]]>(
  'drop_hits',
  `delete from saved_search_hits h
   using unnest($1::bigint[], $2::bigint[]) as hit (search_id, item_id)
   where h.search_id = hit.search_id and h.item_id = hit.item_id and h.told_at is null`,
)

/** An item as a mail names it. */
export interface NamedItem {
  id: number
  title: string
  phase: string
  price_cents: number
  float: number | null
}

/** Of these items ($2) what can be bought at a moment ($1), cheapest first. */
export const selectNamedItems = statement<NamedItem, [Date, number[]]>(
  'select_named_items',
  `select i.id, i.title, s.phase, i.price_cents, i.float
   from items i join skins s on s.id = i.skin_id
   where i.id = any ($2) and ${offeredAt('$1')}
   order by i.price_cents, i.id`,
)

/** What was told before $1 about items that are sold by now. */
export const deleteOldHits = statement<never, [Date]>(
  'delete_old_hits',
  `delete from saved_search_hits h using items i where i.id = h.item_id and i.state = 'sold' and h.told_at <= $1`,
)
