import type { PayoutMethod, PayoutState } from '@pandrop/contract/lifecycle/payout'
import type { PostalContact } from '@pandrop/contract/postal'
import type { PayoutStage, PayoutView } from '@pandrop/contract/staff/payouts'
import { microsecondsOf, momentOf } from '../../../db/keyset.ts'
import { firstRow, statement } from '../../../db/statement.ts'
import { mustWait } from './held.sql.ts'

/** A proposal with the names of who decided. */
export interface ProposalNamesRow {
  proposal_id: number
  source: 'desk' | 'cli'
  proposed_by: number
  proposer: string
  proposed_at: Date
  approved_by: number | null
  approver: string | null
  approved_at: Date | null
  rejected_by: number | null
  rejecter: string | null
  rejected_at: Date | null
  reason: string | null
}

/** A payout as a list of the back office shows it, with the proposal that stands. */
export interface StaffPayoutListRow extends Omit<ProposalNamesRow, 'proposal_id'> {
  id: string
  offer_id: number
  title: string
  customer_id: number
  name: string
  surname: string
  /** what leaves */
  transfer_cents: number
  set_off_cents: number
  method: PayoutMethod
  state: PayoutState
  stage: PayoutStage
  iban_masked: string | null
  first_name: string
  last_name: string
  requested_at: Date
  sent_at: Date | null
  settled_at: Date | null
  returned_at: Date | null
  file_id: number | null
  failure_reason: string | null
  proposal_id: number | null
  is_blocked: boolean
  /** whether nobody may propose or send it now (held.sql.ts) */
  is_held: boolean
  /** microseconds since 1970 of what the list is sorted by */
  microseconds: number
}

const stage = `case payout.state
     when 'requested' then case
       when proposal.id is null then 'to_propose'
       when proposal.approved_by is null then 'to_approve'
       else 'approved'
     end
     when 'sent' then 'sent'
     else 'ended'
   end`

const proposalColumns = `proposal.id as proposal_id, proposal.source, proposal.proposed_by,
     proposer.name as proposer, proposal.proposed_at, proposal.approved_by, approver.name as approver,
     proposal.approved_at, proposal.rejected_by, rejecter.name as rejecter, proposal.rejected_at, proposal.reason`

const people = `left join staff proposer on proposer.id = proposal.proposed_by
   left join staff approver on approver.id = proposal.approved_by
   left join staff rejecter on rejecter.id = proposal.rejected_by`

const listColumns = `payout.id, payout.offer_id, offer.title, payout.customer_id, payout.name, payout.surname,
     payout.transfer_cents, payout.set_off_cents, payout.method, payout.state, ${stage} as stage, payout.iban_masked,
     payout.first_name, payout.last_name, payout.requested_at, payout.sent_at, payout.settled_at, payout.returned_at,
     payout.file_id, payout.failure_reason, customer.blocked_at is not null as is_blocked,
     ${mustWait('payout')} as is_held, ${proposalColumns}`

const listTables = `payouts payout
   join offers offer on offer.id = payout.offer_id
   join customers customer on customer.id = payout.customer_id
   left join payout_proposals proposal on proposal.payout_id = payout.id and proposal.rejected_by is null
   ${people}`

/** What has not ended, longest waiting first. State and stage say the same twice: the state has an index. */
export const selectQueuedPayouts = statement<
  StaffPayoutListRow,
  { state: PayoutState; stage: PayoutStage; microseconds: number; id: string; rowsMax: number }
>(
  'select_queued_payouts',
  `select ${listColumns}, ${microsecondsOf('payout.requested_at')} as microseconds
   from ${listTables}
   where payout.state in ('requested', 'sent') and payout.state = :state and ${stage} = :stage
     and (payout.requested_at, payout.id) > (${momentOf(':microseconds')}, :id::uuid)
   order by payout.requested_at, payout.id
   limit :rowsMax`,
)

/** What ended, newest first. */
export const selectEndedPayouts = statement<StaffPayoutListRow, [microseconds: number, id: string, limit: number]>(
  'select_ended_payouts',
  `select ${listColumns}, ${microsecondsOf('payout.settled_at')} as microseconds
   from ${listTables}
   where payout.settled_at is not null
     and (payout.settled_at, payout.id) < (${momentOf('$1')}, $2::uuid)
   order by payout.settled_at desc, payout.id desc
   limit $3`,
)

/** An offer is ready again after its payout came to nothing; it has a newer one as soon as its customer asks. */
const isToLookAt = `payout.state = 'failed' and offer.state = 'ready_for_payout'
     and not exists (
       select from payouts later where later.offer_id = payout.offer_id and later.requested_at > payout.requested_at
     )`

/** What came to nothing and was not asked for again, newest first. */
export const selectPayoutsToLookAt = statement<StaffPayoutListRow, [microseconds: number, id: string, limit: number]>(
  'select_payouts_to_look_at',
  `select ${listColumns}, ${microsecondsOf('payout.settled_at')} as microseconds
   from ${listTables}
   where ${isToLookAt} and (payout.settled_at, payout.id) < (${momentOf('$1')}, $2::uuid)
   order by payout.settled_at desc, payout.id desc
   limit $3`,
)

export const selectFailedPayouts = firstRow<{ payouts: number; cents: number }, []>(
  'select_failed_payouts',
  `select count(*)::int as payouts, coalesce(sum(payout.transfer_cents), 0)::bigint as cents
   from payouts payout
   join offers offer on offer.id = payout.offer_id
   where ${isToLookAt}`,
)

export interface PayoutTotalRow {
  stage: PayoutView
  payouts: number
  cents: number
  for_you: number
}

/**
 * What has not ended, by stage. For somebody is what is not theirs to approve because they proposed it, not with the
 * bank, and not held.
 */
export const selectPayoutTotals = statement<PayoutTotalRow, [staffId: number]>(
  'select_payout_totals',
  `select ${stage} as stage, count(*)::int as payouts, sum(payout.transfer_cents)::bigint as cents,
     (count(*) filter (
       where payout.state = 'requested'
         and (proposal.id is null or proposal.approved_by is not null or proposal.proposed_by <> $1)
         and customer.blocked_at is null
         and not ${mustWait('payout')}
     ))::int as for_you
   from payouts payout
   join customers customer on customer.id = payout.customer_id
   left join payout_proposals proposal on proposal.payout_id = payout.id and proposal.rejected_by is null
   where payout.state in ('requested', 'sent')
   group by 1`,
)

export interface StaffPayoutWholeRow extends StaffPayoutListRow, PostalContact {
  end_to_end_id: string
  setup_intent: string | null
  message_id: string | null
  made_by: string | null
  created_at: Date | null
  execution_day: string | null
}

export const selectStaffPayout = firstRow<StaffPayoutWholeRow, [string]>(
  'select_staff_payout',
  `select ${listColumns}, 0 as microseconds, payout.email, payout.phone, payout.country, payout.city, payout.address,
     payout.post_code, payout.end_to_end_id, form.setup_intent, file.message_id, file.made_by, file.created_at,
     file.execution_day
   from ${listTables}
   left join card_forms form on form.id = payout.card_form_id
   left join bank_files file on file.id = payout.file_id
   where payout.id = $1`,
)

export const selectProposalsOfPayout = statement<ProposalNamesRow, [payoutId: string]>(
  'select_proposals_of_payout',
  `select ${proposalColumns}
   from payout_proposals proposal
   ${people}
   where proposal.payout_id = $1
   order by proposal.id desc`,
)

/** Since this payout was asked for; an earlier one of the same offer has its own page. */
export const selectPayoutTimeline = statement<
  { kind: string; by: string; at: Date; why: string },
  [offerId: number, since: Date, until: Date | null]
>(
  'select_payout_timeline',
  `select event.kind, coalesce(member.name, event.by) as by, event.at, event.why
   from offer_events event
   left join staff member on event.by = 'staff:' || member.id
   where event.offer_id = $1 and event.kind like 'payout%'
     and event.at >= $2 and ($3::timestamptz is null or event.at <= $3)
   order by event.id`,
)

export interface BankLineOfPayoutRow {
  format: string
  message_id: string
  imported_at: Date
  bank_status: string
  outcome: string
  cents: number | null
  reason: string | null
}

export const selectBankLinesOfPayout = statement<BankLineOfPayoutRow, [payoutId: string]>(
  'select_bank_lines_of_payout',
  `select answer.format, answer.message_id, answer.imported_at, line.bank_status, line.outcome, line.cents, line.reason
   from bank_answer_lines line
   join bank_answers answer on answer.id = line.answer_id
   where line.payout_id = $1
   order by answer.id, line.line_no`,
)
