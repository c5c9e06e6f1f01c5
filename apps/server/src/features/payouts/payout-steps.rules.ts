import { ok, type Refused, type Result, refuse } from '@pandrop/contract/result'

export type PayoutState = 'requested' | 'sent' | 'approved' | 'failed'

export type PayoutMethod = 'sepa-manual' | 'card-form'

/** What an operator or the bank records about a payout; the database has the same table (check_payout_change). */
export const payoutSteps = {
  sent: { from: ['requested'], to: 'sent' },
  confirmed: { from: ['sent'], to: 'approved' },
  failed: { from: ['requested', 'sent'], to: 'failed' },
} as const satisfies Record<string, { from: readonly PayoutState[]; to: PayoutState }>

export type PayoutStep = keyof typeof payoutSteps

/** A payout as far as a step is decided by it; the row is locked. */
export interface StandingPayout {
  id: string
  state: PayoutState
}

/**
 * Whether a step may be taken now.
 * @returns `again` where the payout stands there already; refuses payout_state_wrong with what is possible instead
 */
export const decidePayoutStep = (
  payout: StandingPayout,
  step: PayoutStep,
): Result<'now' | 'again', 'payout_state_wrong'> => {
  const { from, to }: { from: readonly PayoutState[]; to: PayoutState } = payoutSteps[step]
  if (payout.state === to) return ok('again')
  return from.includes(payout.state) ? ok('now') : wrongPayoutState(payout)
}

/** The verbs that an operator has for a payout now, in the words of the command line. */
export const possibleWithPayout = ({ state }: Pick<StandingPayout, 'state'>): string[] => {
  switch (state) {
    case 'requested':
      return ['file', 'sent', 'failed']
    case 'sent':
      return ['import', 'confirmed', 'failed']
    case 'approved':
    case 'failed':
      return []
  }
}

const wrongPayoutState = ({ id, state }: StandingPayout): Refused<'payout_state_wrong'> => {
  const possible = possibleWithPayout({ state }).join(', ') || 'nothing'
  return refuse('payout_state_wrong', { values: { payout: id, state, possible } })
}
