import type { ExteriorCode } from '@pandrop/contract/exteriors'
import { firstRow, statement } from '../../../db/statement.ts'
import { offered } from '../items/item-row.ts'
import type { SkinFacts } from './kinds.rules.ts'
import type { CountedStock } from './stock.rules.ts'

/** Of items as i: what passes the filter that is not a fact of the kind; takes Passing. */
export const passing = `i.price_cents between :priceFrom and :priceTill
    and (:floatFrom::float8 is null or i.float between :floatFrom and :floatTill)
    and (not :sale::boolean or i.old_price_cents is not null)
    and (not :isNew::boolean or i.new_until > now())`

/** What `passing` takes. */
export interface Passing {
  /** lowest and highest price in cents */
  priceFrom: number
  priceTill: number
  /** both null for any */
  floatFrom: number | null
  floatTill: number | null
  /** whether on sale only, whether new only */
  sale: boolean
  isNew: boolean
}

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

/** A part of the stock of one kind. */
export interface CountedRow extends CountedStock {
  kind_no: number
}

const counted = `
  i.kind_no, i.old_price_cents is not null as on_sale, coalesce(i.new_until > now(), false) as is_new,
  count(*)::int as count, min(i.price_cents) as price_min, max(i.price_cents) as price_max,
  min(i.float) as float_min, max(i.float) as float_max`

export const countStock = statement<CountedRow, []>(
  'count_stock',
  `select ${counted} from items i where ${offered} group by 1, 2, 3`,
)

/** A kind that may have changed, with a part of its stock; without one where nothing of it is left. */
export interface RecountedRow extends Omit<CountedRow, 'count'> {
  touched_no: number | null
  count: number | null
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
   ), counted as (
     select ${counted} from touched join items i on i.kind_no = touched_no where ${offered} group by 1, 2, 3
   )
   select now(), touched_no, counted.*
   from (select) as always left join touched on true left join counted on kind_no = touched_no`,
)

/** How many items of each of these kinds pass, with their extreme prices. */
export const countPassing = statement<
  Pick<CountedRow, 'kind_no' | 'count' | 'price_min' | 'price_max'>,
  Passing & { kinds: number[] }
>(
  'count_passing_items',
  `select i.kind_no, count(*)::int as count, min(i.price_cents) as price_min, max(i.price_cents) as price_max
   from items i
   where i.kind_no = any(:kinds) and ${offered} and ${passing}
   group by i.kind_no`,
)
