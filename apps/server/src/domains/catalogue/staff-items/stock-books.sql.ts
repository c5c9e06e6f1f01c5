import { firstRow, statement } from '../../../db/statement.ts'

/** Writes down that somebody learnt better what an item cost; amounts in cents, null: not known. */
export const insertCostChange = firstRow<
  { id: number },
  { itemId: number; before: number | null; after: number | null; reason: string | null; by: string; at: Date }
>(
  'insert_item_cost_change',
  `insert into item_cost_changes (item_id, before_cents, after_cents, reason, made_by, made_at)
   values (:itemId, :before, :after, :reason, :by, :at)
   returning id`,
)

/** The item that an offer was put on the shelf as, at what it cost. */
export const selectShelvedItem = firstRow<{ id: number; cost_cents: number }, [offerId: number]>(
  'select_shelved_item',
  `select id, cost_cents from items where offer_id = $1 and cost_source = 'offer'`,
)

/** Those of some items that have cost something, with the offer that brought them; null: none did. */
export const selectCosts = statement<
  { id: number; cost_cents: number; offer_id: number | null },
  [itemIds: readonly number[]]
>(
  'select_item_costs',
  `select id, cost_cents, case when cost_source = 'offer' then offer_id end as offer_id
   from items
   where id = any($1) and cost_cents > 0
   order by id`,
)
