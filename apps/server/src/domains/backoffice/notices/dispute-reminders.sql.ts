import { statement } from '../../../db/statement.ts'

/** A dispute that somebody has to answer, and what was mailed about it. */
export interface RemindedDisputeRow {
  id: string
  payment_id: string
  answer_due_at: Date
  reminded_days: number | null
}

/** Locked, so that of two servers one tells. */
export const lockDisputesToAnswer = statement<RemindedDisputeRow, [now: Date, until: Date]>(
  'lock_disputes_to_answer',
  `select id, payment_id, answer_due_at, reminded_days
   from disputes
   where answer_due_at > $1 and answer_due_at < $2
   order by id
   for update skip locked`,
)

export const noteReminded = statement<never, [disputeId: string, days: number]>(
  'note_dispute_reminded',
  'update disputes set reminded_days = $2 where id = $1',
)

/** The team's address and whoever wants to hear of disputes; where that is nobody, the administrators. */
export const selectReminded = statement<{ email: string }, []>(
  'select_reminded_of_disputes',
  `with wanted as (
     select notice_email as email from settings where notice_email <> ''
     union
     select email from staff join staff_notices on staff_id = staff.id where active and kind = 'disputes_open'
   )
   select email from wanted
   union
   select email from staff where role = 'administrator' and active and not exists (select from wanted)
   order by email`,
)
