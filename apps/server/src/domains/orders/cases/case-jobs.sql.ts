import { statement } from '../../../db/statement.ts'

/** A case whose customer has not answered for long. */
export interface QuietCaseRow {
  id: number
  order_id: number
  customer_id: number
  waits_since: Date
  warned_at: Date | null
}

const quiet = `select about.id, about.order_id, placed.customer_id, about.waits_since, about.warned_at
   from order_cases about
   join orders placed on placed.id = about.order_id
   where about.state = 'waits_for_customer'`

const inTurn = 'order by about.id limit 100 for no key update of about skip locked'

/** Whose customer is told that it ends. */
export const lockCasesToWarn = statement<QuietCaseRow, [waitsSince: Date]>(
  'lock_cases_to_warn',
  `${quiet} and about.warned_at is null and about.waits_since <= $1 ${inTurn}`,
)

/** Whose time is over: since our last word, and since its customer was told. */
export const lockCasesToClose = statement<QuietCaseRow, [waitsSince: Date, warnedAt: Date]>(
  'lock_cases_to_close',
  `${quiet} and about.waits_since <= $1 and about.warned_at <= $2 ${inTurn}`,
)

export const noteWarned = statement<never, [caseId: number, at: Date]>(
  'note_case_warned',
  'update order_cases set warned_at = $2 where id = $1',
)
