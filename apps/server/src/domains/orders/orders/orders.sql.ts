import type { Attachments } from '@pandrop/contract/attachments'
import type { OrderState } from '@pandrop/contract/lifecycle/order'
import { statement } from '../../../db/statement.ts'

/** One line of an order, with what it shares with the other lines. */
export interface OrderLineRow {
  weapon: string
  finish: string
  /** null: the item has no wear */
  paint_seed: number | null
  order_id: number
  state: OrderState
  total_cents: number
  created_at: Date
  item_id: number
  title: string
  /** path of the item's picture without size and ending */
  picture: string
  quality: string
  type: string
  phase: string
  /** null: nothing was on it */
  attachments: Attachments | null
  /** price less discount */
  paid_cents: number
}

/** $2: at most this many orders. The lines of one order stand together, newest order first. */
export const selectOrderLines = statement<OrderLineRow, [number, number]>(
  'select_order_lines',
  `with newest as (
     select id, state, total_cents, created_at
     from orders
     where customer_id = $1 and paid_at is not null
     order by id desc
     limit $2
   )
   select newest.id as order_id, newest.state, newest.total_cents, newest.created_at, line.item_id, line.title,
          item.picture, line.quality, line.type, coalesce(line.phase, skin.phase) as phase,
          skin.weapon, skin.finish, item.paint_seed, line.attachments,
          line.price_cents - line.discount_cents as paid_cents
   from newest
   join order_lines line on line.order_id = newest.id
   join items item on item.id = line.item_id
   join skins skin on skin.id = item.skin_id
   order by newest.id desc, line.line_no`,
)
