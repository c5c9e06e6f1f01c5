import type { Strip } from '@pandrop/contract/limits'
import { statement } from '../../../db/statement.ts'
import { type ItemRow, itemColumns, offered } from '../items/item-row.ts'
import type { Mixable } from './mix.rules.ts'

/** Of pins as pin and items as i: what the strip promises of all that stands in it. */
const belongs = `case pin.strip
    when 'sale' then i.old_price_cents is not null
    when 'new' then coalesce(i.new_until > now(), false)
    else true
  end`

/** The pinned items that a visitor is shown, in their order. */
export const selectShownPins = statement<ItemRow, [strip: Strip]>(
  'select_shown_pins',
  `select ${itemColumns}
   from strip_pins pin join items i on i.id = pin.item_id join skins s on s.id = i.skin_id
   where pin.strip = $1 and ${offered} and ${belongs}
   order by pin.place`,
)

/** A new item as far as a strip must know it to choose. */
export interface NewestRow extends Mixable {
  id: number
}

/** The newest of what is new, by the moment from which it could be bought. Value: most. */
export const selectNewest = statement<NewestRow, [most: number]>(
  'select_newest_items',
  `select newest.id, newest.weapon, newest.rarity, newest.price_cents, s.finish
   from (
     select i.id, i.skin_id, i.weapon, i.rarity, i.price_cents, greatest(i.created_at, i.available_from) as listed_at
     from items i
     where ${offered} and i.new_until > now()
     order by greatest(i.created_at, i.available_from) desc, i.id desc
     limit $1
   ) as newest join skins s on s.id = newest.skin_id
   order by newest.listed_at desc, newest.id desc`,
)

export interface PinRow extends ItemRow {
  strip: Strip
  belongs: boolean
}

/** Every pin with its item, strip by strip in its order. */
export const selectPins = statement<PinRow, []>(
  'select_pins',
  `select pin.strip, ${belongs} as belongs, ${itemColumns}
   from strip_pins pin join items i on i.id = pin.item_id join skins s on s.id = i.skin_id
   order by pin.strip, pin.place`,
)

/** One at a time changes a strip. */
export const lockStrip = statement<never, [strip: Strip]>(
  'lock_strip',
  `select pg_advisory_xact_lock(hashtextextended('strip ' || $1, 0))`,
)

/** What is pinned to a strip, in its order. */
export const selectPinned = statement<{ item_id: number }, [strip: Strip]>(
  'select_pinned',
  'select item_id from strip_pins where strip = $1 order by place',
)

/** Pins these items to a strip in their order, from place 1 on. */
export const writePins = statement<never, [strip: Strip, itemIds: number[]]>(
  'write_pins',
  `insert into strip_pins as pin (strip, item_id, place)
   select $1, wanted.id, wanted.place from unnest($2::bigint[]) with ordinality as wanted (id, place)
   on conflict (item_id, strip) do update set place = excluded.place where pin.place <> excluded.place`,
)

export const deletePins = statement<never, [strip: Strip, itemIds: number[]]>(
  'delete_pins',
  'delete from strip_pins where strip = $1 and item_id = any($2)',
)
