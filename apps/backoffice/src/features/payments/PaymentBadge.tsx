import { depositStatusTone } from '@pandrop/contract/lifecycle/order'
import type { StaffPaymentRow } from '@pandrop/contract/staff/payments'
import { StatusBadge } from '@pandrop/ui/StatusBadge'
import { showShortMoment } from '../../format.ts'
import { answerByText, paymentFlagNames, paymentStateNames } from '../../texts/payments.ts'

type Standing = Pick<StaffPaymentRow, 'state' | 'answer_due_at' | keyof typeof paymentFlagNames>

// What is most pressing is said: somebody has to look, then the money moves, then how it ended.
const pressing = ['held', 'refund_failed', 'disputed', 'dispute_lost', 'refunded_elsewhere'] as const

/** How a payment stands, in one mark: what somebody has to look at before anything else. */
export const PaymentBadge = (payment: Standing) => {
  const flag = pressing.find((name) => payment[name])
  // A dispute that can be answered says until when, in place of its name.
  if (payment.answer_due_at && !payment.held && !payment.refund_failed)
    return <StatusBadge kind="error" label={answerByText(showShortMoment(payment.answer_due_at))} />
  if (flag) return <StatusBadge kind="error" label={paymentFlagNames[flag]} />
  if (payment.refunding) return <StatusBadge kind="waiting" label={paymentFlagNames.refunding} />
  return <StatusBadge kind={depositStatusTone(payment.state)} label={paymentStateNames[payment.state]} />
}
