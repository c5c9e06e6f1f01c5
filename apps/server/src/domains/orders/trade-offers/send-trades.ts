import { randomBytes } from 'node:crypto'
import { isUndelivered } from '@pandrop/contract/lifecycle/order'
import { isTradeUnderway } from '@pandrop/contract/lifecycle/trade-offer'
import type { Queryable } from '../../../db/statement.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Delivery, SentOffer } from '../../../ports/delivery/delivery.ts'
import type { Shop } from '../../../shop.ts'
import { lockHeld } from '../orders/locked-order.ts'
import { recordSent, recordUnsent } from './record-trade.ts'
import { codeFrom, nextTry, SilentAccounts, senderOf } from './trade-offers.rules.ts'
import {
  type ClaimedTradeRow,
  claimTrade,
  insertTrade,
  selectCopies,
  selectLastTrade,
  selectOrdersToSend,
  selectPaused,
  selectUnsentTrades,
} from './trade-offers.sql.ts'

const tradesPerRunMax = 50

// Longer than a call may take: whoever else asks for the code then sees what became of it.
const callSeconds = 50

/** Whether paid orders wait although the shop's accounts could send them. */
export const isSendingPaused = async (q: Queryable): Promise<boolean> => (await selectPaused(q))?.paused ?? false

/**
 * The job that sends trade offers of paid orders: what is to be sent is written down first, then Steam is asked to send
 * it, then its number is recorded. What somebody left in between is looked up by its code before it is sent again
 * (docs/behaviour/orders.md#sent-once).
 */
export const sendTrades = async (shop: Shop): Promise<void> => {
  const { delivery, pool, clock } = shop
  if (!delivery) return
  const isPaused = await isSendingPaused(pool)
  const orders = isPaused ? [] : await selectOrdersToSend(pool, { now: clock.now(), rowsMax: tradesPerRunMax })
  // One that cannot be written down holds nobody else up.
  for (const { id } of orders)
    await writeIntent(shop, id).catch((error: unknown) =>
      shop.log.error({ err: error, order: id }, 'no trade was begun'),
    )
  const silent = new SilentAccounts()
  for (const { id, account_id } of await selectUnsentTrades(pool, calledBefore(shop), tradesPerRunMax)) {
    if (silent.has(account_id)) continue
    if (!(await sendOne(shop, delivery, { id, isPaused }))) silent.add(account_id)
  }
}

/** Whoever has called Steam for a trade offer at this moment or before has it in hand no longer. */
export const calledBefore = ({ clock }: Pick<Shop, 'clock'>): Date =>
  new Date(clock.now().getTime() - callSeconds * 1000)

/** Writes down that an order is to be sent, from which account and with which copies; or why it cannot be. */
const writeIntent = (shop: Shop, orderId: number): Promise<void> =>
  inTransaction(shop.pool, async (tx) => {
    const now = shop.clock.now()
    const found = await lockHeld(tx, { orderId, now })
    if (!found || !isUndelivered(found.order.state) || found.holds.length > 0) return
    const last = await selectLastTrade(tx, orderId)
    if (last && (isTradeUnderway(last.state) || (last.needs_staff && last.answered !== 'retry'))) return
    const copies = await selectCopies(tx, orderId)
    const sender = senderOf(copies.map((copy) => ({ assetId: copy.asset_id, accountId: copy.account_id })))
    const tryNo = nextTry(
      last && { tryNo: last.try_no, isRecalled: last.recalled_at !== null, answered: last.answered },
    )
    await insertTrade(tx, {
      orderId,
      code: codeFrom(randomBytes(8)),
      tryNo,
      at: now,
      ...('problem' in sender
        ? { accountId: null, assetIds: [], problem: sender.problem }
        : { accountId: sender.accountId, assetIds: sender.assetIds, problem: null }),
    })
  })

/** @returns false where Steam gave no usable answer */
const sendOne = async (
  shop: Shop,
  delivery: Delivery,
  { id, isPaused }: { id: number; isPaused: boolean },
): Promise<boolean> => {
  const now = shop.clock.now()
  const trade = await claimTrade(shop.pool, { id, at: now, now, calledBefore: calledBefore(shop) })
  if (!trade) return true
  // Whoever had it before may have sent it: Steam knows.
  const isFirst = trade.calls === 1
  const { account, code, asked_at: since } = trade
  const known = isFirst ? ({ outcome: 'none' } as const) : await delivery.find({ account, code, since })
  if (known.outcome === 'unavailable') return unanswered(shop, trade, known.problem)
  if (known.outcome === 'found') await recordSent(shop, trade, known.offer)
  else if (!trade.wanted) await recordUnsent(shop, trade, null)
  else if (!isPaused) return send(shop, delivery, trade)
  return true
}

const send = async (shop: Shop, delivery: Delivery, trade: ClaimedTradeRow): Promise<boolean> => {
  const titles = await selectCopies(shop.pool, trade.order_id)
  const nameOf = (id: string): string => titles.find(({ asset_id }) => asset_id === id)?.title ?? id
  const sent: SentOffer = await delivery.send({
    account: trade.account,
    tradeLink: trade.trade_link,
    code: trade.code,
    assets: trade.asset_ids.map((id) => ({ id, name: nameOf(id) })),
  })
  if (sent.outcome === 'unavailable') return unanswered(shop, trade, sent.problem)
  if (sent.outcome === 'refused') await recordUnsent(shop, trade, sent.because)
  else await recordSent(shop, trade, sent.offer)
  return true
}

const unanswered = ({ log }: Pick<Shop, 'log'>, { id, order_id }: ClaimedTradeRow, problem: string): false => {
  log.warn({ trade: id, order: order_id, problem }, 'Steam did not say whether it has a trade offer')
  return false
}
