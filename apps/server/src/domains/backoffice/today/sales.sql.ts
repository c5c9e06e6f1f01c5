import { firstRow, statement } from '../../../db/statement.ts'

// $1 and $2 are the first and the last day, as YYYY-MM-DD, $3 is the shop's time zone, where they begin and end.
const start = (day: string, zone = '$3'): string => `((${day})::timestamp at time zone ${zone})`
const dayOf = (moment: string, zone = '$3'): string => `((${moment} at time zone ${zone})::date)`
const during = (moment: string): string => `${moment} >= ${start('$1::date')} and ${moment} < ${start('$2::date + 1')}`

const typeSums = `
  sum(line.price_cents - line.discount_cents)::bigint as cents,
  coalesce(sum(line.price_cents - line.discount_cents)
    filter (where item.old_price_cents is not null), 0)::bigint as reduced_cents,
  coalesce(sum(line.price_cents - line.discount_cents)
    filter (where line.cost_cents is not null), 0)::bigint as costed_cents,
  coalesce(sum(line.price_cents - line.discount_cents - line.vat_cents)
    filter (where line.cost_cents is not null), 0)::bigint as costed_net_cents,
  coalesce(sum(line.cost_cents), 0)::bigint as cost_cents`

const itsItems = `
  join order_lines as line on line.order_id = orders.id
  join items as item on item.id = line.item_id`

/** Sums up every day since the last one that was, until and with $1; does nothing where that was done before. */
export const sumUpDays = statement<never, [lastDay: string, zone: string]>(
  'sum_up_sales_days',
  `with unsummed as (
     select generate_series(
       coalesce(
         (select max(day) + 1 from sales_days),
         (select ${dayOf('min(paid_at)', '$2')} from orders where paid_at is not null)
       )::timestamp, $1::date::timestamp, interval '1 day'
     )::date as day
   ), made as (
     insert into sales_days (day, orders, cents)
     select unsummed.day, count(orders.id), coalesce(sum(orders.total_cents), 0)
     from unsummed
     left join orders
       on orders.paid_at >= ${start('unsummed.day', '$2')} and orders.paid_at < ${start('unsummed.day + 1', '$2')}
     group by unsummed.day
     on conflict do nothing
     returning day
   )
   insert into sales_day_types (day, type, cents, reduced_cents, costed_cents, costed_net_cents, cost_cents)
   select made.day, line.type, ${typeSums}
   from made
   join orders on orders.paid_at >= ${start('made.day', '$2')} and orders.paid_at < ${start('made.day + 1', '$2')}
   ${itsItems}
   group by made.day, line.type`,
)

/** The last day that is summed up; null: none. */
export const selectLastSummed = firstRow<{ day: string | null }, []>(
  'select_last_summed_day',
  'select max(day)::text as day from sales_days',
)

// $4 is the last day that is summed up. It comes as a parameter, for PostgreSQL to know how few orders are younger:
// asked in place, it plans for all of the range and reads every line there is.
const summed = 'day between $1::date and least($2::date, $4::date)'
const notSummed = `orders.paid_at >= ${start('greatest($1::date, $4::date + 1)')}
  and orders.paid_at < ${start('$2::date + 1')}`

export interface SoldDayRow {
  day: string
  orders: number
  cents: number
}

export const selectSoldDays = statement<SoldDayRow, [from: string, till: string, zone: string, lastSummed: string]>(
  'select_sold_days',
  `select day::text, orders, cents from sales_days where ${summed}
   union all
   select ${dayOf('paid_at')}::text, count(*)::int, sum(total_cents)::bigint
   from orders
   where ${notSummed}
   group by 1`,
)

export interface DayCentsRow {
  day: string
  cents: number
}

export const selectRefundDays = statement<DayCentsRow, [from: string, till: string, zone: string]>(
  'select_refund_days',
  `select ${dayOf('created_at')}::text as day, sum(cents)::bigint as cents
   from refunds
   where order_id is not null and state <> 'failed' and destination <> 'foreign' and ${during('created_at')}
   group by 1`,
)

export const selectDepositDays = statement<DayCentsRow, [from: string, till: string, zone: string]>(
  'select_deposit_days',
  `select ${dayOf('settled_at')}::text as day, sum(credit_cents)::bigint as cents
   from payments
   where purpose = 'topup' and state = 'Success' and ${during('settled_at')}
   group by 1`,
)

/** What a type of weapon sold in a range; see the table sales_day_types. */
export interface SoldTypeRow {
  type: string
  cents: number
  reduced_cents: number
  costed_cents: number
  costed_net_cents: number
  cost_cents: number
}

export const selectSoldTypes = statement<SoldTypeRow, [from: string, till: string, zone: string, lastSummed: string]>(
  'select_sold_types',
  `select type, sum(cents)::bigint as cents, sum(reduced_cents)::bigint as reduced_cents,
     sum(costed_cents)::bigint as costed_cents, sum(costed_net_cents)::bigint as costed_net_cents,
     sum(cost_cents)::bigint as cost_cents
   from (
     select type, cents, reduced_cents, costed_cents, costed_net_cents, cost_cents
     from sales_day_types where ${summed}
     union all
     select line.type, ${typeSums}
     from orders
     ${itsItems}
     where ${notSummed}
     group by line.type
   ) as sold
   group by type
   order by 2 desc, type`,
)
