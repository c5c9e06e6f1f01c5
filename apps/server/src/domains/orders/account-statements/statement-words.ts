import type { Text } from '@pandrop/dictionaries/translate'
import type { About } from './about.rules.ts'

/** What each kind of movement of a balance is called. */
const kinds = {
  deposit: 'statement_top_up',
  purchase: 'statement_purchase',
  refund: 'statement_refund',
  deposit_refund: 'statement_top_up_back',
  dispute: 'statement_disputed',
  dispute_won: 'statement_dispute_back',
  debt_collected: 'statement_debt',
  goodwill: 'statement_goodwill',
  correction: 'statement_correction',
  reversal: 'statement_reversal',
} as const

/** Why a balance moved, in words. */
export const kindWords = (text: Text, kind: string): string =>
  text(kind in kinds ? kinds[kind as keyof typeof kinds] : 'statement_other')

const things = {
  order: 'statement_of_order',
  deposit: 'statement_of_payment',
  adjustment: 'statement_of_adjustment',
  refund: 'statement_of_refund',
  dispute: 'statement_of_dispute',
} as const

/** What it was about, in words; empty for nothing that could be looked up. */
export const aboutWords = (text: Text, about: About | null): string =>
  about ? text(things[about.type], { id: about.id }) : ''
