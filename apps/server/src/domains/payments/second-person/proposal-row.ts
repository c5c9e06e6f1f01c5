/**
 * What a row of money_proposals keeps for the verb that is carried out: of what goes back, how much of which line, and
 * where to.
 */
export interface ProposedTerms {
  lines?: { line: number; cents: number }[]
  destination?: 'card' | 'balance'
  note?: string
}
