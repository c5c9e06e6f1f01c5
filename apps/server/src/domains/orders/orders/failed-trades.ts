import { failedTradeDays } from '@pandrop/contract/staff/orders'
import { dayMilliseconds } from '@pandrop/money/days'
import type { Queryable } from '../../../db/statement.ts'
import { selectFailedTrades } from './failed-trades.sql.ts'

/** From when on a trade failed "just now": the midnight (UTC) that begins the last 30 days, today included. */
export const failedTradesSince = (now: Date): Date => {
  const midnight = Math.floor(now.getTime() / dayMilliseconds) * dayMilliseconds
  return new Date(midnight - (failedTradeDays - 1) * dayMilliseconds)
}

/** Orders whose trade failed. */
export interface FailedTrades {
  /** as many as the list of orders shows under "trade_failed" */
  orders: number
  /** days without any are left out; an order that failed on two of them counts on both */
  days: { day: string; orders: number }[]
}

/** Orders whose trade was declined, cancelled or reversed in the last 30 days. */
export const failedTrades = async (q: Queryable, now: Date): Promise<FailedTrades> => {
  const rows = await selectFailedTrades(q, failedTradesSince(now))
  return {
    orders: rows.find(({ day }) => day === null)?.orders ?? 0,
    days: rows.flatMap(({ day, orders }) => (day === null ? [] : [{ day, orders }])),
  }
}
