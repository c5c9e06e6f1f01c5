import type { ExteriorCode } from '@pandrop/contract/exteriors'
import { firstRow, statement } from '../../../db/statement.ts'
import { offered } from '../items/item-row.ts'
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

/** A part of the stock of one kind; prices and floats item by item, lowest float first, eight bytes each. */
export interface CountedRow {
  kind_no: number
  on_sale: boolean
  is_new: boolean
  /** cents */
  prices: Buffer
  /** null where no item has one */
  floats: Buffer | null
}

// As bytes: a million numbers written in decimals cost a second of our own to be read again.
const part = `
  i.kind_no, i.old_price_cents is not null as on_sale, coalesce(i.new_until > now(), false) as is_new,
  string_agg(float8send(i.price_cents), '' order by i.float) as prices,
  string_agg(float8send(i.float), '' order by i.float) as floats`

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
