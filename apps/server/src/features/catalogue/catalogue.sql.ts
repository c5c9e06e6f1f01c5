import { firstRow, statement } from '../../db/statement.ts'
import type { StockedWeapon } from './categories.rules.ts'
import { type ItemRow, itemColumns } from './item-row.ts'

const offered = `i.state = 'available' and (i.available_from is null or i.available_from <= now())`

// Before there are sales: the most expensive, one per weapon (readings.md, The wire: /items/recommended).
export const selectRecommended = statement<ItemRow, [Date, number]>(
  'select_recommended_items',
  `with sold as (
     select skin_id, count(*) as copies from items where state = 'sold' and sold_at > $1 group by skin_id
   ), best_of_finish as (
     select distinct on (i.skin_id) i.id, sold.copies
     from items i join sold using (skin_id)
     where ${offered}
     order by i.skin_id, i.price_cents
   ), best_of_weapon as (
     select distinct on (i.weapon) i.id, 0::bigint as copies
     from items i
     where ${offered}
     order by i.weapon, i.price_cents desc
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

export const selectStockedWeapons = statement<StockedWeapon, []>(
  'select_stocked_weapons',
  `select i.type, i.weapon, min(s.def_index) as def_index
   from items i join skins s on s.id = i.skin_id
   where ${offered}
   group by i.type, i.weapon
   order by i.weapon`,
)

/** Distinct values in stock of everything that can be filtered by. */
export interface StockedValues {
  types: string[]
  rarities: string[]
  weapons: string[]
  exteriors: ItemRow['exterior'][]
  classes: string[]
}

export const selectStockedValues = firstRow<StockedValues, [string | null, string | null]>(
  'select_stocked_values',
  `select coalesce(array_agg(distinct i.type), '{}') as types,
          coalesce(array_agg(distinct i.rarity), '{}') as rarities,
          coalesce(array_agg(distinct i.weapon), '{}') as weapons,
          coalesce(array_agg(distinct i.exterior), '{}') as exteriors,
          coalesce(array_agg(distinct i.class), '{}') as classes
   from items i
   where ${offered} and ($1::text is null or i.type = $1) and ($2::text is null or i.weapon = $2)`,
)
