import { isRefundable } from '@pandrop/contract/lifecycle/order'
import { isTradeAccepted } from '@pandrop/contract/lifecycle/trade-offer'
import { inTransaction } from '../../../db/transaction.ts'
import type { Delivery } from '../../../ports/delivery/delivery.ts'
import type { Shop, StaffContext } from '../../../shop.ts'
import { endOrder } from '../orders/end-order.ts'
import { lockWhole } from '../orders/locked-order.ts'
import { checkAccepted } from './check-accepted.ts'
import { type ProtectedTradeRow, selectTrade, selectTradesToCheck, writeTradeCheck } from './protected-trades.sql.ts'
import { blockForReversal, recordNoted } from './reversals.ts'
import type { SilentAccounts } from './trade-offers.rules.ts'
import { lockTrade, writeEnd } from './trade-offers.sql.ts'

/**
 * Minutes from one question about a delivered trade to the next. Its items come back to the shop when it is taken
 * back, and no money leaves before that is heard: six hours are soon enough, and a shop that delivers hundreds a day
 * does not use up what an account may ask Steam. At the end of the protection it is asked once more.
 */
export const checkMinutes = 360

const checksPerRunMax = 50

/** Asks Steam whether customers have taken back what was delivered, as long as it is protected. */
export const checkDelivered = async (shop: Shop, delivery: Delivery, silent: SilentAccounts): Promise<void> =>
  checkAccepted<ProtectedTradeRow>(shop, delivery, {
    trades: await selectTradesToCheck(shop.pool, shop.clock.now(), checksPerRunMax),
    silent,
    minutes: checkMinutes,
    // Given back by hand meanwhile: whoever did that has looked.
    isOver: ({ order_state: state }) => !isRefundable(state),
    reversed: (trade) =>
      recordNoted(shop, { input: { order: trade.order_id }, work: () => recordReversed(shop, trade) }),
    next: ({ id }, checkAt) => writeTradeCheck(shop.pool, { id, at: shop.clock.now(), checkAt }),
  })

const why = 'the trade was taken back in Steam'

/**
 * Records that a customer has taken back the trade of a delivered order: it takes the step that staff take by hand, or
 * waits for a second person, its customer is blocked, and somebody looks at it. Recorded before it changes nothing.
 */
const recordReversed = (
  context: StaffContext,
  { id, order_id: orderId }: Pick<ProtectedTradeRow, 'id' | 'order_id'>,
): Promise<void> =>
  inTransaction(context.pool, async (tx) => {
    const found = await lockWhole(tx, orderId)
    const trade = await selectTrade(tx, id)
    if (!found || !trade || !isTradeAccepted(trade.state) || trade.problem !== null) return
    const at = context.clock.now()
    // A refusal is no failure: what keeps the order from being reversed is what somebody looks at.
    const stepping = { orderId, by: 'delivery', reason: why, proposer: 'shop' } as const
    await endOrder(tx, context, { step: 'reversed', stepping })
    const { customerId } = found.order
    await blockForReversal(tx, { customerId, why: `the trade of order ${orderId} was taken back in Steam`, at })
    await lockTrade(tx, id)
    await writeEnd(tx, { id, state: 'accepted', at, problem: 'reversed', needsStaff: true })
  })
