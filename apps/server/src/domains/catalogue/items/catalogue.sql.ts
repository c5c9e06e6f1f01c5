import { statement } from '../../../db/statement.ts'
import { type ItemRow, itemColumns, offered } from './item-row.ts'

/**
 * The cheapest item of each of the finishes most sold since; before there are sales the most expensive, one per weapon
 * (docs/behaviour/catalogue.md#recommended). Each branch reads one item of a finish or weapon through an index.
 */
export const selectRecommended = statement<ItemRow, [Date, number]>(
  'select_recommended_items',
  `with sold as (
     select skin_id, count(*) as copies from items where state = 'sold' and sold_at > $1 group by skin_id
   ), best_of_finish as (
     select cheapest.id, sold.copies
     from sold cross join lateral (
       select i.id from items i where i.skin_id = sold.skin_id and ${offered} order by i.price_cents, i.id limit 1
     ) as cheapest
     order by sold.copies desc
     limit $2
   ), best_of_weapon as (
     select dearest.id, 0::bigint as copies
     from (select distinct weapon from skins) as s cross join lateral (
       select i.id from items i where i.weapon = s.weapon and ${offered} order by i.price_cents desc limit 1
     ) as dearest
   ), chosen as (
     select id, max(copies) as copies
     from (select * from best_of_finish union all select * from best_of_weapon) as candidates
     group by id
   )
   select ${itemColumns}
   from chosen join items i using (id) join skins s on s.id = i.skin_id
   order by chosen.copies desc, i.price_cents desc, i.id
   limit $2`,
)
