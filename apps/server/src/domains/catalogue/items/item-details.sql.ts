import type { StockState } from '@pandrop/contract/lifecycle/item'
import { firstRow, statement } from '../../../db/statement.ts'
import { type ItemRow, itemColumns, offered, pictureVersion } from './item-row.ts'
import type { LoggedPrice, OfferedDays } from './price-history.rules.ts'

/** An item with what only its own page shows. */
export interface ItemDetailsRow extends ItemRow {
  def_index: number
  paint_index: number
  min_wear: number | null
  max_wear: number | null
  collection: string
  cases: string[]
  /** of its large picture, without size and ending; null: nobody has drawn it yet */
  large: string | null
}

export const selectItem = firstRow<ItemDetailsRow, [number]>(
  'select_item',
  `select ${itemColumns}, s.def_index, s.paint_index, s.min_wear, s.max_wear, s.collection, s.cases,
     (
       select d.stem from pictures p join drawings d on d.enlarges = ${pictureVersion}
       where p.stem = i.picture and d.state = 'drawn'
     ) as large
   from items i join skins s on s.id = i.skin_id
   where i.id = $1`,
)

export const selectItemsByIds = statement<ItemRow, [number[]]>(
  'select_items_by_ids',
  `select ${itemColumns} from items i join skins s on s.id = i.skin_id where i.id = any($1)`,
)

/**
 * Other copies of one skin with the floats next to the item's, by float; of a vanilla knife the cheapest ones.
 * Values: item, skin, float or null, most.
 */
export const selectSameFinish = statement<ItemRow, [number, string, number | null, number]>(
  'select_same_finish',
  `with beside as (
     (select i.id from items i
      where ${offered} and i.skin_id = $2 and i.id <> $1 and i.float <= $3 order by i.float desc limit $4)
     union all
     (select i.id from items i
      where ${offered} and i.skin_id = $2 and i.id <> $1 and i.float > $3 order by i.float limit $4)
     union all
     (select i.id from items i
      where ${offered} and i.skin_id = $2 and i.id <> $1 and $3::float8 is null order by i.price_cents limit $4)
   ), nearest as (
     select i.id from beside join items i using (id) order by abs(i.float - $3), i.price_cents, i.id limit $4
   )
   select ${itemColumns}
   from nearest join items i using (id) join skins s on s.id = i.skin_id
   order by i.float, i.price_cents, i.id`,
)

/** An item of each of these kinds at the price beside it, in their order; those gone meanwhile are missing. */
export const selectAtPrices = statement<ItemRow, [kinds: number[], cents: number[]]>(
  'select_items_at_prices',
  `select ${itemColumns}
   from unnest($1::int[], $2::bigint[]) with ordinality as wanted (kind_no, price_cents, place)
   cross join lateral (
     select i.id from items i
     where i.kind_no = wanted.kind_no and i.price_cents = wanted.price_cents and ${offered}
     order by i.id
     limit 1
   ) as one
   join items i on i.id = one.id join skins s on s.id = i.skin_id
   order by wanted.place`,
)

/** What the page of an item says of its kind and of its pattern. */
interface ComparisonRow {
  /** what its kind was seen to cost, in cents; null: nobody has seen it */
  reference_cents: number | null
  /** that it is of, 2026-08-08; null: nobody knows */
  reference_day: string | null
  /** how old it may be to be named, in days; 0: age does not matter */
  quote_days_max: number
  /** other copies on offer of the same finish and paint seed */
  same_seed: number
}

export const selectComparison = firstRow<ComparisonRow, [number]>(
  'select_item_comparison',
  `select reference.price_cents as reference_cents, reference_day(reference)::text as reference_day,
     settings.quote_days_max,
     (
       select count(*)::int from items i
       where i.skin_id = item.skin_id and i.paint_seed = item.paint_seed and i.id <> item.id and ${offered}
     ) as same_seed
   from items item
   cross join settings
   left join reference_prices reference
     on reference.skin_id = item.skin_id and reference.exterior = item.exterior and reference.variant = item.variant
     and reference.basis = 'observed'
   where item.id = $1`,
)

/** What one item cost, oldest first: the newest 1,000 lines of its log. */
export const selectPriceLog = statement<LoggedPrice, [number]>(
  'select_price_log',
  `select price_cents, old_price_cents, changed_at, offered_from
   from (
     select id, price_cents, old_price_cents, changed_at, offered_from
     from price_log
     where item_id = $1
     order by changed_at desc, id desc
     limit 1000
   ) as newest
   order by changed_at, id`,
)

/** A variant of a finish, and the days of which the market is asked. */
interface OfferedDaysAsked {
  skinId: string
  exterior: string
  variant: string
  since: Date
  now: Date
}

/**
 * On which days copies of one variant were offered at which price, without those that are protected now. A copy is
 * offered while it is shown and not protected, until it is sold; a price counts on the days that ended with it.
 */
export const selectOfferedDays = statement<OfferedDays, OfferedDaysAsked>(
  'select_offered_days',
  `with copies as (
     select id, sold_at
     from items
     where skin_id = :skinId and exterior = :exterior and variant = :variant
       and (sold_at is null or sold_at > :since)
       and (available_from is null or available_from <= :now)
   ), prices as (
     select
       log.price_cents,
       log.offered_from as asked_from,
       least(copies.sold_at, lead(log.changed_at) over (partition by log.item_id order by log.changed_at, log.id))
         as asked_till
     from copies join price_log log on log.item_id = copies.id
   ), days as (
     select
       price_cents,
       floor(extract(epoch from asked_from) / 86400)::int as first_day,
       floor(extract(epoch from asked_till) / 86400)::int as end_day
     from prices
     where asked_from <= :now and (asked_till is null or asked_till > :since)
   )
   select first_day, end_day, min(price_cents) as lowest_cents
   from days
   where end_day is null or end_day > first_day
   group by first_day, end_day`,
)

/** What may change while somebody looks at an item. */
export interface ItemNewsRow {
  id: number
  state: StockState
  price_cents: number
  old_price_cents: number | null
}

/** Unknown ids are missing. */
export const selectItemNews = statement<ItemNewsRow, [number[]]>(
  'select_item_news',
  'select id, state, price_cents, old_price_cents from items where id = any($1)',
)
