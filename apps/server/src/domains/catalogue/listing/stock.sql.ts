import type { ExteriorCode } from '@pandrop/contract/exteriors'
import { firstRow, statement } from '../../../db/statement.ts'
import { offered } from '../items/item-row.ts'
import type { AttachedRow } from './attached.rules.ts'
import type { SkinFacts } from './kinds.rules.ts'

export const selectSkinFacts = statement<SkinFacts, []>(
  'select_skin_facts',
  'select id, market_name, weapon, finish, phase, type, rarity, collection, def_index, picture from skins',
)

interface KindRow {
  no: number
  skin_id: string
  exterior: ExteriorCode
  class: string
}

export const selectKinds = statement<KindRow, []>(
  'select_kinds',
  'select no, skin_id, exterior, class from kinds order by no',
)

export const selectNow = firstRow<{ now: Date }, []>('select_now', 'select now()')

/** A part of the stock of one kind; its numbers item by item, lowest float first, eight bytes each. */
export interface CountedRow {
  kind_no: number
  on_sale: boolean
  is_new: boolean
  ids: Buffer
  /** cents */
  prices: Buffer
  /** cents; null where nothing is on sale */
  old_prices: Buffer | null
  /** seconds since 1970 */
  listed: Buffer
  /** null where no item has one */
  floats: Buffer | null
  paint_seeds: Buffer | null
  /** null where no item has stickers or a charm */
  attached: AttachedRow[] | null
}

// One order for all of them, and no two items are equal in it: they stand side by side.
const inEachItem = (number: string): string => `string_agg(float8send((${number})::float8), '' order by i.float, i.id)`

// As bytes: a million numbers written in decimals cost a second of our own to be read again.
const part = `
  i.kind_no, i.old_price_cents is not null as on_sale, coalesce(i.new_until > now(), false) as is_new,
  ${inEachItem('i.id')} as ids,
  ${inEachItem('i.price_cents')} as prices,
  ${inEachItem('i.old_price_cents')} as old_prices,
  ${inEachItem('extract(epoch from greatest(i.created_at, i.available_from))')} as listed,
  ${inEachItem('i.float')} as floats,
  ${inEachItem('i.paint_seed')} as paint_seeds,
  jsonb_agg(
    jsonb_build_array(
      i.id, jsonb_path_query_array(i.attachments, '$.stickers[*].name'), i.attachments #>> '{charm, name}'
    ) order by i.float, i.id
  ) filter (where i.attachments -> 'stickers' <> '[]' or i.attachments -> 'charm' <> 'null') as attached`

export const countStock = statement<CountedRow, []>(
  'count_stock',
  `select ${part} from items i where ${offered} group by 1, 2, 3`,
)

/** A kind that may have changed, with a part of its stock; without one where nothing of it is left. */
export interface RecountedRow extends Omit<CountedRow, 'prices'> {
  touched_no: number | null
  prices: Buffer | null
  now: Date
}

/**
 * Counts the kinds of these items anew, and those that the clock changed since: trade protection ended, no longer new.
 * Answers at least one row, for the sake of its time.
 */
export const recountStock = statement<RecountedRow, [number[], Date]>(
  'recount_stock',
  `with touched as (
     select kind_no as touched_no from items where id = any($1)
     union
     select kind_no from items where state = 'available' and available_from > $2 and available_from <= now()
     union
     select kind_no from items where state = 'available' and new_until > $2 and new_until <= now()
   ), part as (
     select ${part} from touched join items i on i.kind_no = touched_no where ${offered} group by 1, 2, 3
   )
   select now(), touched_no, part.*
   from (select) as always left join touched on true left join part on kind_no = touched_no`,
)

/** What each kind was seen to cost elsewhere, and the day (2026-08-08) that this is of; null: nobody knows. */
export interface ReferenceRow {
  kind_no: number
  price_cents: number
  day: string | null
}

// reference_day() asks for the list of each price: seventeen thousand times here.
export const selectReferences = statement<ReferenceRow, []>(
  'select_references',
  `select kinds.no as kind_no, reference.price_cents,
     coalesce((reference.set_at at time zone 'utc')::date, list.day)::text as day
   from kinds
   join reference_prices reference using (skin_id, exterior, variant)
   left join price_lists list on list.id = reference.list_id
   where reference.basis = 'observed'`,
)

/** The oldest day (2026-08-08) that a reference may be of to be compared with; null: age does not matter. */
export const selectOldestDay = firstRow<{ day: string | null }, []>(
  'select_oldest_reference_day',
  `select case when quote_days_max > 0 then ((now() at time zone 'utc')::date - quote_days_max)::text end as day
   from settings`,
)
