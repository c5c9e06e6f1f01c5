import type { PaymentView } from '@pandrop/contract/staff/payments'

/** SQL about a row of refunds that is called `failed`: no card took it, and the customer waits for it still. */
export const strandedRefund = `failed.state = 'failed' and failed.destination = 'card'
  and failed.taken_cents < failed.cents
  and not exists (select from refunds instead where instead.replaces = failed.id)`

/** What of a payment somebody may have to look at; SQL about a row of payments that is called `payment`. */
export const paymentFlags = {
  // With a refund under way it waits for nobody in the back office.
  held: `payment.state = 'Error' and payment.reason = 'mismatch' and payment.settled_elsewhere_at is null
    and not exists (
    select from refunds
    where refunds.payment_id = payment.id and refunds.state <> 'failed'
    group by refunds.payment_id
    having sum(refunds.amount_minor) >= coalesce(payment.charged_minor, payment.amount_minor))`,
  to_answer: `payment.id in (select disputes.payment_id from disputes where disputes.answer_due_at is not null)`,
  disputed: `payment.id in (select disputes.payment_id from disputes where disputes.state = 'open')`,
  refund_failed: `payment.id in (select failed.payment_id from refunds failed where ${strandedRefund})`,
  dispute_lost: `payment.id in (
    select disputes.payment_id from disputes where disputes.state = 'lost' and disputes.released_at is null
      and disputes.kind = 'dispute')`,
  refunded_elsewhere: `payment.id in (
    select refunds.payment_id from refunds
    where refunds.destination = 'foreign' and refunds.seen_at is null and refunds.state <> 'failed')`,
  refunding: `payment.id in (select refunds.payment_id from refunds where refunds.state = 'pending')`,
} as const

const { held, to_answer, disputed, refund_failed, refunded_elsewhere } = paymentFlags
const pressing = [held, to_answer, disputed, refund_failed, refunded_elsewhere]

const idsOf = (condition: string): string => `select payment.id from payments payment where ${condition}`

/** Which payments a view of the back office's list shows; today's numbers are counted by the same conditions. */
export const viewConditions: Readonly<Record<PaymentView, string>> = {
  ...paymentFlags,
  // Each part has an index of its own, which "or" would not use.
  attention: `payment.id in (${pressing.map(idsOf).join(' union ')})`,
  pending: `payment.state = 'Pending'`,
  succeeded: `payment.state = 'Success'`,
  unpaid: `payment.state in ('Error', 'Cancelled') and payment.reason <> 'mismatch'`,
  all: 'true',
}
