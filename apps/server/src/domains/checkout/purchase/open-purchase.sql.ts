import { firstRow } from '../../../db/statement.ts'

export interface OpenPurchaseRow {
  order_id: number
  payment_id: string
  expires_at: Date
  total_cents: number
  item_ids: number[]
}

export const selectOpenPurchase = firstRow<OpenPurchaseRow, [number]>(
  'select_open_purchase',
  `select placed.id as order_id, payment.id as payment_id, payment.expires_at, placed.total_cents,
     (
       select json_agg(item_id order by line_no) from order_lines where order_id = placed.id
     ) as item_ids
   from orders placed
   join payments payment on payment.id = placed.payment_id
   where placed.customer_id = $1 and placed.state = 'pending'`,
)
