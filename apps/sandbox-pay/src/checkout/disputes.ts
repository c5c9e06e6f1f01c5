import type { Balance } from '../balance/balance.ts'
import { type Clock, unixSeconds } from '../clock.ts'
import { newId } from '../identifier.ts'
import type { Changes, State } from '../journal/state.ts'
import type { Announce } from '../webhooks/event.ts'
import { type Dispute, type DisputeOutcome, daysToRespond, disputeObject, dueAfter, isPastDue } from './dispute.ts'
import type { Evidence } from './evidence.ts'
import { isPaid } from './session.ts'

/** What can be done to disputes. Nothing here waits between its check and its write, so no two can interfere. */
export interface Disputes {
  /**
   * A dispute of all that was charged, not kept yet, with what the caller must commit for it; or why there can be none:
   * no such payment has come, or it was disputed before, which happens once in a payment's life. The shop has so many
   * days to answer it.
   */
  draw(paymentIntent: string, days?: number): { dispute: Dispute; changes: Changes } | 'not_paid' | 'disputed_before'
  /** An open dispute as the bank decided it, and what the caller must commit for that. */
  closing(dispute: Dispute, outcome: DisputeOutcome): { dispute: Dispute; changes: Changes }
  /**
   * A dispute with what the shop says of it, sent to the bank or only kept; or why it takes none: it is decided, was
   * answered, or nobody answered in time.
   */
  answering(
    dispute: Dispute,
    evidence: Evidence,
    submits: boolean,
  ): { dispute: Dispute; changes: Changes } | 'closed' | 'answered' | 'past_due'
  /** As Stripe answers it now. */
  show(dispute: Dispute): object
}

/** The disputes over this state. */
export const createDisputes = (parts: {
  state: State
  clock: Clock
  announce: Announce
  balance: Balance
}): Disputes => {
  const { state, clock, announce, balance } = parts

  const announced = (dispute: Dispute, type: 'created' | 'updated' | 'closed') => {
    const object = disputeObject(dispute, clock.now())
    const event = announce({ type: `charge.dispute.${type}`, object, apiVersion: dispute.apiVersion })
    // What is said of it moves no money, and neither does an answer.
    const transactions = type === 'updated' ? [] : balance.ofDispute(dispute)
    return { dispute, changes: { disputes: [dispute], transactions, events: [event] } }
  }

  return {
    draw: (paymentIntent, days = daysToRespond.usual) => {
      const session = state.sessionOfPayment(paymentIntent)
      if (!session?.payment || !isPaid(session)) return 'not_paid'
      if (state.disputeOf(paymentIntent)) return 'disputed_before'
      const { currency, apiVersion, payment } = session
      const createdAt = unixSeconds(clock.now())
      const dispute: Dispute = {
        id: newId('dp_'),
        paymentIntent,
        amount: payment.amount,
        currency,
        status: 'needs_response',
        createdAt,
        dueBy: dueAfter(createdAt, days),
        evidence: {},
        submissions: 0,
        apiVersion,
      }
      return announced(dispute, 'created')
    },
    closing: (dispute, outcome) => announced({ ...dispute, status: outcome }, 'closed'),
    answering: (dispute, added, submits) => {
      if (dispute.status === 'under_review') return 'answered'
      if (dispute.status !== 'needs_response') return 'closed'
      if (isPastDue(dispute, clock.now())) return 'past_due'
      const evidence = { ...dispute.evidence, ...added }
      const answered: Dispute = submits
        ? { ...dispute, evidence, status: 'under_review', submissions: dispute.submissions + 1 }
        : { ...dispute, evidence }
      return announced(answered, 'updated')
    },
    show: (dispute) => disputeObject(dispute, clock.now()),
  }
}
