import { failedTradeDays } from '@pandrop/contract/staff/orders'
import { beginOfDay, dayAfter, dayIn } from '@pandrop/money/zones'
import type { Queryable } from '../../../db/statement.ts'
import { timeZoneOf } from '../../content/settings.ts'
import { selectFailedTrades } from './failed-trades.sql.ts'

/** From when on a trade failed "just now": the beginning of the last 30 days of the shop, today included. */
export const failedTradesSince = (zone: string, now: Date): Date =>
  beginOfDay(zone, dayAfter(dayIn(zone, now), 1 - failedTradeDays))

/** Orders whose trade failed. */
export interface FailedTrades {
  /** as many as the list of orders shows under "trade_failed" */
  orders: number
  /** days without any are left out; an order that failed on two of them counts on both */
  days: { day: string; orders: number }[]
}

/** Orders whose trade was declined, cancelled or reversed in the last 30 days. */
export const failedTrades = async (q: Queryable, now: Date): Promise<FailedTrades> => {
  const zone = await timeZoneOf(q)
  const rows = await selectFailedTrades(q, failedTradesSince(zone, now), zone)
  return {
    orders: rows.find(({ day }) => day === null)?.orders ?? 0,
    days: rows.flatMap(({ day, orders }) => (day === null ? [] : [{ day, orders }])),
  }
}
