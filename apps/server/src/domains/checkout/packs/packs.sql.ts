import type { StockState } from '@pandrop/contract/lifecycle/item'
import type { PackState } from '@pandrop/contract/staff/packs'
import { firstRow, statement } from '../../../db/statement.ts'

/** A pack as it stands at a moment. */
export interface PackRow {
  id: number
  name: string
  price_cents: number
  offered_from: Date
  offered_until: Date | null
  created_at: Date
  stopped_at: Date | null
  sold_at: Date | null
  order_id: number | null
  state: PackState
  /** what its items cost one by one */
  sum_cents: number
  item_ids: number[]
  /** of these, those that have a page of their own */
  shown_ids: number[]
}

export interface StaffPackRow extends PackRow {
  /** the name of a member of staff, or of a program */
  made_by: string
}

/** Of packs as pack: what their items say together, called held. */
const heldItems = (now: string): string => `
  cross join lateral (
    select sum(item.price_cents)::bigint as sum_cents, bool_or(part.gone_at is not null) as gone,
      bool_and(item.state = 'available' and (item.available_from is null or item.available_from <= ${now})) as on_shelf,
      json_agg(item.id order by part.line_no) as item_ids,
      coalesce(json_agg(item.id order by part.line_no) filter (where item.state not in ('hidden', 'withdrawn')), '[]')
        as shown_ids
    from pack_items part join items item on item.id = part.item_id
    where part.pack_id = pack.id
  ) held`

// What ends a pack for good counts before what may pass (docs/behaviour/orders.md#pack-ends).
const stateAt = (now: string): string => `case
    when pack.sold_at is not null then 'sold'
    when pack.stopped_at is not null then 'stopped'
    when held.gone then 'ended'
    when pack.offered_until <= ${now} then 'over'
    when pack.offered_from > ${now} then 'planned'
    when not held.on_shelf or held.sum_cents < pack.price_cents then 'waiting'
    else 'offered'
  end`

const columns = (now: string): string => `
  pack.id, pack.name, pack.price_cents, pack.offered_from, pack.offered_until, pack.created_at,
  pack.stopped_at, pack.sold_at, pack.order_id, held.sum_cents, held.item_ids, held.shown_ids,
  ${stateAt(now)} as state`

export const selectPack = firstRow<PackRow, [id: number, now: Date]>(
  'select_pack',
  `select ${columns('$2::timestamptz')}
   from packs pack ${heldItems('$2::timestamptz')}
   where pack.id = $1`,
)

/**
 * Of packs as pack: that nothing has ended them yet, by their own rows and those of their items that are gone. Asked
 * before their items are read: packs end for good, and those that have are many more than those that stand.
 */
const stands = (now: string): string => `
  pack.sold_at is null and pack.stopped_at is null and pack.ended_at is null
  and (pack.offered_until is null or pack.offered_until > ${now})
  and not exists (select from pack_items part where part.pack_id = pack.id and part.gone_at is not null)`

interface OfferedPacks {
  /** an item that they hold; null: whatever they hold */
  itemId: number | null
  rowsMax: number
  now: Date
}

export const selectOfferedPacks = statement<PackRow, OfferedPacks>(
  'select_offered_packs',
  `select ${columns(':now::timestamptz')}
   from packs pack ${heldItems(':now::timestamptz')}
   where ${stands(':now::timestamptz')} and pack.offered_from <= :now::timestamptz
     and (:itemId::bigint is null or exists (select from pack_items where pack_id = pack.id and item_id = :itemId))
     and ${stateAt(':now::timestamptz')} = 'offered'
   order by pack.id desc
   limit :rowsMax`,
)

interface PackPage {
  before: number
  rowsMax: number
  now: Date
  states: PackState[]
  /** part of it in lower case; null: everything */
  name: string | null
}

const madeBy = `coalesce((select name from staff where pack.made_by = 'staff:' || id), pack.made_by) as made_by`

const staffPage = (name: string, among: string) =>
  statement<StaffPackRow, PackPage>(
    name,
    `select ${columns(':now::timestamptz')}, ${madeBy}
     from packs pack ${heldItems(':now::timestamptz')}
     where pack.id < :before and ${among} and ${stateAt(':now::timestamptz')} = any(:states)
       and (:name::text is null or strpos(lower(pack.name), :name) > 0)
     order by pack.id desc
     limit :rowsMax`,
  )

export const selectStaffPacks = staffPage('select_staff_packs', 'true')

/** The same where only those are asked for that nothing has ended yet. */
export const selectStandingStaffPacks = staffPage('select_standing_staff_packs', stands(':now::timestamptz'))

export const selectStaffPack = firstRow<StaffPackRow, [id: number, now: Date]>(
  'select_staff_pack',
  `select ${columns('$2::timestamptz')}, ${madeBy}
   from packs pack ${heldItems('$2::timestamptz')}
   where pack.id = $1`,
)

export interface StaffPackItemRow {
  pack_id: number
  id: number
  title: string
  phase: string
  rarity: string
  picture: string
  state: StockState
  price_cents: number
  cost_cents: number | null
  available_from: Date | null
  gone: boolean
}

export const selectStaffPackItems = statement<StaffPackItemRow, [packIds: number[]]>(
  'select_staff_pack_items',
  `select part.pack_id, item.id, item.title, skin.phase, item.rarity, item.picture, item.state, item.price_cents,
     item.cost_cents, item.available_from, part.gone_at is not null as gone
   from pack_items part
   join items item on item.id = part.item_id
   join skins skin on skin.id = item.skin_id
   where part.pack_id = any($1)
   order by part.pack_id, part.line_no`,
)

/** An item that a new pack is to hold; the row is locked until the transaction ends. */
interface PackableRow {
  id: number
  title: string
  state: StockState
  price_cents: number
  cost_cents: number | null
}

// In the order in which purchases lock: an item that is sold meanwhile is refused, not held by a pack that never ends.
export const lockPackables = statement<PackableRow, [ids: number[]]>(
  'lock_packables',
  `select item.id, item.title, item.state, item.price_cents, item.cost_cents
   from items item where item.id = any($1) order by item.id for no key update`,
)

/** One copy each of weapons that differ, at full price and of middling price, the dearest first. */
export const selectDemoItems = statement<{ id: number; price_cents: number }, [count: number, now: Date]>(
  'select_demo_pack_items',
  `select id, price_cents
   from (
     select distinct on (item.weapon) item.id, item.price_cents
     from items item
     where item.state = 'available' and (item.available_from is null or item.available_from <= $2)
       and item.old_price_cents is null and item.price_cents between 800 and 4000
       and item.rarity in ('Classified', 'Covert', 'Restricted') and item.variant = 'normal'
     order by item.weapon, item.id
   ) various
   order by price_cents desc, id
   limit $1`,
)

export const selectPackByKey = firstRow<{ id: number }, [requestKey: string | null]>(
  'select_pack_by_key',
  'select id from packs where request_key = $1',
)

interface NewPack {
  name: string
  priceCents: number
  offeredFrom: Date
  offeredUntil: Date | null
  by: string
  at: Date
  itemIds: number[]
  /** names the attempt that makes it; null: a one-off */
  requestKey: string | null
}

/** Writes nothing where its attempt has made one. */
export const insertPack = firstRow<{ id: number }, NewPack>(
  'insert_pack',
  `with made as (
     insert into packs (name, price_cents, items_count, offered_from, offered_until, made_by, created_at, request_key)
     values (:name, :priceCents, cardinality(:itemIds::bigint[]), :offeredFrom, :offeredUntil, :by, :at, :requestKey)
     on conflict (request_key) do nothing
     returning id
   ), held as (
     insert into pack_items (pack_id, line_no, item_id)
     select made.id, part.line_no, part.item_id
     from made cross join unnest(:itemIds::bigint[]) with ordinality as part (item_id, line_no)
   )
   select id from made`,
)

/** Its own row alone: what it holds is fixed, and its items are locked before it. */
export const lockPack = firstRow<{ sold_at: Date | null; stopped_at: Date | null }, [id: number]>(
  'lock_pack',
  'select sold_at, stopped_at from packs where id = $1 for no key update',
)

export const stopPackRow = statement<never, [id: number, at: Date]>(
  'stop_pack',
  'update packs set stopped_at = $2 where id = $1',
)

export const sellPackRow = statement<never, [id: number, at: Date, orderId: number]>(
  'sell_pack',
  'update packs set sold_at = $2, order_id = $3 where id = $1',
)
