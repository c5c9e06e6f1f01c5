import { statement } from '../../../db/statement.ts'

/** SQL: orders whose trade has failed since a moment; an unpaid order's end is no failed trade. */
export const failedSince = (moment: string): string =>
  `select order_id from order_events
   where kind in ('trade_declined', 'cancelled', 'reversed') and at >= ${moment}`

/** Each day with its orders, and once more with a null all days together. */
export const selectFailedTrades = statement<{ day: string | null; orders: number }, [since: Date, zone: string]>(
  'select_failed_trades',
  `select ((at at time zone $2)::date)::text as day, count(distinct order_id)::int as orders
   from order_events
   where kind in ('trade_declined', 'cancelled', 'reversed') and at >= $1
   group by grouping sets ((1), ())`,
)
