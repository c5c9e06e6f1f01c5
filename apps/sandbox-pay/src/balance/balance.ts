import type { Dispute } from '../checkout/dispute.ts'
import { chargeOf, type Refund } from '../checkout/refund.ts'
import type { Session } from '../checkout/session.ts'
import { type Clock, unixSeconds } from '../clock.ts'
import { newId } from '../identifier.ts'
import { type BalanceTransaction, chargeFee, disputeFeeCents, settled, type TransactionType } from './transaction.ts'

/** The movements of the shop's balance that follow from what happens: not kept yet, the caller commits each with it. */
export interface Balance {
  ofCharge(session: Session): BalanceTransaction[]
  ofRefund(refund: Refund): BalanceTransaction
  /** A refund that the bank did not take brings back what it took. */
  ofFailedRefund(refund: Refund): BalanceTransaction
  /** A dispute takes what was charged and a fee; one that is won gives back the former alone, a lost one nothing. */
  ofDispute(dispute: Dispute): BalanceTransaction[]
}

const daySeconds = 24 * 3600

/** The beginning of the next day in UTC: what came today is paid out from then on. */
export const nextDay = (now: number): number => (Math.floor(now / daySeconds) + 1) * daySeconds

interface Moved {
  type: TransactionType
  source: string
  amount: number
  fee?: number
  exchangeRate?: number | null
}

/** A movement at `now`, Unix seconds, that waits for a payout. */
export const newTransaction = (
  { type, source, amount, fee = 0, exchangeRate = null }: Moved,
  now: number,
): BalanceTransaction => ({
  id: newId('txn_'),
  type,
  source,
  amount,
  fee,
  exchangeRate,
  createdAt: now,
  availableOn: nextDay(now),
  payout: null,
})

/** The balance by this clock. */
export const createBalance = ({ clock }: { clock: Clock }): Balance => {
  const moved = (what: Moved) => newTransaction(what, unixSeconds(clock.now()))

  const refundMoves = (type: 'refund' | 'refund_failure', sign: 1 | -1, { id, amount, currency }: Refund) => {
    const { cents, exchangeRate } = settled(amount, currency)
    return moved({ type, source: id, amount: sign * cents, exchangeRate })
  }

  return {
    ofCharge: ({ payment, currency }) => {
      if (payment?.state !== 'succeeded') return []
      const { cents, exchangeRate } = settled(payment.amount, currency)
      const source = chargeOf(payment.intent)
      return [moved({ type: 'charge', source, amount: cents, fee: chargeFee(cents), exchangeRate })]
    },
    ofRefund: (refund) => refundMoves('refund', -1, refund),
    ofFailedRefund: (refund) => refundMoves('refund_failure', 1, refund),
    ofDispute: ({ id, amount, currency, status }) => {
      const { cents, exchangeRate } = settled(amount, currency)
      const adjustment = { type: 'adjustment', source: id, exchangeRate } as const
      if (status === 'needs_response') return [moved({ ...adjustment, amount: -cents, fee: disputeFeeCents })]
      return status === 'won' ? [moved({ ...adjustment, amount: cents })] : []
    },
  }
}
