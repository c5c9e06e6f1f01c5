import { firstRow, statement } from '../../../db/statement.ts'
import { type ItemRow, itemColumns, offered } from '../items/item-row.ts'
import type { ListPage } from './window.rules.ts'

// Of items as i: what passes the filter that is not a fact of the kind.
const passing = `i.price_cents between :priceFrom and :priceTill
    and (:floatFrom::float8 is null or i.float between :floatFrom and :floatTill)
    and (not :sale::boolean or i.old_price_cents is not null)
    and (not :isNew::boolean or i.new_until > now())`

/** The part of a filter that is not a fact of the kind. */
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

interface Part extends Passing {
  limit: number
  offset: number
}

const inOrder = (item: string, direction: ListPage['direction']): string =>
  `order by ${item}.price_cents ${direction}, ${item}.id ${direction}`

const columnsOf = (page: string, direction: ListPage['direction']): string =>
  `select ${itemColumns}
   from (${page}) as page join items i using (id) join skins s on s.id = i.skin_id
   ${inOrder('i', direction)}`

// From each kind as many as the page could take, by the index on kind and price.
const gather = (direction: ListPage['direction']) =>
  statement<ItemRow, Part & { kinds: number[] }>(
    `gather_items_${direction}`,
    columnsOf(
      `select near.id, near.price_cents
       from unnest(:kinds::int[]) as kind (no)
       cross join lateral (
         select i.id, i.price_cents from items i
         where i.kind_no = kind.no and ${offered} and ${passing}
         ${inOrder('i', direction)}
         limit :limit::bigint + :offset::bigint
       ) as near
       ${inOrder('near', direction)}
       limit :limit offset :offset`,
      direction,
    ),
  )

// All items by the index on price, past those whose kind has no bit.
const walk = (direction: ListPage['direction']) =>
  statement<ItemRow, Part & { kindBits: Buffer }>(
    `walk_items_${direction}`,
    columnsOf(
      `select i.id from items i
       where ${offered} and ${passing}
         and case
           when i.kind_no < 8 * octet_length(:kindBits::bytea) then get_bit(:kindBits, i.kind_no) = 1
           else false
         end
       ${inOrder('i', direction)}
       limit :limit offset :offset`,
      direction,
    ),
  )

/** One page of the items of some kinds, read kind by kind: right where they are few. */
export const gatherItems = { asc: gather('asc'), desc: gather('desc') } as const

/** One page of the items of some kinds, read along the prices: right where they are many. */
export const walkItems = { asc: walk('asc'), desc: walk('desc') } as const

/** Items by their rank, from 0, among those of their kind that pass; in any order. */
export const selectByRank = statement<ItemRow, Passing & { kinds: number[]; ranks: number[] }>(
  'select_items_by_rank',
  `select ${itemColumns}
   from unnest(:kinds::int[], :ranks::int[]) as drawn (kind_no, rank)
   cross join lateral (
     select i.id from items i
     where i.kind_no = drawn.kind_no and ${offered} and ${passing}
     order by i.price_cents, i.id
     limit 1 offset drawn.rank
   ) as one
   join items i on i.id = one.id join skins s on s.id = i.skin_id`,
)

export const selectKindOf = firstRow<{ kind_no: number }, [item: number]>(
  'select_kind_of_listed',
  'select kind_no from items where id = $1',
)

/** Those of some items that are still offered, in any order. */
export const selectOfferedItems = statement<ItemRow, [number[]]>(
  'select_offered_items',
  `select ${itemColumns} from items i join skins s on s.id = i.skin_id where i.id = any($1) and ${offered}`,
)
