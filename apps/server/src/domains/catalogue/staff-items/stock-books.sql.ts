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

/** The same for many: takes a JSON array of objects with itemId, before and after. */
export const insertCostChanges = statement<
  { id: number; item_id: number; before_cents: number | null; after_cents: number | null },
  { changes: string; reason: string; by: string; at: Date }
>(
  'insert_item_cost_changes',
  `insert into item_cost_changes (item_id, before_cents, after_cents, reason, made_by, made_at)
   select "itemId", before, after, :reason, :by, :at
   from jsonb_to_recordset(:changes) as change ("itemId" bigint, before bigint, after bigint)
   order by 1
   returning id, item_id, before_cents, after_cents`,
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

/** Forgets what items have cost that no offer brought, and writes each down; what cost nothing stays as it is. */
export const forgetCosts = statement<
  { id: number; item_id: number; before_cents: number },
  { itemIds: readonly number[]; reason: string; by: string; at: Date }
>(
  'forget_item_costs',
  `with costed as (
     select id, cost_cents from items where id = any(:itemIds) and cost_cents > 0 and cost_source <> 'offer'
   ), forgotten as (
     update items set cost_cents = null, cost_source = null from costed where items.id = costed.id
   )
   insert into item_cost_changes (item_id, before_cents, after_cents, reason, made_by, made_at)
   select id, cost_cents, null, :reason, :by, :at from costed order by id
   returning id, item_id, before_cents`,
)
