import { statement } from '../../../db/statement.ts'
import { offered } from '../items/item-row.ts'

/** Numbers, from 1 on, of the stretches of ids in which something is on offer. Value: ids in one stretch. */
export const selectStockedParts = statement<{ part: number }, [number]>(
  'select_stocked_sitemap_parts',
  `select part
   from generate_series(1, 1 + coalesce((select max(id) from items), 0) / $1) as part
   where exists (select from items i where ${offered} and i.id > (part - 1) * $1 and i.id <= part * $1)
   order by part`,
)

/** Packs whose pages say something, newest first: neither over nor still to come. */
export const selectSitemapPacks = statement<{ id: number }, [now: Date, rowsMax: number]>(
  'select_sitemap_packs',
  `select pack.id
   from packs pack
   where pack.sold_at is null and pack.stopped_at is null and pack.ended_at is null and pack.offered_from <= $1
     and (pack.offered_until is null or pack.offered_until > $1)
     and not exists (select from pack_items where pack_id = pack.id and gone_at is not null)
     and not exists (
       select from pack_items part join items item on item.id = part.item_id
       where part.pack_id = pack.id and (item.state <> 'available' or item.available_from > $1)
     )
   order by pack.id desc
   limit $2`,
)

export interface SitemapItemRow {
  id: number
  changed_at: Date
}

/** What is on offer of a stretch of ids, in their order. Values: above this id, up to this id, most. */
export const selectSitemapItems = statement<SitemapItemRow, [number, number, number]>(
  'select_sitemap_items',
  `select i.id, greatest(i.price_changed_at, i.available_from) as changed_at
   from items i
   where ${offered} and i.id > $1 and i.id <= $2
   order by i.id
   limit $3`,
)
