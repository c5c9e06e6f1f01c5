import { isBought } from '@pandrop/contract/lifecycle/offer'
import { isTradeAccepted } from '@pandrop/contract/lifecycle/trade-offer'
import { inTransaction } from '../../../db/transaction.ts'
import type { Delivery } from '../../../ports/delivery/delivery.ts'
import type { Shop, StaffContext } from '../../../shop.ts'
import { checkAccepted } from '../../orders/trade-offers/check-accepted.ts'
import { blockForReversal, recordNoted } from '../../orders/trade-offers/reversals.ts'
import type { SilentAccounts } from '../../orders/trade-offers/trade-offers.rules.ts'
import { lockForStep, takeOfferStepWithin } from '../offers/offer-steps.ts'
import {
  type ProtectedRequestRow,
  selectRequest,
  selectRequestsToCheck,
  writeRequestCheck,
} from './protected-requests.sql.ts'
import { lockRequest, writeRequestEnd } from './trade-requests.sql.ts'

/** Minutes from one question to the next: what is taken back here is lost to the shop, and may be on sale meanwhile. */
export const checkMinutes = 60

const checksPerRunMax = 50

/** Asks Steam whether customers have taken back what they sold, as long as it is protected. */
export const checkReceived = async (shop: Shop, delivery: Delivery, silent: SilentAccounts): Promise<void> =>
  checkAccepted<ProtectedRequestRow>(shop, delivery, {
    trades: await selectRequestsToCheck(shop.pool, shop.clock.now(), checksPerRunMax),
    silent,
    minutes: checkMinutes,
    // Ended by hand meanwhile: whoever did that has looked.
    isOver: ({ offer_state: state }) => !isBought(state),
    reversed: (request) =>
      recordNoted(shop, { input: { offer: request.offer_id }, work: () => recordRequestReversed(shop, request) }),
    next: ({ id }, checkAt) => writeRequestCheck(shop.pool, { id, at: shop.clock.now(), checkAt }),
  })

/**
 * Records that a customer has taken back what they sold: the offer ends as by hand, the customer is blocked, and
 * somebody looks at what became of the item. Recorded before it changes nothing.
 */
const recordRequestReversed = (
  context: StaffContext,
  { id, offer_id: offerId }: Pick<ProtectedRequestRow, 'id' | 'offer_id'>,
): Promise<void> =>
  inTransaction(context.pool, async (tx) => {
    const offer = await lockForStep(tx, 'reversed', offerId)
    const request = await selectRequest(tx, id)
    if (!offer || !request || !isTradeAccepted(request.state) || request.problem !== null) return
    const at = context.clock.now()
    await takeOfferStepWithin(tx, context, 'reversed', { offerId, by: 'delivery' })
    const { customerId } = offer
    await blockForReversal(tx, { customerId, why: `the trade of offer ${offerId} was taken back in Steam`, at })
    await lockRequest(tx, id)
    await writeRequestEnd(tx, { id, state: 'accepted', at, problem: 'reversed', needsStaff: true })
  })
