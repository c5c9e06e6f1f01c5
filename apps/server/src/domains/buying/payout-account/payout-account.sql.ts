import { firstRow, statement } from '../../../db/statement.ts'
import type { Debtor } from '../bank-files/payment-file.rules.ts'

export interface AccountProposalRow extends Debtor {
  id: number
  reason: string
  state: 'proposed' | 'approved' | 'declined'
  proposed_by: number
  proposer: string
  proposed_at: Date
}

const proposals = `
  select p.id, p.name, p.iban, p.bic, p.town, p.country, p.reason, p.state, p.proposed_by, s.name as proposer,
    p.proposed_at
  from payout_account_proposals p
  join staff s on s.id = p.proposed_by`

export const selectStandingProposal = firstRow<AccountProposalRow, []>(
  'select_standing_account_proposal',
  `${proposals} where p.state = 'proposed'`,
)

/** Of two decisions at once the later one sees the earlier. */
export const lockAccountProposal = firstRow<AccountProposalRow, [id: number]>(
  'lock_account_proposal',
  `${proposals} where p.id = $1 for update of p`,
)

/** No row: another one stands. */
export const insertAccountProposal = firstRow<
  { id: number },
  Debtor & { reason: string; proposedBy: number; at: Date }
>(
  'insert_account_proposal',
  `insert into payout_account_proposals (name, iban, bic, town, country, reason, proposed_by, proposed_at)
   values (:name, :iban, :bic, :town, :country, :reason, :proposedBy, :at)
   on conflict do nothing
   returning id`,
)

export const markAccountProposal = statement<
  never,
  [id: number, state: 'approved' | 'declined', decidedBy: number, at: Date]
>(
  'mark_account_proposal',
  'update payout_account_proposals set state = $2, decided_by = $3, decided_at = $4 where id = $1',
)
