import { firstRow, statement } from '../../../db/statement.ts'
import { mustWait } from '../payouts/held.sql.ts'
import type { LineOutcome } from './answer-line.rules.ts'
import type { BankFileRow } from './bank-files.sql.ts'

const columns = `file.id, file.message_id, file.payments, file.cents, file.execution_day,
     coalesce(member.name, file.made_by) as made_by, file.created_at,
     (select count(*)::int from payouts payout where payout.file_id = file.id and payout.state = 'approved') as paid,
     (select count(*)::int from payouts payout where payout.file_id = file.id and payout.state = 'failed') as failed`

const tables = `bank_files file left join staff member on file.made_by = 'staff:' || member.id`

export const selectBankFilesBefore = statement<BankFileRow, [before: number, limit: number]>(
  'select_bank_files_before',
  `select ${columns} from ${tables} where file.id < $1 order by file.id desc limit $2`,
)

export const selectBankFile = firstRow<BankFileRow, [number]>(
  'select_bank_file',
  `select ${columns} from ${tables} where file.id = $1`,
)

/** What the next file would hold. */
export const selectWaitingForFile = firstRow<{ payouts: number; cents: number }, []>(
  'select_waiting_for_file',
  `select count(*) as payouts, coalesce(sum(payout.transfer_cents), 0)::bigint as cents
   from payouts payout
   join payout_proposals proposal on proposal.payout_id = payout.id
   where payout.state in ('requested', 'sent') and payout.state = 'requested' and payout.method = 'sepa-manual'
     and proposal.approved_by is not null and proposal.rejected_by is null
     and not exists (select from customers where id = payout.customer_id and blocked_at is not null)
     and not ${mustWait('payout')}`,
)

export interface BankAnswerRow {
  id: number
  format: string
  message_id: string
  imported_by: string
  imported_at: Date
  lines: number
  to_look_at: number
}

const selectAnswers = `select answer.id, answer.format, answer.message_id,
     coalesce(member.name, answer.imported_by) as imported_by, answer.imported_at, told.lines, told.to_look_at
   from bank_answers answer
   left join staff member on answer.imported_by = 'staff:' || member.id
   cross join lateral (
     select count(*) as lines, count(*) filter (where line.outcome = any($1)) as to_look_at
     from bank_answer_lines line
     where line.answer_id = answer.id
   ) told`

/** $1 outcomes that somebody has to look at. */
export const selectBankAnswersBefore = statement<BankAnswerRow, [outcomes: string[], before: number, limit: number]>(
  'select_bank_answers_before',
  `${selectAnswers}
   where answer.id < $2
   order by answer.id desc
   limit $3`,
)

export const selectBankAnswer = firstRow<BankAnswerRow, [outcomes: string[], id: number]>(
  'select_bank_answer',
  `${selectAnswers}
   where answer.id = $2`,
)

export interface KeptLineRow {
  line_no: number
  day: string | null
  words: string | null
  provider_payout_id: number | null
  cost: string | null
  booking_reason: string | null
  booked_by: string | null
  booked_at: Date | null
  bookable: boolean
  end_to_end_id: string
  payout_id: string | null
  cents: number | null
  bank_status: string
  outcome: LineOutcome
  reason: string | null
}

export const selectKeptLines = statement<KeptLineRow, [answerId: number]>(
  'select_lines_of_bank_answer',
  `select line.line_no, line.end_to_end_id, line.payout_id, line.cents, line.bank_status, line.outcome, line.reason,
     line.booked_on::text as day, line.words, arrived.id as provider_payout_id, booked.cost,
     booked.reason as booking_reason, coalesce(member.name, booked.booked_by) as booked_by, booked.booked_at,
     line.outcome = 'unknown' and line.booked_on is not null and line.cents is not null
       and line.bank_status in ('CRDT', 'DBIT') and arrived.id is null and booked.booked_at is null as bookable
   from bank_answer_lines line
   left join provider_payouts arrived
     on arrived.found_answer_id = line.answer_id and arrived.found_line_no = line.line_no
   left join bank_line_bookings booked on booked.answer_id = line.answer_id and booked.line_no = line.line_no
   left join staff member on booked.booked_by = 'staff:' || member.id
   where line.answer_id = $1
   order by line.line_no`,
)

export interface PayeeRow {
  payout_id: string
  offer_id: number
  customer_id: number
  name: string
}

/** Whom payouts are for, and what. */
export const selectPayees = statement<PayeeRow, [payoutIds: string[]]>(
  'select_payees_of_lines',
  `select payout.id as payout_id, payout.offer_id, payout.customer_id, payout.name || ' ' || payout.surname as name
   from payouts payout
   where payout.id = any($1)`,
)
