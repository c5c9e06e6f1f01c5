import { isOffered, isUndelivered } from '@pandrop/contract/lifecycle/order'
import {
  isTradeAsked,
  isTradeCancelled,
  isTradeInEscrow,
  isTradeUnderway,
  type TradeProblem,
} from '@pandrop/contract/lifecycle/trade-offer'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import type { SteamOffer } from '../../../ports/delivery/delivery.ts'
import type { StaffContext } from '../../../shop.ts'
import { type HeldOrder, lockHeld } from '../orders/locked-order.ts'
import { protectionFrom } from '../orders/order-steps.rules.ts'
import { handOverLocked, recordLocked } from '../orders/order-steps.ts'
import { endOf, isAnswered } from './asking-steam.ts'
import { writeTradeCheck } from './protected-trades.sql.ts'
import { checkMinutes } from './reversed-trade.ts'
import { afterEnd, nextCheck, type Unanswered, wordsOfEnd } from './trade-offers.rules.ts'
import {
  lockTrade,
  selectCopies,
  type TradeOfferRow,
  writeEnd,
  writeEscrow,
  writeRecalled,
  writeSent,
} from './trade-offers.sql.ts'

/** Who takes the steps of an order that the shop's own accounts deliver. */
const by = 'delivery'

type Trade = Pick<TradeOfferRow, 'id' | 'order_id'>

/** A trade offer and its order, which nobody else changes before the transaction ends. */
interface LockedTrade {
  trade: TradeOfferRow
  found: HeldOrder | undefined
}

// The order first, as everywhere: whoever holds it may wait for its trade offer, and never the other way round.
const lockWithOrder = async (tx: Transaction, { clock }: StaffContext, { id, order_id }: Trade) => {
  const found = await lockHeld(tx, { orderId: order_id, now: clock.now() })
  const trade = await lockTrade(tx, id)
  return trade && { trade, found }
}

/** Whether an order still consists of the copies that are in a trade offer. */
const isSame = async (tx: Transaction, { order_id: orderId, asset_ids: offered }: TradeOfferRow): Promise<boolean> => {
  const copies = await selectCopies(tx, orderId)
  return copies.map(({ asset_id: id }) => id).join() === offered.join()
}

/**
 * Records that Steam has a trade offer: the order takes its step with the number, and the customer is mailed the code.
 * Where the order is held, given up or another one meanwhile, the offer is marked to be taken back. One that was
 * recorded before is left as it is.
 */
export const recordSent = (context: StaffContext, sent: Trade, offer: SteamOffer): Promise<void> =>
  inTransaction(context.pool, async (tx) => {
    const locked = await lockWithOrder(tx, context, sent)
    if (!locked || !isTradeAsked(locked.trade.state)) return
    const { trade, found } = locked
    const { id, order_id: orderId, code } = trade
    const { steamId, url, expiresAt } = offer
    const handing = { step: 'trade_sent', stepping: { orderId, by, tradeCode: code }, number: steamId, found } as const
    const isWanted = (await isSame(tx, trade)) && (await handOverLocked(tx, context, handing)).ok
    await writeSent(tx, { id, steamId, url, at: context.clock.now(), expiresAt, isRecalled: !isWanted })
  })

/** Records that a trade offer was not sent; without a problem its order was not to be delivered any more. */
export const recordUnsent = (context: StaffContext, unsent: Trade, problem: TradeProblem | null): Promise<void> =>
  inTransaction(context.pool, async (tx) => {
    const trade = await lockTrade(tx, unsent.id)
    if (!trade || !isTradeAsked(trade.state)) return
    const { id } = trade
    const at = context.clock.now()
    // That was no try.
    if (problem === null) await writeRecalled(tx, id, at)
    const state = problem === null ? 'cancelled' : 'failed'
    await writeEnd(tx, { id, state, at, problem, needsStaff: problem !== null })
  })

/**
 * Records what Steam says of a trade offer that is out: what follows for its order is taken in the same transaction.
 * What was recorded before changes nothing.
 */
export const recordReport = (context: StaffContext, about: Trade, offer: SteamOffer): Promise<void> =>
  inTransaction(context.pool, async (tx) => {
    const locked = await lockWithOrder(tx, context, about)
    if (!locked || !isTradeUnderway(locked.trade.state) || offer.stands === 'active') return
    if (isAnswered(offer.stands)) return recordAccepted(tx, context, { ...locked, stands: offer.stands })
    if (offer.stands !== 'in_escrow') return recordUnanswered(tx, context, { ...locked, state: endOf[offer.stands] })
    const until = offer.escrowUntil ?? offer.expiresAt
    if (!isTradeInEscrow(locked.trade.state)) await writeEscrow(tx, locked.trade.id, until)
  })

/** Records that Steam does not know a trade offer any more that was out. */
export const recordLost = (context: StaffContext, lost: Trade): Promise<void> =>
  inTransaction(context.pool, async (tx) => {
    const trade = await lockTrade(tx, lost.id)
    if (!trade || !isTradeUnderway(trade.state)) return
    const end = { state: 'failed', problem: 'unknown_to_steam', needsStaff: true } as const
    await writeEnd(tx, { id: trade.id, at: context.clock.now(), ...end })
  })

const recordAccepted = async (
  tx: Transaction,
  context: StaffContext,
  { stands, ...locked }: LockedTrade & { stands: 'accepted' | 'reversed' },
): Promise<void> => {
  const { trade } = locked
  const isRecorded = await deliver(tx, context, locked)
  const problem = isRecorded ? null : 'not_recorded'
  const at = context.clock.now()
  await writeEnd(tx, { id: trade.id, state: 'accepted', at, problem, needsStaff: !isRecorded })
  const protectedUntil = protectionFrom(at)
  const checkAt = stands === 'reversed' ? at : nextCheck({ now: at, protectedUntil, minutes: checkMinutes })
  await writeTradeCheck(tx, { id: trade.id, at, checkAt })
}

/** @returns whether the order says now that its customer has the items */
const deliver = async (tx: Transaction, context: StaffContext, { trade, found }: LockedTrade): Promise<boolean> => {
  const { order_id: orderId, code, steam_id: steamId } = trade
  const number = steamId ?? ''
  // Taken back too late: the customer was quicker.
  if (found && isUndelivered(found.order.state)) {
    const stepping = { orderId, by, tradeCode: code }
    const sent = await handOverLocked(tx, context, { step: 'trade_sent', stepping, number, found })
    if (!sent.ok) return false
  }
  const held = await lockHeld(tx, { orderId, now: context.clock.now() })
  const delivered = { step: 'delivered', stepping: { orderId, by }, found: held } as const
  return (await handOverLocked(tx, context, delivered)).ok
}

const recordUnanswered = async (
  tx: Transaction,
  context: StaffContext,
  { trade, found, state }: LockedTrade & { state: Unanswered },
): Promise<void> => {
  const order = found?.order
  const isRecalled = trade.recalled_at !== null
  const after = afterEnd(state, { tryNo: trade.try_no, isRecalled })
  if (order && isOffered(order.state) && order.tradeOfferId === trade.steam_id) {
    const stepping = { orderId: order.id, by, reason: wordsOfEnd[state] }
    await recordLocked(tx, context, { step: 'trade_declined', stepping, order })
  }
  // Whoever recorded by hand that it was declined decides what comes next.
  const byHand =
    isRecalled && isTradeCancelled(state) && order !== undefined && isUndelivered(order.state) && !isHeld(found)
  await writeEnd(tx, {
    id: trade.id,
    state,
    at: context.clock.now(),
    problem: after.problem,
    needsStaff: after.needsStaff || byHand,
  })
}

const isHeld = (found: HeldOrder | undefined): boolean => (found?.holds.length ?? 0) > 0
