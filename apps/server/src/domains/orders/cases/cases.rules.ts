import { type CaseState, caseWarnDays, reopenableUntil, waitsForShop } from '@pandrop/contract/lifecycle/case'
import { daysAfter } from '@pandrop/money/days'

/** What decides about the steps of a case. */
export interface DatedCase {
  state: CaseState
  waits_since: Date
  warned_at: Date | null
  solved_at: Date | null
  last_step: string | null
}

const later = (one: Date, other: Date): Date => (one > other ? one : other)

/**
 * When a case ends by itself: so many days after our last word, and three after its customer was told
 * (docs/behaviour/orders.md#case-ends). Before that nobody knows it but as the earliest moment.
 */
export const closesAt = ({ waits_since: since, warned_at: warnedAt }: DatedCase, closeDays: number): Date => {
  const due = daysAfter(since, closeDays)
  return warnedAt ? later(due, daysAfter(warnedAt, caseWarnDays)) : due
}

/** From when on its customer is told that a case ends. */
export const warnsAt = ({ waits_since: since }: Pick<DatedCase, 'waits_since'>, closeDays: number): Date =>
  daysAfter(since, closeDays - caseWarnDays)

// As the record names what happened, and as the lifecycle does.
const steps: Readonly<Record<string, string>> = { customer: 'written', staff: 'answered' }

/** A case as its lifecycle is asked about it (packages/contract/src/lifecycle/case.ts). */
export const standingOf = (row: DatedCase & { id: number }, closeDays: number) => ({
  id: row.id,
  state: row.state,
  lastStep: steps[row.last_step ?? ''] ?? row.last_step ?? 'written',
  // Nobody ends a conversation whose customer was not told before.
  closesAt: row.warned_at ? closesAt(row, closeDays) : null,
  reopenableUntil: row.solved_at && reopenableUntil(row.solved_at),
})

/** Since when whoever has to act is waited for, after a customer's message: what waits already waits on. */
export const waitsSince = ({ state, waits_since: since }: Pick<DatedCase, 'state' | 'waits_since'>, at: Date): Date =>
  waitsForShop(state) ? since : at
