import type { StockState } from '@pandrop/contract/lifecycle/item'
import { firstRow, statement } from '../../../db/statement.ts'
import { campaignsPrice } from '../campaigns/campaigns-price.sql.ts'
import { offeredAt } from '../items/item-row.ts'

/** What a new price of an item is made of; no row: there is no such item. */
export interface PriceFactsRow {
  id: number
  state: StockState
  title: string
  price_cents: number
  old_price_cents: number | null
  cost_cents: number | null
  reference_cents: number
  /** 22 means 22 %; null: no margin begins so low */
  margin_percent: number | null
  /** whose price it has; null: no running campaign's */
  campaign_id: number | null
}

/** In the order of the ids. */
export const selectPriceFacts = statement<PriceFactsRow, [itemIds: number[]]>(
  'select_price_facts',
  `select i.id, i.state, i.title, i.price_cents, i.old_price_cents, i.cost_cents, r.price_cents as reference_cents,
     (
       select m.percent::float8 from offer_margins m
       where m.from_cents <= r.price_cents
       order by m.from_cents desc
       limit 1
     ) as margin_percent, campaigns_price.campaign_id
   from items i
   join reference_prices r on r.skin_id = i.skin_id and r.exterior = i.exterior and r.variant = i.variant
   ${campaignsPrice('i')}
   where i.id = any($1)
   order by i.id`,
)

/** How many wishes new prices would fulfil that the present ones do not, and how many customers would be mailed. */
export const countWishes = firstRow<
  { wishes: number; mails: number },
  { itemIds: number[]; afterCents: number[]; now: Date; quietSince: Date }
>(
  'count_wishes_of_prices',
  `with named as (
     select w.id, w.customer_id, k.no as kind_no,
       least(w.price_below_cents, case when w.mailed_at > :quietSince then w.mailed_cents end) as below_cents
     from wishes w
     join customers c on c.id = w.customer_id and c.email_verified_at is not null
     join kinds k on (k.skin_id, k.exterior, k.variant) = (w.skin_id, w.exterior, w.variant)
     where w.price_below_cents is not null
   )
   select count(distinct w.id)::int as wishes, count(distinct w.customer_id)::int as mails
   from unnest(:itemIds::bigint[], :afterCents::bigint[]) as move (id, after_cents)
   join items i on i.id = move.id and ${offeredAt(':now')}
   join named w on w.kind_no = i.kind_no and move.after_cents < w.below_cents and i.price_cents >= w.below_cents
   where not exists (
     select from wish_mails told
     where told.wish_id = w.id and told.item_id = i.id and told.price_cents = move.after_cents
   )`,
)
