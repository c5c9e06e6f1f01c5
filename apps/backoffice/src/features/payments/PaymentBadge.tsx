import { depositStatusTone } from '@pandrop/contract/lifecycle/order'
import type { StaffPaymentRow } from '@pandrop/contract/staff/payments'
import { StatusBadge } from '@pandrop/ui/StatusBadge'
import { paymentFlagNames, paymentStateNames } from '../../texts/payments.ts'

type Standing = Pick<StaffPaymentRow, 'state' | keyof typeof paymentFlagNames>

// What is most pressing is said: somebody has to look, then the money moves, then how it ended.
const pressing = ['held', 'refund_failed', 'disputed', 'dispute_lost', 'refunded_elsewhere'] as const

/** How a payment stands, in one mark: what somebody has to look at before anything else. */
export const PaymentBadge = (payment: Standing) => {
  const flag = pressing.find((name) => payment[name])
  if (flag) return <StatusBadge kind="error" label={paymentFlagNames[flag]} />
  if (payment.refunding) return <StatusBadge kind="waiting" label={paymentFlagNames.refunding} />
  return <StatusBadge kind={depositStatusTone(payment.state)} label={paymentStateNames[payment.state]} />
}
