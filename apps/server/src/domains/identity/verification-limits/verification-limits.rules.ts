import type { VerificationLimitKind } from '@pandrop/contract/verification-limits'
import { daysAfter, daysBefore } from '@pandrop/money/days'
import { type Cents, cents } from '@pandrop/money/money'

/** For so many days of 24 hours a sum counts (docs/behaviour/accounts.md#verification-limits-count). */
const countedDays = 365

/** What counts towards a limit at this moment. */
export interface CountedSum {
  used: Cents
  /** when the oldest of it was asked for; null: nothing counts */
  oldestAt: Date | null
}

/** How far a customer is from a limit. */
export interface LimitStanding {
  kind: VerificationLimitKind
  limit: Cents
  used: Cents
  /** the most that can still be asked for */
  left: Cents
  /** when the oldest of what counts stops counting; null: nothing counts */
  until: Date | null
}

/** What was asked for at this moment or earlier counts no more. */
export const countedSince = (now: Date): Date => daysBefore(now, countedDays)

/**
 * How far a customer is from a limit (docs/behaviour/accounts.md#verification-limits).
 * @param limit null where the settings have it off
 * @returns none where it is off
 */
export const standingOf = (
  kind: VerificationLimitKind,
  limit: Cents | null,
  { used, oldestAt }: CountedSum,
): LimitStanding[] => {
  if (limit === null) return []
  const left = cents(Math.max(limit - used, 0))
  return [{ kind, limit, used, left, until: oldestAt && daysAfter(oldestAt, countedDays) }]
}

/** Whether a further sum passes one of the limits; one that comes up to a limit to the cent does not. */
export const passesLimit = (standings: readonly LimitStanding[], sum: Cents): boolean =>
  standings.some(({ left }) => sum > left)
