import type { SalesKey } from '@pandrop/contract/staff/sales-reports'
import { statement } from '../../../db/statement.ts'

/** What was sold and given back of one key in one of both ranges, in cents. */
export interface SoldRow {
  key: string
  /** it is of the range that was asked for; else of the one before */
  is_asked: boolean
  /** those with something of this key */
  orders: number
  /** those whose first line is of this key: of all keys together, each once */
  orders_once: number
  items: number
  sold_cents: number
  sold_vat_cents: number
  returned_cents: number
  returned_vat_cents: number
}

// A line counts on the day on which its order was paid; what goes back of it on the day on which it does.
const keys: Record<SalesKey, (moment: string) => string> = {
  day: (moment) => `(${moment} at time zone :zone)::date`,
  type: () => 'line.type',
  country: () => 'placed.country',
  method: () => 'placed.payment_method',
}

// Only types of items share an order; to count orders that differ takes as long as all the rest.
const ordersOf = (by: SalesKey): string =>
  by === 'type' ? 'count(distinct order_id)' : 'count(*) filter (where is_first)'

const selectBy = (by: SalesKey) =>
  statement<SoldRow, { beforeBegin: Date; from: Date; till: Date; zone: string }>(
    `select_sales_by_${by}`,
    `with moved as (
       select ${keys[by]('placed.paid_at')} as key, placed.paid_at >= :from as is_asked, placed.id as order_id,
         line.line_no = 1 as is_first, line.price_cents - line.discount_cents as sold, line.vat_cents as sold_vat,
         0 as back, 0 as back_vat
       from orders placed
       join order_lines line on line.order_id = placed.id
       where placed.paid_at >= :beforeBegin and placed.paid_at < :till
       union all
       select ${keys[by]('refund.created_at')}, refund.created_at >= :from, null, false, 0, 0, back.cents,
         back.vat_cents
       from refunds refund
       join refund_lines back on back.refund_id = refund.id
       join order_lines line on line.order_id = back.order_id and line.line_no = back.line_no
       join orders placed on placed.id = back.order_id
       where refund.created_at >= :beforeBegin and refund.created_at < :till
     )
     select key::text, is_asked, ${ordersOf(by)}::int as orders, count(*) filter (where is_first)::int as orders_once,
       count(order_id)::int as items, sum(sold)::bigint as sold_cents, sum(sold_vat)::bigint as sold_vat_cents,
       sum(back)::bigint as returned_cents, sum(back_vat)::bigint as returned_vat_cents
     from moved
     group by moved.key, is_asked`,
  )

/** Sales of a range and of the one before it, by what they are added up by. */
export const selectSales = {
  day: selectBy('day'),
  type: selectBy('type'),
  country: selectBy('country'),
  method: selectBy('method'),
} as const
