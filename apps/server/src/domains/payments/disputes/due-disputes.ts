import { daysAfter } from '@pandrop/money/days'
import type { Queryable } from '../../../db/statement.ts'
import { countToAnswer, type DueDisputeRow, selectDueDisputes, type ToAnswerRow } from './due-disputes.sql.ts'

export type DueDispute = DueDisputeRow

const dueDays = 7
const shownMax = 20

/** Disputes that somebody has to answer within seven days; those that are overdue first. */
export const dueDisputes = (q: Queryable, now: Date): Promise<DueDispute[]> =>
  selectDueDisputes(q, daysAfter(now, dueDays), shownMax)

/** How many disputes wait for an answer. */
export const disputesToAnswer = async (q: Queryable, now: Date): Promise<ToAnswerRow> => {
  const row = await countToAnswer(q, now)
  if (!row) throw new Error('a count answered no row')
  return row
}
