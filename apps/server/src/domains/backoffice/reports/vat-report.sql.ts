import { isInMonths, type MonthBounds, monthAt } from '../../../db/month-bounds.ts'
import { statement } from '../../../db/statement.ts'

export interface VatSumRow {
  /** 2026-11 */
  month: string
  country: string
  rate: number
  sold_cents: number
  sold_vat_cents: number
  returned_cents: number
  returned_vat_cents: number
}

/** What is paid is sold; what goes back counts when it does. */
export const selectVatSums = statement<VatSumRow, MonthBounds>(
  'select_vat_sums',
  `with moved as (
     select ${monthAt('placed.paid_at')} as month, line.vat_country as country, line.vat_percent as rate,
       line.price_cents - line.discount_cents as sold, line.vat_cents as sold_vat, 0 as back, 0 as back_vat
     from orders placed
     join order_lines line on line.order_id = placed.id
     where ${isInMonths('placed.paid_at')}
     union all
     select ${monthAt('refund.created_at')}, line.vat_country, line.vat_percent, 0, 0, back.cents, back.vat_cents
     from refunds refund
     join refund_lines back on back.refund_id = refund.id
     join order_lines line on line.order_id = back.order_id and line.line_no = back.line_no
     where ${isInMonths('refund.created_at')}
   )
   select month, country, rate::float8 as rate, sum(sold)::bigint as sold_cents,
     sum(sold_vat)::bigint as sold_vat_cents, sum(back)::bigint as returned_cents,
     sum(back_vat)::bigint as returned_vat_cents
   from moved
   group by moved.month, country, moved.rate
   order by moved.month, country, moved.rate`,
)
