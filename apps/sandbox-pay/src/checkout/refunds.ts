import type { Balance } from '../balance/balance.ts'
import { type Clock, unixSeconds } from '../clock.ts'
import type { Faults } from '../faults.ts'
import { newId } from '../identifier.ts'
import type { Changes, State } from '../journal/state.ts'
import type { Announce, EventType, WebhookEvent } from '../webhooks/event.ts'
import { putOff } from './later.ts'
import { chargeOf, type Refund, type RefundDraft, refundObject } from './refund.ts'
import { isPaid, type Payment, type Session } from './session.ts'
import { cardThatPaid, type TestCard } from './test-cards.ts'

/** Why money cannot go back. */
export type NoRefund =
  | { reason: 'unknown_payment' }
  /** the payment has no money to give back */
  | { reason: 'not_paid' }
  /** the bank has taken the money back already, or may yet */
  | { reason: 'disputed'; charge: string }
  | { reason: 'already_refunded'; charge: string }
  /** amounts in the smallest unit of the payment's currency */
  | { reason: 'too_much'; left: number; currency: string }

/** A payment from which money can go back, and how much. */
interface Refundable {
  session: Session
  left: number
  card: TestCard
}

/** What can be done to refunds. Nothing here waits between its check and its write, so no two can interfere. */
export interface Refunds {
  /** A refund, not kept yet, with what the caller must commit for it; or why there can be none. */
  draw(draft: RefundDraft): { refund: Refund; changes: Changes } | NoRefund
  /** What the caller must commit when the bank behind a refund with this id has made up its mind. */
  settlement(id: string, status: 'succeeded' | 'failed'): Changes
}

/** The refunds over this state. */
export const createRefunds = (parts: {
  state: State
  clock: Clock
  faults: Faults
  announce: Announce
  balance: Balance
}): Refunds => {
  const { state, clock, faults, announce, balance } = parts

  const tell = (refund: Refund, type: EventType): WebhookEvent =>
    announce({ type, object: refundObject(refund), apiVersion: refund.apiVersion })

  /** What has not gone back of a payment, and its terms; or why nothing can go back. */
  const refundable = (paymentIntent: string): Refundable | NoRefund => {
    const session = state.sessionOfPayment(paymentIntent)
    if (!session?.payment) return { reason: 'unknown_payment' }
    if (!isPaid(session)) return { reason: 'not_paid' }
    const charge = chargeOf(paymentIntent)
    const dispute = state.disputeOf(paymentIntent)
    if (dispute && dispute.status !== 'won') return { reason: 'disputed', charge }
    const left = leftOf(session.payment, state.refundsOf(paymentIntent))
    if (left === 0) return { reason: 'already_refunded', charge }
    return { session, left, card: cardThatPaid(session.payment.card) }
  }

  const draw = (draft: RefundDraft): { refund: Refund; changes: Changes } | NoRefund => {
    const found = refundable(draft.paymentIntent)
    if ('reason' in found) return found
    const { session, left, card } = found
    const { currency, apiVersion } = session
    if (draft.amount !== null && draft.amount > left) return { reason: 'too_much', left, currency }
    const refund: Refund = {
      ...draft,
      id: newId('re_'),
      amount: draft.amount ?? left,
      currency,
      status: firstStatus(card),
      createdAt: unixSeconds(clock.now()),
      apiVersion,
    }
    const last = lastStatus(card)
    const deed = { kind: 'refund_settles', refund: refund.id, status: last } as const
    const later = last === refund.status ? [] : [putOff(deed, faults.lateSeconds, clock.now())]
    const events = [tell(refund, 'refund.created')]
    return { refund, changes: { refunds: [refund], transactions: [balance.ofRefund(refund)], events, later } }
  }

  return {
    draw,
    settlement: (id, status) => {
      const refund = state.refunds.get(id)
      if (!refund || refund.status === status) return {}
      const settled: Refund = { ...refund, status }
      const type = status === 'failed' ? 'refund.failed' : 'refund.updated'
      const transactions = status === 'failed' ? [balance.ofFailedRefund(settled)] : []
      return { refunds: [settled], transactions, events: [tell(settled, type)] }
    },
  }
}

// A refund that failed gave nothing back.
const leftOf = (payment: Payment, refunds: readonly Refund[]): number =>
  refunds.reduce((left, { amount, status }) => (status === 'failed' ? left : left - amount), payment.amount)

const firstStatus = ({ refunds }: TestCard): Refund['status'] =>
  refunds === 'succeed' || refunds === 'bounce' ? 'succeeded' : 'pending'

const lastStatus = ({ refunds }: TestCard): 'succeeded' | 'failed' =>
  refunds === 'succeed' || refunds === 'succeed_later' ? 'succeeded' : 'failed'
