import { isOnItsWay, isPaid, isToSend, type PayoutState } from '@pandrop/contract/lifecycle/payout'

/** What a line of a bank's answer came to. */
export type LineOutcome =
  | 'approved'
  | 'failed'
  | 'came_back'
  | 'pending'
  | 'already'
  | 'unknown'
  | 'amount_differs'
  | 'not_sent'
  | 'returned'

/** Outcomes that an operator has to look at: the bank and the books tell different things. */
export const toLookAt: readonly LineOutcome[] = ['amount_differs', 'not_sent', 'returned']

/** A line beside the payout that it names. */
export interface LineQuestion {
  says: 'paid' | 'rejected' | 'returned' | 'credited' | 'pending'
  /** null: told in another currency, or not readable */
  cents: number | null
  hasAmount: boolean
  /** undefined: no payout of ours */
  payout: { state: PayoutState; transfer: number } | undefined
  /** whether the bank has said already that its money came back, in this file or before */
  cameBack: boolean
}

/**
 * What becomes of a payout by what its bank says. Only what was sent can be paid or come back; another amount than ours
 * closes nothing. A transfer that is returned after its debit takes its payout back; all else that is settled stays.
 */
export const outcomeOf = ({ says, cents, hasAmount, payout, cameBack }: LineQuestion): LineOutcome => {
  if (!payout) return 'unknown'
  if (hasAmount && cents !== payout.transfer) return 'amount_differs'
  if (isToSend(payout.state)) return 'not_sent'
  switch (says) {
    case 'pending':
      return isOnItsWay(payout.state) ? 'pending' : 'already'
    case 'paid':
      if (isOnItsWay(payout.state)) return 'approved'
      return isPaid(payout.state) || cameBack ? 'already' : 'not_sent'
    case 'credited':
      return 'returned'
    case 'rejected':
    case 'returned':
      if (isOnItsWay(payout.state)) return 'failed'
      return isPaid(payout.state) ? 'came_back' : 'already'
  }
}
