import type Stripe from 'stripe'
import type { MovesOfIntent } from './provider.ts'
import { disputeReportOf } from './stripe-dispute.ts'
import { refundReportOf } from './stripe-refund.ts'
import { isRefusal, unavailable } from './stripe-unavailable.ts'

const perPage = 100
// A charge has a handful: what stands beyond this was not made by people.
const all = { limit: 1000 }

/** What the provider lists of a charge (API reference, List refunds and List disputes). */
export const listMoves = async (stripe: Stripe, paymentIntent: string): Promise<MovesOfIntent> => {
  const ofIntent = { payment_intent: paymentIntent, limit: perPage }
  try {
    const [refunds, disputes] = await Promise.all([
      stripe.refunds.list(ofIntent).autoPagingToArray(all),
      stripe.disputes.list(ofIntent).autoPagingToArray(all),
    ])
    return {
      outcome: 'found',
      refunds: refunds.map(refundReportOf),
      disputes: disputes.map((dispute) => disputeReportOf(dispute, null)),
    }
  } catch (error) {
    if (isRefusal(error)) return { outcome: 'found', refunds: [], disputes: [] }
    return unavailable(error)
  }
}
