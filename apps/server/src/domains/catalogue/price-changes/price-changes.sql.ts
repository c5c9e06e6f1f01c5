import type { PriceChangeState } from '@pandrop/contract/lifecycle/price-change'
import type { PriceEnding, PriceWay } from '@pandrop/contract/staff/price-changes'
import { firstRow, statement } from '../../../db/statement.ts'

/** A change of many prices. */
export interface PriceChangeRow {
  id: number
  state: PriceChangeState
  way: PriceWay
  amount: number | null
  ending: PriceEnding
  above_cost: boolean
  made_at: Date
  /** null together with the name: on the command line */
  maker_id: number | null
  maker_name: string | null
  items: number
  before_cents: number
  after_cents: number
  changed: number
  kept: number
  restored: number
  done_at: Date | null
  undo_until: Date | null
  undone_at: Date | null
  undoer_id: number | null
  undoer_name: string | null
}

const columns = `
  c.id, c.state, c.way, c.amount::float8 as amount, c.ending, c.above_cost, c.made_at, maker.id as maker_id,
  maker.name as maker_name, c.items, c.before_cents, c.after_cents, c.changed, c.kept, c.restored, c.done_at,
  c.undo_until, c.undone_at, undoer.id as undoer_id, undoer.name as undoer_name`

const joins = `
  left join staff maker on c.made_by = 'staff:' || maker.id
  left join staff undoer on c.undone_by = 'staff:' || undoer.id`

export const selectPriceChange = firstRow<PriceChangeRow, [id: number]>(
  'select_price_change',
  `select ${columns} from price_changes c ${joins} where c.id = $1`,
)

export const selectPriceChanges = statement<PriceChangeRow, [before: number, rowsMax: number]>(
  'select_price_changes',
  `select ${columns} from price_changes c ${joins} where c.id < $1 order by c.id desc limit $2`,
)

/** One item of a change, with the reason why it was not put back where that was wanted. */
export interface PriceLineRow {
  item_id: number
  title: string
  before_cents: number
  after_cents: number
  outcome: 'changed' | 'held' | 'touched' | 'below_cost' | 'stopped' | null
  undo_outcome: 'changed' | 'held' | 'touched' | null
}

/** By number; only those that keep a price which they were not to have, where they alone are wanted. */
export const selectPriceLines = statement<
  PriceLineRow,
  { priceChangeId: number; behind: number; rowsMax: number; isKept: boolean }
>(
  'select_price_change_lines',
  `select l.item_id, i.title, l.before_cents, l.after_cents, l.outcome, l.undo_outcome
   from price_change_lines l
   join items i on i.id = l.item_id
   where l.price_change_id = :priceChangeId and l.item_id > :behind
     and (not :isKept or l.outcome in ('held', 'touched', 'below_cost') or l.undo_outcome in ('held', 'touched'))
   order by l.item_id
   limit :rowsMax`,
)

export const selectByAttempt = firstRow<{ id: number }, [key: string]>(
  'select_price_change_by_attempt',
  'select id from price_changes where request_key = $1',
)

/** @returns no row where the attempt has one */
export const insertPriceChange = firstRow<
  { id: number },
  {
    by: string
    at: Date
    way: PriceWay
    amount: number | null
    ending: PriceEnding
    isAboveCost: boolean
    requestKey: string | null
    items: number
    beforeCents: number
    afterCents: number
  }
>(
  'insert_price_change',
  `insert into price_changes (made_by, made_at, way, amount, ending, above_cost, request_key, items, before_cents,
     after_cents)
   values (:by, :at, :way, :amount, :ending, :isAboveCost, :requestKey, :items, :beforeCents, :afterCents)
   on conflict (request_key) do nothing
   returning id`,
)

/** Items whose price is not the one that was seen have no row. */
export const insertPriceLines = statement<
  { item_id: number },
  { priceChangeId: number; itemIds: number[]; beforeCents: number[]; afterCents: number[] }
>(
  'insert_price_change_lines',
  `insert into price_change_lines (price_change_id, item_id, before_cents, after_cents, before_old_cents, seen_at)
   select :priceChangeId, i.id, i.price_cents, move.after_cents, i.old_price_cents, i.price_changed_at
   from unnest(:itemIds::bigint[], :beforeCents::bigint[], :afterCents::bigint[])
     as move (id, before_cents, after_cents)
   join items i on i.id = move.id and i.price_cents = move.before_cents
   order by i.id
   returning item_id`,
)

/** Whoever holds it works on it; null beside its end: nobody knows yet. */
export const lockPriceChange = firstRow<{ state: PriceChangeState; undo_until: Date | null }, [id: number]>(
  'lock_price_change',
  'select state, undo_until from price_changes where id = $1 for no key update',
)

/** Items of a change whose turn it is, lowest first. */
export const selectToSet = statement<{ item_id: number }, [id: number, itemsMax: number]>(
  'select_prices_to_set',
  `select item_id from price_change_lines where price_change_id = $1 and outcome is null order by item_id limit $2`,
)

export const selectToPutBack = statement<{ item_id: number }, [id: number, itemsMax: number]>(
  'select_prices_to_put_back',
  `select item_id from price_change_lines
   where price_change_id = $1 and outcome = 'changed' and undo_outcome is null
   order by item_id
   limit $2`,
)

/**
 * Of items that are locked: those whose price nobody has changed since it was seen, with the one that they get, and
 * whether they cost more by now, where no price is to be below its cost.
 */
export const selectUntouched = statement<
  { item_id: number; cents: number; is_below_cost: boolean },
  [id: number, itemIds: number[]]
>(
  'select_untouched_prices',
  `select l.item_id, l.after_cents as cents,
     c.above_cost and coalesce(i.cost_cents > l.after_cents, false) as is_below_cost
   from price_change_lines l
   join price_changes c on c.id = l.price_change_id
   join items i on i.id = l.item_id and i.price_changed_at = l.seen_at
   where l.price_change_id = $1 and l.item_id = any($2)`,
)

/**
 * Puts back the prices of items that are locked, where nobody has touched them since: each is what it was, and its
 * campaign's again where it was that; where that campaign is over, it is what its end would have made of it. An old
 * price comes back where it is still the lowest of the 30 days before.
 * @returns a row for each that nobody touched; held: a customer has it, or it is withdrawn
 */
export const putBackPrices = statement<{ item_id: number; is_held: boolean }, [id: number, itemIds: number[]]>(
  'put_prices_back',
  `with wanted as (
     select i.id, i.state not in ('available', 'hidden') as is_held, member.campaign_id,
       case when member.left_at is null then l.before_cents else member.before_cents end as then_cents,
       case
         when member.left_at is null and l.before_old_cents <= lowest_of_30_days(i.id, clock_timestamp())
         then l.before_old_cents
       end as old_cents
     from price_change_lines l
     join items i on i.id = l.item_id and i.price_changed_at = l.changed_at
     left join lateral (
       select m.campaign_id, m.before_cents, m.left_at
       from campaign_items m
       where m.item_id = l.item_id and m.priced_at = l.seen_at
       order by m.joined_at desc
       limit 1
     ) as member on true
     where l.price_change_id = $1 and l.item_id = any($2)
   ), put as (
     update items i set price_cents = wanted.then_cents, old_price_cents = wanted.old_cents
     from wanted
     where i.id = wanted.id and not wanted.is_held
     returning i.id, i.old_price_cents, i.price_changed_at, wanted.campaign_id
   ), returned as (
     update campaign_items m
     set priced_at = put.price_changed_at, old_price_cents = put.old_price_cents, honest_from = null
     from put
     where m.item_id = put.id and m.campaign_id = put.campaign_id and m.left_at is null
   )
   select id as item_id, is_held from wanted`,
)

/** What became of a part of a change. */
interface PartDone {
  priceChangeId: number
  itemIds: number[]
  changedIds: number[]
  heldIds: number[]
}

export const noteSet = statement<never, PartDone & { belowCostIds: number[] }>(
  'note_prices_set',
  `with lines as (
     update price_change_lines l
     set outcome = case when l.item_id = any(:changedIds) then 'changed' when l.item_id = any(:heldIds) then 'held'
         when l.item_id = any(:belowCostIds) then 'below_cost' else 'touched' end,
       changed_at = case when l.item_id = any(:changedIds) then i.price_changed_at end
     from items i
     where l.price_change_id = :priceChangeId and l.item_id = any(:itemIds) and i.id = l.item_id
     returning l.outcome
   )
   update price_changes
   set changed = changed + (select count(*) from lines where outcome = 'changed'),
     kept = kept + (select count(*) from lines where outcome <> 'changed')
   where id = :priceChangeId`,
)

export const notePutBack = statement<never, PartDone>(
  'note_prices_put_back',
  `with lines as (
     update price_change_lines
     set undo_outcome = case when item_id = any(:changedIds) then 'changed' when item_id = any(:heldIds) then 'held'
       else 'touched' end
     where price_change_id = :priceChangeId and item_id = any(:itemIds)
     returning undo_outcome
   )
   update price_changes set restored = restored + (select count(*) from lines where undo_outcome = 'changed')
   where id = :priceChangeId`,
)

export const finishChange = statement<never, [id: number, at: Date, undoUntil: Date]>(
  'finish_price_change',
  `update price_changes set state = 'done', done_at = $2, undo_until = $3 where id = $1`,
)

/** What has not had its turn has none any more. */
export const beginUndo = statement<never, [id: number, by: string]>(
  'begin_price_undo',
  `with stopped as (
     update price_change_lines set outcome = 'stopped' where price_change_id = $1 and outcome is null
   )
   update price_changes set state = 'undoing', undone_by = $2 where id = $1`,
)

export const finishUndo = statement<never, [id: number, at: Date]>(
  'finish_price_undo',
  `update price_changes set state = 'undone', undone_at = $2 where id = $1`,
)
