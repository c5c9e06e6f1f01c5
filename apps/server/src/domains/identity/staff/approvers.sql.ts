import { firstRow } from '../../../db/statement.ts'

/** Why somebody cannot approve; approval_barred (0032) says what the words mean. */
export interface BarRow {
  why: 'new' | 'tied'
  until: Date
}

/** What bars longest; no row: nothing does. */
export const selectBar = firstRow<BarRow, [proposers: readonly (number | null)[], approver: number, at: Date]>(
  'select_approval_bar',
  `select bar.why, bar.until
   from unnest($1::bigint[]) as proposed (proposer)
   cross join lateral approval_barred(proposer, $2, $3) as bar
   order by bar.until desc
   limit 1`,
)
