import type { Attachments } from '@pandrop/contract/attachments'
import { firstRow, statement } from '../../../db/statement.ts'

/** What the seed says about an item when it arrives; instants in ISO 8601. */
export interface ArrivalRow {
  seed_key: string
  skin_id: string
  exterior: string
  variant: string
  float: number | null
  paint_seed: number | null
  attachments: Attachments | null
  price_cents: number
  new_until: string | null
  created_at: string
}

/** What a seeded item costs from a later moment on. */
export interface PriceChangeRow {
  item_id: number
  price_cents: number
  old_price_cents: number | null
  changed_at: string
}

/** Takes a JSON array of ArrivalRow; answers those that were not there yet. */
export const insertMissingItems = statement<{ id: number; seed_key: string }, [string]>(
  'insert_missing_items',
  `insert into items
     (seed_key, skin_id, exterior, variant, float, paint_seed, attachments, price_cents, new_until, created_at)
   select seed_key, skin_id, exterior, variant, float, paint_seed, nullif(attachments, 'null'), price_cents, new_until,
     created_at
   from jsonb_populate_recordset(null::items, $1)
   on conflict (seed_key) where seed_key is not null do nothing
   returning id, seed_key`,
)

/** Takes a JSON array of PriceChangeRow, each item at most once. */
export const changePrices = statement<never, [string]>(
  'change_seeded_prices',
  `update items
   set price_cents = change.price_cents,
     old_price_cents = change.old_price_cents,
     price_changed_at = change.changed_at
   from jsonb_to_recordset($1)
     as change (item_id bigint, price_cents bigint, old_price_cents bigint, changed_at timestamptz)
   where items.id = change.item_id`,
)

export const countSeeded = firstRow<{ count: number }, []>(
  'count_seeded_items',
  'select count(*) as count from items where seed_key is not null',
)

/** Fresh tables have no statistics, and the planner's guesses for them are poor. */
export const analyzeCatalogue = statement<never, []>(
  'analyze_catalogue',
  'analyze skins, reference_prices, kinds, vocabulary, items, price_log',
)

/**
 * Flags seeded items as new until `share` of the available ones are; which ones changes from day to day. The next item
 * is always of a skin of which the fewest are new, so that none crowds the list.
 * Values: now, share (0 to 1), until.
 */
export const flagAsNew = statement<{ id: number }, [Date, number, Date]>(
  'flag_as_new',
  `with available as (
     select id, skin_id, md5(seed_key || $1::date) as turn, coalesce(new_until > $1, false) as is_new,
       count(*) filter (where new_until > $1) over (partition by skin_id) as new_of_skin,
       old_price_cents is not null as on_sale
     from items
     where seed_key is not null and state = 'available'
   ), missing as (
     select greatest(0, round(count(*) * $2::float8) - count(*) filter (where is_new))::bigint as count
     from available
   ), waiting as (
     select id, turn, new_of_skin + row_number() over (partition by skin_id order by turn) as copy
     from available
     where not is_new and not on_sale
   )
   update items set new_until = $3
   where id in (
     select id from waiting
     order by copy, turn
     limit (select count from missing)
   ) and state = 'available'
   returning id`,
)
