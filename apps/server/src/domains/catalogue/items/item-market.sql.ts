import type { StockState } from '@pandrop/contract/lifecycle/item'
import { firstRow, statement } from '../../../db/statement.ts'
import { offered } from './item-row.ts'

/** What the market of an item is read by. */
interface MarketItemRow {
  kind_no: number
  skin_id: string
  price_cents: number
  float: number | null
  state: StockState
}

export const selectMarketItem = firstRow<MarketItemRow, [itemId: number]>(
  'select_market_item',
  'select kind_no, skin_id, price_cents, float, state from items where id = $1',
)

interface CopyForSaleRow {
  id: number
  price_cents: number
  float: number | null
  paint_seed: number | null
}

/** What is asked of the other copies of a kind. */
interface OtherCopiesAsked {
  id: number
  kindNo: number
  /** null for vanilla knives */
  float: number | null
  max: number
}

/** Those with the nearest floats, by float; of a vanilla knife the cheapest. */
export const selectCopiesForSale = statement<CopyForSaleRow, OtherCopiesAsked>(
  'select_copies_for_sale',
  `select id, price_cents, float, paint_seed
   from (
     select i.id, i.price_cents, i.float, i.paint_seed
     from items i
     where i.kind_no = :kindNo and i.id <> :id and ${offered}
     order by abs(i.float - :float), i.price_cents, i.id
     limit :max
   ) as nearest
   order by float, price_cents, id`,
)

/** How an item stands among the other copies of its kind. */
interface AmongRow {
  others: number
  cheaper: number
  as_dear: number
  better: number
  alike: number
  better_cheaper: number
}

interface AmongAsked {
  id: number
  kindNo: number
  float: number | null
  cents: number
}

export const selectAmong = firstRow<AmongRow, AmongAsked>(
  'select_place_among_copies',
  `select count(*)::int as others,
     count(*) filter (where i.price_cents < :cents)::int as cheaper,
     count(*) filter (where i.price_cents = :cents)::int as as_dear,
     count(*) filter (where i.float < :float)::int as better,
     count(*) filter (where i.float = :float)::int as alike,
     count(*) filter (where i.float < :float and i.price_cents < :cents)::int as better_cheaper
   from items i
   where i.kind_no = :kindNo and i.id <> :id and ${offered}`,
)

interface CopySoldRow {
  day: string
  cents: number
  float: number | null
}

/**
 * Copies of a kind that were sold, newest first, for what was paid. One whose money went back, or whose customer has
 * withdrawn, was not sold; what has left the shop by another way has no order. Who bought it is not asked.
 */
export const selectCopiesSold = statement<CopySoldRow, [kindNo: number, since: Date, max: number]>(
  'select_copies_sold',
  `select to_char(i.sold_at at time zone 'UTC', 'YYYY-MM-DD') as day,
     line.price_cents - line.discount_cents as cents,
     trunc(i.float::numeric, 4)::float8 as float
   from items i
   join order_lines line on line.item_id = i.id and line.live
   where i.kind_no = $1 and i.state = 'sold' and i.sold_at > $2
     and line.refunded_cents < line.price_cents - line.discount_cents
     and not exists (
       select from withdrawals where withdrawals.order_id = line.order_id and withdrawals.state <> 'refused'
     )
   order by i.sold_at desc, i.id desc
   limit $3`,
)
