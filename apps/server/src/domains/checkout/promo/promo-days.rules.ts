import { dayMilliseconds, dayName, daysAfter, daysBefore } from '@pandrop/money/days'

/**
 * The first moment of a day of the shop, which counts in UTC until it has a zone of its own
 * (docs/behaviour/money.md#promo-days).
 * @param day 2026-12-01
 */
export const beginOfDay = (day: string): Date => new Date(`${day}T00:00:00Z`)

/** The first moment after a day: what is valid until a day is valid on all of it. */
export const endOfDay = (day: string): Date => daysAfter(beginOfDay(day), 1)

const isMidnight = (at: Date): boolean => at.getTime() % dayMilliseconds === 0

/** The day that begins at a moment; null where none does. */
export const firstDayOf = (from: Date): string | null => (isMidnight(from) ? dayName(from) : null)

/**
 * The last day that is whole before a moment.
 * @param until first moment that no longer belongs to it; null: there is none
 * @returns null where it lies within a day, and without an end
 */
export const lastDayOf = (until: Date | null): string | null =>
  until && isMidnight(until) ? dayName(daysBefore(until, 1)) : null
