import type { Answer } from '@pandrop/contract/call'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import {
  type listOwnTrades,
  type tradeAnswers,
  type WaitingTrade,
  waitingTradesMax,
} from '@pandrop/contract/staff/trade-offers'
import { inTransaction } from '../../../db/transaction.ts'
import type { Shop, StaffContext } from '../../../shop.ts'
import { lockAlone } from '../orders/locked-order.ts'
import { stuckBefore } from './asking-steam.ts'
import { isSendingPaused } from './send-trades.ts'
import { toStaffTrade } from './shown-trades.ts'
import {
  countTrades,
  selectAccounts,
  selectLastTrade,
  selectWaitingTrades,
  type TradeCounts,
  type WaitingTradeRow,
  writeAnswer,
  writePaused,
} from './trade-offers.sql.ts'

type OwnTrades = Omit<Answer<typeof listOwnTrades>, 'status'>

/** Whether accounts of the shop send trades by themselves, how they are doing, and which trades need somebody. */
export const ownTrades = async (shop: Pick<Shop, 'pool' | 'clock' | 'delivery'>): Promise<OwnTrades> => {
  const { pool, clock, delivery } = shop
  if (!delivery) return { on: false, paused: false, accounts: [], trades: [] }
  const [paused, accounts, trades] = await Promise.all([
    isSendingPaused(pool),
    accountsOf(shop, delivery),
    waitingTrades({ pool, clock }),
  ])
  return { on: true, paused, accounts, trades }
}

/** Trades that somebody has to look at, whoever waits longest first. */
export const waitingTrades = async (reading: Pick<Shop, 'pool' | 'clock'>): Promise<WaitingTrade[]> => {
  const rows = await selectWaitingTrades(reading.pool, { stuckBefore: stuckBefore(reading), rowsMax: waitingTradesMax })
  return rows.map(toWaiting)
}

const accountsOf = async (
  { pool }: Pick<Shop, 'pool'>,
  delivery: NonNullable<Shop['delivery']>,
): Promise<OwnTrades['accounts']> => {
  const known = await selectAccounts(pool)
  const found = await delivery.accounts(known.map(({ steamid }) => steamid))
  const states = new Map(found.outcome === 'found' ? found.accounts.map(({ steamid, state }) => [steamid, state]) : [])
  return known.map(({ label, steamid }) => ({ label, state: states.get(steamid) ?? 'unknown' }))
}

const toWaiting = (row: WaitingTradeRow): WaitingTrade => ({
  order_id: row.order_id,
  order_state: row.order_state,
  customer: { id: row.customer_id, name: `${row.name} ${row.surname}` },
  title: row.title,
  items: row.items,
  since: (row.ended_at ?? row.asked_at).toISOString(),
  trade: toStaffTrade(row, row.account),
})

/** Keeps the accounts of the shop from sending trades by themselves, or lets them again. What is out is followed. */
export const pauseSending = ({ pool }: Pick<StaffContext, 'pool'>, paused: boolean): Promise<unknown> =>
  inTransaction(pool, (tx) => writePaused(tx, paused))

/**
 * Says of an order's trade that needs somebody what is to follow: another try, or nothing. Said again it changes
 * nothing.
 * @returns refuses order_not_found, and trade_not_waiting where none of it needs anybody or it was answered otherwise
 */
export const answerTrade = (
  { pool }: Pick<StaffContext, 'pool'>,
  { orderId, answer }: { orderId: number; answer: (typeof tradeAnswers)[number] },
): Promise<Result<{ changed: boolean }, 'order_not_found' | 'trade_not_waiting'>> =>
  inTransaction(pool, async (tx): Promise<Result<{ changed: boolean }, 'order_not_found' | 'trade_not_waiting'>> => {
    const order = await lockAlone(tx, orderId)
    if (!order) return refuse('order_not_found')
    const trade = await selectLastTrade(tx, orderId)
    if (!trade?.needs_staff || (trade.answered !== null && trade.answered !== answer))
      return refuse('trade_not_waiting')
    if (trade.answered === answer) return ok({ changed: false })
    await writeAnswer(tx, trade.id, answer)
    return ok({ changed: true })
  })

/** How many trade offers are underway, and how many need somebody. */
export const tradeCounts = async (reading: Pick<Shop, 'pool' | 'clock'>): Promise<TradeCounts> =>
  (await countTrades(reading.pool, { stuckBefore: stuckBefore(reading) })) ?? { underway: 0, waiting: 0, stuck: 0 }
