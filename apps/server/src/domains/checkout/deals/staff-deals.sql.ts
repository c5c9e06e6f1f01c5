import type { DealEventKind, DealState } from '@pandrop/contract/lifecycle/deal'
import type { StockState } from '@pandrop/contract/lifecycle/item'
import { firstRow, statement } from '../../../db/statement.ts'
import { isHeld } from './deals.sql.ts'

/** A deal in the back office's list. */
export interface StaffDealRow {
  id: number
  state: DealState
  customer_id: number
  name: string
  surname: string
  email: string
  titles: string[]
  price_cents: number
  sum_cents: number
  created_at: Date
  expires_at: Date
  ended_at: Date | null
  order_id: number | null
  made_by: string
}

const columns = `
  deal.id, deal.state, deal.customer_id, customer.name, customer.surname, customer.email, of_it.titles,
  deal.price_cents, of_it.sum_cents, deal.created_at, deal.expires_at, deal.ended_at, deal.order_id, deal.made_by`

// Of a deal: its items, the dearest first.
const itsItems = `
  cross join lateral (
    select array_agg(item.title order by held.price_cents desc, item.id) as titles,
      sum(held.price_cents)::bigint as sum_cents
    from deal_items held join items item on item.id = held.item_id
    where held.deal_id = deal.id
  ) as of_it`

export const selectStaffDeals = statement<
  StaffDealRow,
  {
    before: number
    rowsMax: number
    states: readonly DealState[]
    customerId: number | null
    /** a number; null: none was searched for */
    dealId: number | null
    /** a pattern for LIKE in lower case; null: no words were searched for */
    words: string | null
  }
>(
  'select_deals_for_staff',
  `select ${columns}
   from deals deal
   join customers customer on customer.id = deal.customer_id ${itsItems}
   where deal.id < :before and deal.state = any(:states)
     and (:customerId::bigint is null or deal.customer_id = :customerId)
     and (:dealId::bigint is null and :words::text is null or deal.id = :dealId
       or lower(customer.name || ' ' || customer.surname || ' ' || customer.email) like :words)
   order by deal.id desc
   limit :rowsMax`,
)

export const selectStaffDeal = firstRow<
  StaffDealRow & { note: string; customer_held: boolean; vat_percent: number },
  [dealId: number]
>(
  'select_deal_for_staff',
  `select ${columns}, deal.note, ${isHeld('deal.customer_id')} as customer_held,
     (select vat_percent::float8 from settings) as vat_percent
   from deals deal
   join customers customer on customer.id = deal.customer_id ${itsItems}
   where deal.id = $1`,
)

export interface StaffDealItemRow {
  id: number
  state: StockState
  title: string
  picture: string
  rarity: string
  float: number | null
  paint_seed: number | null
  price_cents: number
  cost_cents: number | null
}

export const selectStaffDealItems = statement<StaffDealItemRow, [dealId: number]>(
  'select_deal_items_for_staff',
  `select item.id, item.state, item.title, item.picture, item.rarity, item.float, item.paint_seed, held.price_cents,
     item.cost_cents
   from deal_items held join items item on item.id = held.item_id
   where held.deal_id = $1
   order by held.price_cents desc, item.id`,
)

export const selectDealEvents = statement<{ kind: DealEventKind; at: Date; by: string; why: string }, [dealId: number]>(
  'select_deal_events',
  'select kind, at, by, why from deal_events where deal_id = $1 order by id',
)
