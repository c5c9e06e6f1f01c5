import { ok, refuse } from '@pandrop/contract/result'
import * as calls from '@pandrop/contract/staff/payments'
import { settleHeldElsewhere } from '@pandrop/contract/staff/proposals'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { paymentExists } from '../payments/payments.ts'
import { seeForeignRefund } from '../refunds/foreign-refunds.ts'
import { refundDeposit } from '../refunds/refund-deposit.ts'
import { type HeldOutcome, refundHeld } from './held.ts'
import { paymentQueues } from './payment-queues.ts'
import { settleElsewhere } from './settled-elsewhere.ts'
import { staffPayment } from './staff-payment.ts'
import { staffPayments } from './staff-payment-list.ts'

const nothing = { charged: null, refund_state: null, problem: null }

const toAnswer = (done: HeldOutcome) => {
  if (done.outcome === 'on_its_way') return { ...nothing, outcome: done.outcome, charged: done.charged }
  return done.outcome === 'done_before'
    ? { ...nothing, outcome: done.outcome, refund_state: done.state }
    : { ...nothing, outcome: done.outcome, problem: done.problem }
}

/** Card payments in the back office: what waits, one payment whole, and what gives money back to a card. */
export const paymentStaffRoutes = (serve: Serve, shop: Shop): void => {
  serve(calls.listStaffPayments, ({ query }) => staffPayments(shop, query))

  serve(calls.countStaffPayments, async () => {
    const queues = await paymentQueues(shop.pool)
    const { attention, held, to_answer, disputed, refund_failed, dispute_lost } = queues
    const { refunded_elsewhere, pending, refunding } = queues
    const counts = {
      attention,
      held,
      to_answer,
      disputed,
      refund_failed,
      dispute_lost,
      refunded_elsewhere,
      pending,
      refunding,
    }
    return ok({ counts })
  })

  serve(calls.getStaffPayment, async ({ params: { id } }) => {
    const payment = await staffPayment(shop, id)
    return payment ? ok({ payment }) : refuse('payment_not_found')
  })

  serve(calls.refundHeldPayment, async ({ params: { id: paymentId }, body: { reason: why }, staff: { by } }) => {
    if (!(await paymentExists(shop.pool, paymentId))) return refuse('payment_not_found')
    const done = await refundHeld(shop, { paymentId, by, why })
    if (done.ok) return ok(toAnswer(done.value))
    return refuse(done.refusal === 'not_found' ? 'payment_not_held' : done.refusal)
  })

  serve(settleHeldElsewhere, async ({ params: { id: paymentId }, body: { reason: why }, staff, key }) => {
    if (!(await paymentExists(shop.pool, paymentId))) return refuse('payment_not_found')
    return settleElsewhere(shop, { paymentId, by: staff.by, staffId: staff.staffId, why, key })
  })

  serve(calls.refundDeposit, async ({ params: { id: paymentId }, body: { reason: why }, staff: { by } }) => {
    if (!(await paymentExists(shop.pool, paymentId))) return refuse('payment_not_found')
    const done = await refundDeposit(shop, { paymentId, by, why })
    if (done.ok) return ok(done.value)
    return refuse(done.refusal === 'not_found' ? 'payment_no_deposit' : done.refusal)
  })

  serve(calls.seeForeignRefund, ({ params: { id: refundId }, body: { reason: why }, staff: { by } }) =>
    seeForeignRefund(shop, { refundId, by, why }),
  )
}
