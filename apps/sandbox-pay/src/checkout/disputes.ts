import { type Clock, unixSeconds } from '../clock.ts'
import { newId } from '../identifier.ts'
import type { Changes, State } from '../journal/state.ts'
import type { Announce } from '../webhooks/event.ts'
import { type Dispute, type DisputeOutcome, disputeObject } from './dispute.ts'
import { isPaid } from './session.ts'

/** What can be done to disputes. Nothing here waits between its check and its write, so no two can interfere. */
export interface Disputes {
  /**
   * A dispute of all that was charged, not kept yet, with what the caller must commit for it; or why there can be none:
   * no such payment has come, or it was disputed before, which happens once in a payment's life.
   */
  draw(paymentIntent: string): { dispute: Dispute; changes: Changes } | 'not_paid' | 'disputed_before'
  /** An open dispute as the bank decided it, and what the caller must commit for that. */
  closing(dispute: Dispute, outcome: DisputeOutcome): { dispute: Dispute; changes: Changes }
}

/** The disputes over this state. */
export const createDisputes = (parts: { state: State; clock: Clock; announce: Announce }): Disputes => {
  const { state, clock, announce } = parts

  const announced = (dispute: Dispute, type: 'charge.dispute.created' | 'charge.dispute.closed') => {
    const event = announce({ type, object: disputeObject(dispute), apiVersion: dispute.apiVersion })
    return { dispute, changes: { disputes: [dispute], events: [event] } }
  }

  return {
    draw: (paymentIntent) => {
      const session = state.sessionOfPayment(paymentIntent)
      if (!session?.payment || !isPaid(session)) return 'not_paid'
      if (state.disputeOf(paymentIntent)) return 'disputed_before'
      const { currency, apiVersion, payment } = session
      const dispute: Dispute = {
        id: newId('dp_'),
        paymentIntent,
        amount: payment.amount,
        currency,
        status: 'needs_response',
        createdAt: unixSeconds(clock.now()),
        apiVersion,
      }
      return announced(dispute, 'charge.dispute.created')
    },
    closing: (dispute, outcome) => announced({ ...dispute, status: outcome }, 'charge.dispute.closed'),
  }
}
