import type { PayoutMethod, PayoutState } from '@pandrop/contract/lifecycle/payout'
import { firstRow, statement } from '../../../db/statement.ts'
import { mustWait } from './held.sql.ts'

/** Offers of payouts, locked in ascending id, before any payout of theirs. */
export const lockOffersOfPayouts = statement<never, [payoutIds: string[]]>(
  'lock_offers_of_payouts',
  `select
   from offers offer
   join payouts payout on payout.offer_id = offer.id
   where payout.id = any($1)
   order by offer.id
   for update of offer`,
)

/** A payout that is decided about; its row is locked. */
export interface DecidedPayoutRow {
  id: string
  /** what would leave */
  transfer_cents: number
  state: PayoutState
  method: PayoutMethod
}

export const lockPayouts = statement<DecidedPayoutRow, [payoutIds: string[]]>(
  'lock_payouts_decided',
  'select id, transfer_cents, state, method from payouts where id = any($1) order by offer_id for update',
)

/** What waits for its first pair of eyes, longest first, and for nothing else. */
export const selectUnproposed = statement<{ id: string }, [limit: number]>(
  'select_payouts_unproposed',
  `select payout.id
   from payouts payout
   where payout.state = 'requested'
     and not exists (select from payout_proposals p where p.payout_id = payout.id and p.rejected_by is null)
     and not ${mustWait('payout')}
   order by payout.requested_at, payout.id
   limit $1`,
)

export interface ProposalRow {
  id: number
  payout_id: string
  proposed_by: number
  approved_by: number | null
  rejected_by: number | null
}

/** Nobody else decides about a payout that is locked, so these need no lock of their own. */
export const selectProposals = statement<ProposalRow, [ids: number[]]>(
  'select_proposals',
  'select id, payout_id, proposed_by, approved_by, rejected_by from payout_proposals where id = any($1) order by id',
)

export const selectStandingProposals = statement<ProposalRow, [payoutIds: string[]]>(
  'select_standing_proposals',
  `select id, payout_id, proposed_by, approved_by, rejected_by
   from payout_proposals
   where payout_id = any($1) and rejected_by is null`,
)

export const insertProposals = statement<
  { id: number },
  [payoutIds: string[], source: 'desk' | 'cli', staffId: number, at: Date]
>(
  'insert_proposals',
  `insert into payout_proposals (payout_id, source, proposed_by, proposed_at)
   select payout_id, $2, $3, $4 from unnest($1::uuid[]) as named (payout_id)
   returning id`,
)

export const markProposalsApproved = statement<never, [ids: number[], staffId: number, at: Date]>(
  'approve_proposals',
  'update payout_proposals set approved_by = $2, approved_at = $3 where id = any($1)',
)

export const markProposalsRejected = statement<never, [ids: number[], staffId: number, at: Date, reason: string]>(
  'reject_proposals',
  'update payout_proposals set rejected_by = $2, rejected_at = $3, reason = $4 where id = any($1)',
)

export const selectIsApproved = firstRow<{ is_approved: boolean }, [payoutId: string]>(
  'select_payout_is_approved',
  `select exists (
     select from payout_proposals where payout_id = $1 and approved_by is not null and rejected_by is null
   ) as is_approved`,
)
