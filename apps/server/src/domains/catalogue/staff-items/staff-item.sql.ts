import type { ExteriorCode } from '@pandrop/contract/exteriors'
import type { WithdrawalCause } from '@pandrop/contract/lifecycle/item'
import type { OfferVariant } from '@pandrop/contract/lifecycle/offer'
import type { OrderState } from '@pandrop/contract/lifecycle/order'
import { firstRow, statement } from '../../../db/statement.ts'
import { campaignsPrice } from '../campaigns/campaigns-price.sql.ts'
import { type StaffItemListRow, staffItemColumns, staffItemJoins } from './item-list.sql.ts'

/** Everything of an item's own row and its skin that the back office shows. */
export interface StaffItemDetailsRow extends StaffItemListRow {
  skin_id: string
  market_name: string
  weapon: string
  finish: string
  exterior: ExteriorCode
  variant: OfferVariant
  def_index: number
  paint_index: number
  created_at: Date
  sold_at: Date | null
  withdrawn_at: Date | null
  withdrawn_because: WithdrawalCause | null
  cost_source: 'offer' | 'purchase' | 'opening' | null
  source_ref: string | null
  external_id: string | null
  note: string
  offer_id: number | null
  import_id: number | null
  carts: number
  wishes: number
  campaign_id: number | null
  campaign_name: string | null
  campaign_until: Date | null
}

export const selectStaffItem = firstRow<StaffItemDetailsRow, [itemId: number]>(
  'select_staff_item',
  `select ${staffItemColumns}, i.skin_id, s.market_name, s.weapon, s.finish, i.exterior, i.variant, s.def_index,
     s.paint_index, i.created_at, i.sold_at, i.withdrawn_at, i.withdrawn_because, i.cost_source, i.source_ref,
     i.external_id, i.note, i.offer_id,
     (
       select r.import_id from import_rows r
       where r.item_id = i.id and r.settled in ('added', 'undone', 'kept')
       order by r.import_id limit 1
     ) as import_id,
     (select count(*) from cart_lines line where line.item_id = i.id)::int as carts,
     (
       select count(*) from wishes w
       where w.skin_id = i.skin_id and w.exterior = i.exterior and w.variant = i.variant
     )::int as wishes,
     campaigns_price.campaign_id, campaigns_price.name as campaign_name, campaigns_price.ends_at as campaign_until
   from items i ${staffItemJoins} ${campaignsPrice('i')}
   where i.id = $1`,
)

/** Newest first. */
export const selectOrdersOfItem = statement<
  { id: number; state: OrderState; created_at: Date; price_cents: number },
  [itemId: number]
>(
  'select_orders_of_item',
  `select o.id, o.state, o.created_at, line.price_cents
   from order_lines line
   join orders o on o.id = line.order_id
   where line.item_id = $1
   order by o.id desc
   limit 50`,
)
