import { firstRow, statement } from '../../db/statement.ts'
import type { BankFileRow } from './bank-files.sql.ts'
import { mustWait } from './held.sql.ts'

const columns = `file.id, file.message_id, file.payments, file.cents, file.execution_day,
     coalesce(member.name, file.made_by) as made_by, file.created_at,
     (select count(*) from payouts payout where payout.file_id = file.id and payout.settled_at is not null) as settled`

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

/** $3 outcomes that somebody has to look at. */
export const selectBankAnswersBefore = statement<BankAnswerRow, [before: number, limit: number, outcomes: string[]]>(
  'select_bank_answers_before',
  `select answer.id, answer.format, answer.message_id, coalesce(member.name, answer.imported_by) as imported_by,
     answer.imported_at, told.lines, told.to_look_at
   from bank_answers answer
   left join staff member on answer.imported_by = 'staff:' || member.id
   cross join lateral (
     select count(*) as lines, count(*) filter (where line.outcome = any($3)) as to_look_at
     from bank_answer_lines line
     where line.answer_id = answer.id
   ) told
   where answer.id < $1
   order by answer.id desc
   limit $2`,
)
