import type { Answer } from '@pandrop/contract/call'
import { isTradeOut } from '@pandrop/contract/lifecycle/trade-offer'
import type { orderDetails } from '@pandrop/contract/purchase'
import type { StaffTrade } from '@pandrop/contract/staff/trade-offers'
import { instantOrNull, secondsOrNull } from '@pandrop/contract/wire'
import type { Queryable } from '../../../db/statement.ts'
import { selectAccountLabel, selectLastTrade, type TradeOfferRow } from './trade-offers.sql.ts'

/** A trade offer of the shop's own as its customer sees it. */
type CustomerTrade = Answer<typeof orderDetails>['payload']['trade']

/** The last trade offer of an order as its customer sees it; null where an account of the shop was never to send it. */
export const customerTradeOf = async (q: Queryable, orderId: number): Promise<CustomerTrade> => {
  const trade = await selectLastTrade(q, orderId)
  if (!trade) return null
  const { code, state, url, expires_at: expiresAt, escrow_until: escrowUntil, problem } = trade
  return {
    code,
    state,
    url: isTradeOut(state) ? url : null,
    expires_at: secondsOrNull(expiresAt),
    escrow_until: secondsOrNull(escrowUntil),
    problem,
  }
}

/** The same as staff see it. */
export const staffTradeOf = async (q: Queryable, orderId: number): Promise<StaffTrade | null> => {
  const trade = await selectLastTrade(q, orderId)
  if (!trade) return null
  const account = trade.account_id === null ? undefined : await selectAccountLabel(q, trade.account_id)
  return toStaffTrade(trade, account?.label ?? null)
}

/** A trade offer with the label of its account, as staff see it. */
export const toStaffTrade = (trade: TradeOfferRow, account: string | null): StaffTrade => ({
  account,
  code: trade.code,
  state: trade.state,
  steam_id: trade.steam_id,
  try_no: trade.try_no,
  asked_at: trade.asked_at.toISOString(),
  sent_at: instantOrNull(trade.sent_at),
  expires_at: instantOrNull(trade.expires_at),
  escrow_until: instantOrNull(trade.escrow_until),
  ended_at: instantOrNull(trade.ended_at),
  problem: trade.problem,
  waits: trade.needs_staff && trade.answered === null,
})
