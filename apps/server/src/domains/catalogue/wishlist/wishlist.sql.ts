import { firstRow, statement } from '../../../db/statement.ts'
import { type ItemRow, offeredAt } from '../items/item-row.ts'

/** An entry with what is for sale of it. */
export interface WishRow {
  id: number
  item_id: number
  title: string
  weapon: string
  finish: string
  phase: string
  exterior: ItemRow['exterior']
  variant: string
  rarity: string
  /** path of a picture of it without size and ending */
  picture: string
  price_below_cents: number | null
  count: number
  lowest_price_cents: number | null
  lowest_item_id: number | null
}

/** $2: now. */
export const selectWishes = statement<WishRow, [number, Date]>(
  'select_wishes',
  `select w.id, w.item_id, item_title(s.market_name, w.exterior, w.variant) as title, s.weapon, s.finish, s.phase,
     w.exterior, w.variant, s.rarity,
     item_picture(w.skin_id, w.exterior, w.variant, null) as picture, w.price_below_cents,
     stock.count, stock.lowest_price_cents, stock.lowest_item_id
   from wishes w
   join skins s on s.id = w.skin_id
   cross join lateral (
     select count(*) as count, min(i.price_cents) as lowest_price_cents,
       (array_agg(i.id order by i.price_cents, i.id))[1] as lowest_item_id
     from items i
     where i.kind_no = (select k.no from kinds k
       where (k.skin_id, k.exterior, k.variant) = (w.skin_id, w.exterior, w.variant))
       and ${offeredAt('$2')}
   ) as stock
   where w.customer_id = $1
   order by w.created_at desc, w.id desc`,
)

/** $2: id of an item; no entry where there is no such item or it is on the list already. */
export const insertWish = statement<never, [number, number, number | null, Date]>(
  'insert_wish',
  `insert into wishes (customer_id, skin_id, exterior, variant, item_id, price_below_cents, created_at)
   select $1, i.skin_id, i.exterior, i.variant, i.id, $3, $4
   from items i
   where i.id = $2
   on conflict (customer_id, skin_id, exterior, variant) do nothing`,
)

export const updateAlert = firstRow<{ id: number }, [number, number, number | null]>(
  'update_alert',
  'update wishes set price_below_cents = $3 where customer_id = $1 and id = $2 returning id',
)

export const deleteWish = statement<never, [number, number]>(
  'delete_wish',
  'delete from wishes where customer_id = $1 and id = $2',
)
