import { holdsMoney, isWon } from '@pandrop/contract/lifecycle/dispute'
import { addressLine } from '@pandrop/contract/postal'
import { paymentActions, type StaffPayment } from '@pandrop/contract/staff/payments'
import { instantOrNull } from '@pandrop/contract/wire'
import { inUnits } from '@pandrop/money/money'
import type { Queryable } from '../../../db/statement.ts'
import type { Shop } from '../../../shop.ts'
import { staffNames } from '../../identity/staff/staff-names.ts'
import { isSpendingBlocked } from '../disputes/spending-blocked.ts'
import { disputesOfPayment } from '../disputes/staff-disputes.ts'
import { chargedText } from '../payments/payments.ts'
import { depositObstacle } from '../refunds/refund-deposit.ts'
import {
  type PaymentEventRow,
  type PaymentRefundRow,
  type StaffPaymentWholeRow,
  selectPaymentEvents,
  selectPaymentRefunds,
  selectWholePayment,
} from './staff-payment.sql.ts'
import { paymentObstacle } from './staff-payment-list.rules.ts'
import { toPaymentRow } from './staff-payment-list.ts'

type Disputes = Awaited<ReturnType<typeof disputesOfPayment>>

/** Everything that staff see of one card payment; undefined where there is none. */
export const staffPayment = async (
  { pool, clock, payments }: Pick<Shop, 'pool' | 'clock' | 'payments'>,
  paymentId: string,
): Promise<StaffPayment | undefined> => {
  const row = await selectWholePayment(pool, paymentId)
  if (!row) return undefined
  const [events, refunds, disputes, blocked, obstacle] = await Promise.all([
    selectPaymentEvents(pool, paymentId),
    selectPaymentRefunds(pool, paymentId),
    disputesOfPayment(pool, paymentId),
    isSpendingBlocked(pool, row.customer_id),
    obstacleOf(pool, row, clock.now()),
  ])
  const nameOf = await namesOf(pool, events, refunds, disputes)
  const isDisputed = disputes.some(({ state }) => holdsMoney(state))
  const isGivenBack = refunds.length > 0 || row.settled_elsewhere_at !== null
  const acted = { ...row, isGivenBack, isDisputed, depositObstacle: obstacle }
  return {
    ...toPaymentRow(row),
    ...factsOf(row),
    charged: chargedOf(row),
    disputed_sum: inUnits(
      disputes.reduce(
        (sum, { state, cents: held, again_cents: again }) => (isWon(state) ? sum : sum + held + again),
        0,
      ),
    ),
    spending_blocked: blocked,
    refunds: refunds.map((refund) => toRefund(row, refund, nameOf)),
    disputes: disputes.map((dispute) => toDispute(dispute, { nameOf, desk: payments.deskOfDispute(dispute.id) })),
    timeline: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString(), by_name: nameOf(event.by) })),
    actions: paymentActions.map((action) => ({ action, obstacle: paymentObstacle(action, acted) })),
  }
}

type NameOf = (by: string) => string | null

const namesOf = (
  q: Queryable,
  events: PaymentEventRow[],
  refunds: PaymentRefundRow[],
  disputes: Disputes,
): Promise<NameOf> =>
  staffNames(q, [
    ...events.map(({ by }) => by),
    ...refunds.map(({ made_by }) => made_by),
    ...disputes.map(({ released_by }) => released_by ?? ''),
  ])

const obstacleOf = async (q: Queryable, row: StaffPaymentWholeRow, now: Date) => {
  const { id: paymentId, customer_id: customerId, purpose, state, settled_at: paidAt } = row
  if (purpose !== 'topup' || state !== 'Success' || paidAt === null) return null
  return depositObstacle(q, { paymentId, customerId, paidAt }, now)
}

const factsOf = (row: StaffPaymentWholeRow) => {
  const { currency, refunded_minor: refunded, order_id: orderId, order_state: state } = row
  return {
    order: orderId !== null && state !== null ? { id: orderId, state } : null,
    refunded: refunded > 0 ? chargedText({ ...row, amount_minor: refunded }) : null,
    currency,
    currency_value: row.currency_value,
    expires_at: row.expires_at.toISOString(),
    settled_at: instantOrNull(row.settled_at),
    asked_at: instantOrNull(row.asked_at),
    settled_elsewhere_at: instantOrNull(row.settled_elsewhere_at),
    provider_session_id: row.provider_session_id,
    payment_intent: row.payment_intent,
    contact: {
      name: `${row.payer_name} ${row.payer_surname}`,
      email: row.payer_email,
      phone: row.phone,
      address: addressLine(row),
    },
  }
}

const chargedOf = (row: StaffPaymentWholeRow): string | null => {
  if (row.state === 'Success') return chargedText(row)
  if (row.reason !== 'mismatch' || row.charged_minor === null) return null
  const { charged_minor: amount_minor, charged_currency: otherwise } = row
  return otherwise === null ? chargedText({ ...row, amount_minor }) : chargedText({ amount_minor, currency: otherwise })
}

const toRefund = (
  payment: StaffPaymentWholeRow,
  refund: PaymentRefundRow,
  nameOf: NameOf,
): StaffPayment['refunds'][number] => ({
  id: refund.id,
  created_at: refund.created_at.toISOString(),
  sum: inUnits(refund.cents),
  to_card: refund.amount_minor === null ? null : chargedText({ ...payment, amount_minor: refund.amount_minor }),
  destination: refund.destination,
  seen: refund.seen,
  state: refund.state,
  failure: refund.failure,
  stranded: inUnits(refund.stranded_cents),
  moved: refund.moved,
  reason: refund.reason,
  by: nameOf(refund.made_by) ?? refund.made_by,
  provider_refund_id: refund.provider_refund_id,
})

const toDispute = (
  dispute: Disputes[number],
  { nameOf, desk }: { nameOf: NameOf; desk: string | null },
): StaffPayment['disputes'][number] => ({
  id: dispute.id,
  state: dispute.state,
  status: dispute.status,
  reason: dispute.reason,
  opened_at: dispute.opened_at.toISOString(),
  closed_at: instantOrNull(dispute.closed_at),
  disputed: chargedText(dispute),
  sum: inUnits(dispute.cents),
  debited: inUnits(dispute.debited_cents),
  collected: inUnits(dispute.collected_cents),
  settled: inUnits(dispute.settled_cents),
  again: inUnits(dispute.again_cents),
  blocks: holdsMoney(dispute.state) && dispute.released_at === null,
  released_at: instantOrNull(dispute.released_at),
  released_by: dispute.released_by === null ? null : (nameOf(dispute.released_by) ?? dispute.released_by),
  due_at: instantOrNull(dispute.due_at),
  answer_due_at: instantOrNull(dispute.answer_due_at),
  submissions: dispute.submissions,
  desk,
})
