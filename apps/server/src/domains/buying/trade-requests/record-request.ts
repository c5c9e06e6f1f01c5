import { isAgreed } from '@pandrop/contract/lifecycle/offer'
import { tradeProtectionDays } from '@pandrop/contract/lifecycle/order'
import {
  isTradeAsked,
  isTradeCancelled,
  isTradeInEscrow,
  isTradeUnderway,
} from '@pandrop/contract/lifecycle/trade-offer'
import { isMendable, type RequestProblem } from '@pandrop/contract/lifecycle/trade-request'
import { daysAfter } from '@pandrop/money/days'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import type { SteamOffer } from '../../../ports/delivery/delivery.ts'
import type { StaffContext } from '../../../shop.ts'
import { endOf, isAnswered } from '../../orders/trade-offers/asking-steam.ts'
import { afterEnd, nextCheck, type Unanswered } from '../../orders/trade-offers/trade-offers.rules.ts'
import type { LockedOffer } from '../offers/locked-offer.ts'
import { mailOfferNews } from '../offers/offer-mails.ts'
import { lockForStep, takeOfferStepWithin } from '../offers/offer-steps.ts'
import { writeRequestCheck } from './protected-requests.sql.ts'
import { checkMinutes } from './reversed-request.ts'
import { needsStaff } from './trade-requests.rules.ts'
import {
  lockRequest,
  type TradeRequestRow,
  writeRequestEnd,
  writeRequestEscrow,
  writeRequestRecalled,
  writeRequestSent,
} from './trade-requests.sql.ts'

/** Who takes the steps of an offer whose item the shop's own accounts ask for. */
const by = 'delivery'

type Request = Pick<TradeRequestRow, 'id' | 'offer_id'>

/** A trade offer that asks for an item and the offer that it belongs to, which nobody else changes meanwhile. */
interface LockedRequest {
  request: TradeRequestRow
  offer: LockedOffer
}

// The offer first, as everywhere: whoever holds it may wait for its request, and never the other way round.
const lockWithOffer = async (tx: Transaction, { id, offer_id: offerId }: Request) => {
  const offer = await lockForStep(tx, 'received', offerId)
  const request = await lockRequest(tx, id)
  return offer && request && { offer, request }
}

const isAwaited = ({ state, receivedAt }: LockedOffer): boolean => isAgreed(state) && receivedAt === null

/**
 * Records that Steam has a trade offer that asks for an item: its customer is mailed the code. Where the item is not
 * awaited any more the trade offer is marked to be taken back. One that was recorded before is left as it is.
 */
export const recordRequestSent = (context: StaffContext, sent: Request, steamOffer: SteamOffer): Promise<void> =>
  inTransaction(context.pool, async (tx) => {
    const locked = await lockWithOffer(tx, sent)
    if (!locked || !isTradeAsked(locked.request.state)) return
    const { offer, request } = locked
    const { steamId, url, expiresAt } = steamOffer
    const isRecalled = !isAwaited(offer)
    await writeRequestSent(tx, { id: request.id, steamId, url, at: context.clock.now(), expiresAt, isRecalled })
    if (isRecalled) return
    const { customerId, id: offerId, title, price, receiveUntil } = offer
    const until = untilOf(expiresAt, receiveUntil)
    const news = { template: 'offer_trade_sent', customerId, offerId, title, price, until, code: request.code } as const
    await mailOfferNews(tx, news, context.env.PUBLIC_URL)
  })

/** Until when a trade offer can be accepted: the shop takes it back once the item is not awaited any more. */
export const untilOf = (expiresAt: Date, receiveUntil: Date | null): Date =>
  receiveUntil !== null && receiveUntil < expiresAt ? receiveUntil : expiresAt

/** Records that a trade offer was not sent; without a problem nobody waits for the item any more. */
export const recordRequestUnsent = (
  context: StaffContext,
  unsent: Request,
  problem: RequestProblem | null,
): Promise<void> =>
  inTransaction(context.pool, async (tx) => {
    const locked = await lockWithOffer(tx, unsent)
    if (!locked || !isTradeAsked(locked.request.state)) return
    const { id, try_no: tryNo } = locked.request
    const at = context.clock.now()
    // That was no try.
    if (problem === null) await writeRequestRecalled(tx, id, at)
    const state = problem === null ? 'cancelled' : 'failed'
    await writeRequestEnd(tx, { id, state, at, problem, needsStaff: problem !== null && needsStaff(problem, tryNo) })
    if (problem !== null) await mailProblem(tx, context, { offer: locked.offer, problem, tryNo })
  })

const mendMails = {
  trade_link_invalid: 'offer_trade_link_wrong',
  inventory_private: 'offer_inventory_private',
} as const

/** Tells a customer by mail what they can mend, once. */
export const mailProblem = async (
  tx: Transaction,
  { env }: Pick<StaffContext, 'env'>,
  { offer, problem, tryNo }: { offer: LockedOffer; problem: RequestProblem; tryNo: number },
): Promise<void> => {
  if (!isMendable(problem) || tryNo > 1) return
  const { customerId, id: offerId, title, price, receiveUntil: until } = offer
  await mailOfferNews(tx, { template: mendMails[problem], customerId, offerId, title, price, until }, env.PUBLIC_URL)
}

/**
 * Records what Steam says of a trade offer that asks for an item: what follows for its offer is taken in the same
 * transaction. What was recorded before changes nothing.
 */
export const recordRequestReport = (context: StaffContext, about: Request, report: SteamOffer): Promise<void> =>
  inTransaction(context.pool, async (tx) => {
    const { stands } = report
    const locked = await lockWithOffer(tx, about)
    if (!locked || stands === 'active') return
    const { id, state } = locked.request
    if (!isTradeUnderway(state)) return
    if (isAnswered(stands)) return recordAccepted(tx, context, { ...locked, report })
    if (stands !== 'in_escrow') return recordUnanswered(tx, context, { ...locked, state: endOf[stands] })
    if (!isTradeInEscrow(state)) await writeRequestEscrow(tx, id, report.escrowUntil ?? report.expiresAt)
  })

/** Records that Steam does not know a trade offer any more that was out. */
export const recordRequestLost = (context: StaffContext, lost: Request): Promise<void> =>
  inTransaction(context.pool, async (tx) => {
    const request = await lockRequest(tx, lost.id)
    if (!request || !isTradeUnderway(request.state)) return
    const end = { state: 'failed', problem: 'unknown_to_steam', needsStaff: true } as const
    await writeRequestEnd(tx, { id: request.id, at: context.clock.now(), ...end })
  })

/** The item is here, on which account and under which number; or its offer has ended, and somebody has to look. */
const recordAccepted = async (
  tx: Transaction,
  context: StaffContext,
  { request, report }: LockedRequest & { report: SteamOffer },
): Promise<void> => {
  const { id, offer_id: offerId, steam_id: steamId, account_id: accountId, float, paint_seed: paintSeed } = request
  const received = await takeOfferStepWithin(tx, context, 'received', {
    offerId,
    by,
    tradeOfferId: steamId ?? '',
    assetId: report.receivedAssetIds[0],
    accountId: accountId ?? undefined,
    float: float ?? undefined,
    paintSeed: paintSeed ?? undefined,
  })
  const problem = received.ok ? null : 'not_recorded'
  const at = context.clock.now()
  await writeRequestEnd(tx, { id, state: 'accepted', at, problem, needsStaff: !received.ok })
  const protectedUntil = daysAfter(at, tradeProtectionDays)
  const checkAt = report.stands === 'reversed' ? at : nextCheck({ now: at, protectedUntil, minutes: checkMinutes })
  await writeRequestCheck(tx, { id, at, checkAt })
}

const recordUnanswered = async (
  tx: Transaction,
  context: StaffContext,
  { request, offer, state }: LockedRequest & { state: Unanswered },
): Promise<void> => {
  const isRecalled = request.recalled_at !== null
  const after = afterEnd(state, { tryNo: request.try_no, isRecalled })
  // Taken back in Steam by somebody, and not by the shop: they decide what comes next.
  const byHand = !isRecalled && isTradeCancelled(state) && isAwaited(offer)
  const needsSomebody = after.needsStaff || byHand
  const at = context.clock.now()
  await writeRequestEnd(tx, { id: request.id, state, at, problem: after.problem, needsStaff: needsSomebody })
}
