import { ok, type Refused, type Result, refuse } from '@pandrop/contract/result'

export type PayoutState = 'requested' | 'sent' | 'approved' | 'set_off' | 'failed'

export type PayoutMethod = 'sepa-manual' | 'card-form'

/** What an operator or the bank records about a payout; the database has the same table (check_payout_change). */
export const payoutSteps = {
  sent: { from: ['requested'], to: 'sent' },
  confirmed: { from: ['sent'], to: 'approved' },
  failed: { from: ['requested', 'sent'], to: 'failed' },
  returned: { from: ['approved'], to: 'failed' },
} as const satisfies Record<string, { from: readonly PayoutState[]; to: PayoutState }>

export type PayoutStep = keyof typeof payoutSteps

/** A payout as far as a step is decided by it; the row is locked. */
export interface StandingPayout {
  id: string
  state: PayoutState
  method: PayoutMethod
  /** whether a second person has approved it (proposals.ts) */
  isApproved: boolean
}

/**
 * Whether a step may be taken now.
 * @returns `again` where the payout stands there already; refuses payout_state_wrong with what is possible instead, and
 *   payout_not_approved where only one person wants the money to leave
 */
export const decidePayoutStep = (
  payout: StandingPayout,
  step: PayoutStep,
): Result<'now' | 'again', 'payout_state_wrong' | 'payout_not_approved'> => {
  const { from, to }: { from: readonly PayoutState[]; to: PayoutState } = payoutSteps[step]
  if (payout.state === to) return ok('again')
  if (!from.includes(payout.state)) return wrongPayoutState(payout)
  return step === 'sent' && !payout.isApproved ? refuse('payout_not_approved') : ok('now')
}

/**
 * The verbs that an operator has for a payout now, in the words of the command line. Files go to a bank and come from
 * one, and no bank knows of a payout to a card.
 */
export const possibleWithPayout = ({
  state,
  method,
  isApproved,
}: Pick<StandingPayout, 'state' | 'method' | 'isApproved'>): string[] => {
  const isBank = method === 'sepa-manual'
  switch (state) {
    case 'requested':
      if (!isApproved) return ['approve', 'failed']
      return isBank ? ['file', 'sent', 'failed'] : ['sent', 'failed']
    case 'sent':
      return isBank ? ['import', 'confirmed', 'failed'] : ['confirmed', 'failed']
    case 'approved':
      return isBank ? ['import', 'returned'] : ['returned']
    case 'set_off':
    case 'failed':
      return []
  }
}

const wrongPayoutState = ({ id, state, method, isApproved }: StandingPayout): Refused<'payout_state_wrong'> => {
  const possible = possibleWithPayout({ state, method, isApproved }).join(', ') || 'nothing'
  return refuse('payout_state_wrong', { values: { payout: id, state, possible } })
}
