import { isTradeOut } from '@pandrop/contract/lifecycle/trade-offer'
import type { OfferDetails } from '@pandrop/contract/offers'
import type { StaffRequest } from '@pandrop/contract/staff/trade-requests'
import { instantOrNull, secondsOrNull } from '@pandrop/contract/wire'
import type { Queryable } from '../../../db/statement.ts'
import { untilOf } from './record-request.ts'
import { selectLastRequest, selectRequestAccount, type TradeRequestRow } from './trade-requests.sql.ts'

/** The last trade offer that asks for an offer's item as its customer sees it; null where there is none. */
export const customerRequestOf = async (
  q: Queryable,
  offerId: number,
  receiveUntil: Date | null,
): Promise<OfferDetails['trade']> => {
  const request = await selectLastRequest(q, offerId)
  if (!request) return null
  const { code, state, url, expires_at: expiresAt, escrow_until: escrowUntil, problem } = request
  return {
    code,
    state,
    url: isTradeOut(state) ? url : null,
    expires_at: secondsOrNull(expiresAt && untilOf(expiresAt, receiveUntil)),
    escrow_until: secondsOrNull(escrowUntil),
    problem,
  }
}

/** The same as staff see it. */
export const staffRequestOf = async (q: Queryable, offerId: number): Promise<StaffRequest | null> => {
  const request = await selectLastRequest(q, offerId)
  if (!request) return null
  const account = request.account_id === null ? undefined : await selectRequestAccount(q, request.account_id)
  return toStaffRequest(request, account?.label ?? null)
}

/** A trade offer that asks for an item, with the label of its account, as staff see it. */
export const toStaffRequest = (request: TradeRequestRow, account: string | null): StaffRequest => ({
  account,
  code: request.code,
  state: request.state,
  steam_id: request.steam_id,
  try_no: request.try_no,
  asked_at: request.asked_at.toISOString(),
  sent_at: instantOrNull(request.sent_at),
  expires_at: instantOrNull(request.expires_at),
  escrow_until: instantOrNull(request.escrow_until),
  ended_at: instantOrNull(request.ended_at),
  problem: request.problem,
  waits: request.needs_staff && request.answered === null,
})
