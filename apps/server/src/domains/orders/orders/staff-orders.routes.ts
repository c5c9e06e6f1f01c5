import { ok, refuse } from '@pandrop/contract/result'
import * as calls from '@pandrop/contract/staff/orders'
import { fromUnits } from '@pandrop/money/money'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import type { StaffSignedIn } from '../../identity/staff-sign-in/staff-session.ts'
import { moveRefundToBalance } from '../../payments/refunds/move-to-balance.ts'
import { refuseWithdrawal } from '../withdrawals/withdrawals.ts'
import type { OrderDone } from './locked-order.ts'
import type { Override } from './order-steps.rules.ts'
import { takeOrderStep } from './order-steps.ts'
import { type Refunding, refundOrder } from './refund-order.ts'
import { staffOrder } from './staff-order.ts'
import { staffOrders } from './staff-order-list.ts'

const overrideOf = (reason: string | undefined, { role }: Pick<StaffSignedIn, 'role'>): Override | undefined =>
  reason === undefined ? undefined : { reason, isAdministrator: role === 'administrator' }

const sayProposed = <R extends { ok: false }>(done: { ok: true; value: OrderDone } | R) =>
  done.ok ? ok({ ...done.value, proposed: done.value.proposed ?? false }) : done

/** Orders in the back office: what waits, one order whole, and every step with it. */
export const orderStaffRoutes = (serve: Serve, shop: Shop): void => {
  serve(calls.listStaffOrders, ({ query }) => staffOrders(shop, query))

  serve(calls.getStaffOrder, async ({ params: { id } }) => {
    const order = await staffOrder(shop, id)
    return order ? ok({ order }) : refuse('order_not_found')
  })

  serve(calls.takeOrderStep, async ({ params: { id: orderId }, body, staff }) => {
    const { step, note, reason, cause, destination, override_reason } = body
    const taken = await takeOrderStep(shop, step, {
      orderId,
      by: staff.by,
      staffId: staff.staffId,
      note,
      reason,
      cause,
      destination,
      tradeOfferId: body.trade_offer_id,
      isSameTrade: body.same_trade,
      override: overrideOf(override_reason, staff),
    })
    return sayProposed(taken)
  })

  serve(calls.refundOrder, async ({ params: { id: orderId }, body, staff: { by, staffId }, key }) => {
    const { lines, destination, cause = 'unsaid', note, reason } = body
    const parts = lines?.map(({ line, amount }) => ({
      line,
      ...(amount === undefined ? {} : { amount: fromUnits(amount) }),
    }))
    const refunding: Refunding = { orderId, by, staffId, note, reason, key, cause, destination, lines: parts }
    return sayProposed(await refundOrder(shop, refunding))
  })

  serve(calls.refuseWithdrawal, ({ params: { id: orderId }, body: { note }, staff: { by } }) =>
    refuseWithdrawal(shop, { orderId, by, note }),
  )

  serve(calls.moveRefundToBalance, ({ params: { id: refundId }, body: { reason: why }, staff: { by } }) =>
    moveRefundToBalance(shop, { refundId, by, why }),
  )
}
