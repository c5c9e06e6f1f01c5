import { ok, refuse } from '@pandrop/contract/result'
import * as desk from '@pandrop/contract/staff/orders'
import { fromUnits } from '@pandrop/money/money'
import type { Serve } from '../../http/route.ts'
import type { Shop } from '../../shop.ts'
import { moveRefundToBalance } from '../refunds/move-to-balance.ts'
import type { StaffSignedIn } from '../staff/staff-session.ts'
import { cancelOrder, reverseOrder } from './end-order.ts'
import type { Override } from './order-steps.rules.ts'
import { completeOrder, type Done, recordDelivered, recordTradeDeclined, recordTradeSent } from './order-steps.ts'
import { type Refunding, refundOrder } from './refund-order.ts'
import { staffOrder } from './staff-order.ts'
import { staffOrders } from './staff-order-list.ts'

const overrideOf = (reason: string | undefined, { role }: Pick<StaffSignedIn, 'role'>): Override | undefined =>
  reason === undefined ? undefined : { reason, isAdministrator: role === 'administrator' }

const sayProposed = <R extends { ok: false }>(done: { ok: true; value: Done } | R) =>
  done.ok ? ok({ ...done.value, proposed: done.value.proposed ?? false }) : done

/** Orders at the desk: what waits, one order whole, and every step with it. */
export const orderStaffRoutes = (serve: Serve, shop: Shop): void => {
  serve(desk.listDeskOrders, ({ query }) => staffOrders(shop, query))

  serve(desk.getDeskOrder, async ({ params: { id } }) => {
    const order = await staffOrder(shop, id)
    return order ? ok({ order }) : refuse('order_not_found')
  })

  serve(desk.recordDeskTradeSent, ({ params: { id: orderId }, body, staff }) => {
    const { trade_offer_id: tradeOfferId, same_trade: isSameTrade, override_reason, note, why } = body
    const override = overrideOf(override_reason, staff)
    return recordTradeSent(shop, { orderId, by: staff.by, note, why, tradeOfferId, isSameTrade, override })
  })

  serve(desk.recordDeskTradeDeclined, ({ params: { id: orderId }, body: { note, why }, staff: { by } }) =>
    recordTradeDeclined(shop, { orderId, by, note, why }),
  )

  serve(desk.recordDeskDelivered, ({ params: { id: orderId }, body: { override_reason, note, why }, staff }) => {
    const override = overrideOf(override_reason, staff)
    return recordDelivered(shop, { orderId, by: staff.by, note, why, override })
  })

  serve(desk.completeDeskOrder, ({ params: { id: orderId }, body: { note, why }, staff: { by } }) =>
    completeOrder(shop, { orderId, by, note, why }),
  )

  serve(desk.cancelDeskOrder, ({ params: { id: orderId }, body: { cause, destination, note, why }, staff: { by } }) =>
    cancelOrder(shop, { orderId, by, note, why, cause, destination }),
  )

  serve(desk.reverseDeskOrder, async ({ params: { id: orderId }, body: { destination, note, why }, staff }) =>
    sayProposed(await reverseOrder(shop, { orderId, by: staff.by, staffId: staff.staffId, note, why, destination })),
  )

  serve(desk.refundDeskOrder, async ({ params: { id: orderId }, body, staff: { by, staffId }, key }) => {
    const { lines, destination, cause = 'unsaid', note, reason: why } = body
    const parts = lines?.map(({ line, amount }) => ({
      line,
      ...(amount === undefined ? {} : { amount: fromUnits(amount) }),
    }))
    const refunding: Refunding = { orderId, by, staffId, note, why, key, cause, destination, lines: parts }
    return sayProposed(await refundOrder(shop, refunding))
  })

  serve(desk.moveDeskRefund, ({ params: { id: refundId }, body: { reason: why }, staff: { by } }) =>
    moveRefundToBalance(shop, { refundId, by, why }),
  )
}
